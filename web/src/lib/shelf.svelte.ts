/** The cards of a game as they are printed, fetched once per game and language. */

import * as api from './api';
import type { CardInfo } from './protocol';
import { settings } from './settings.svelte';

const known = new Map<string, Promise<CardInfo[]>>();

export function cardsOf(game: string): Promise<CardInfo[]> {
  const key = `${game} ${settings.lang}`;
  const found = known.get(key) ?? api.cards(game, settings.lang);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
