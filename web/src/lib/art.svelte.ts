/** The drawings: a game's own from the server, those picked out of game-icons for it, the shared ones from here. */

import emblems from 'virtual:emblems';
import * as api from './api';
import type { Art, Colour, GameInfo } from './protocol';
import { settings } from './settings.svelte';

const drawings = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });
const shared: Art = Object.fromEntries(
  Object.entries(drawings).map(([path, svg]) => [path.slice('./icons/'.length, -'.svg'.length), svg]),
);

const arts: Record<string, Art> = $state({});
const outlines: Record<string, Record<string, string>> = $state({});
let list: GameInfo[] = $state.raw([]);
let listed = '';

/** A shared drawing. */
export const icon = (name: string): string => shared[name] ?? '';

/** The outline of a drawing in a square of 512, where it is a single one. */
export const outline = (game: string, name: string): string | undefined => outlines[game]?.[name];

/** A drawing of a game; a shared one of the same name helps out. */
export function drawing(game: string, name: string): string {
  const path = outline(game, name);
  return arts[game]?.[name] ?? (path ? `<svg viewBox="0 0 512 512" fill="currentColor"><path d="${path}"/></svg>` : (shared[name] ?? ''));
}

export const hasDrawing = (game: string, name: string): boolean => drawing(game, name) !== '';

export const games = (): GameInfo[] => list;
export const game = (name: string): GameInfo | undefined => list.find((one) => one.name === name);
export const botTitle = (gameName: string, bot: string): string => game(gameName)?.bots.find((one) => one.name === bot)?.title ?? bot;
/** What a small drawing on a card means. */
export const meaning = (gameName: string, name: string): string | undefined => game(gameName)?.signs[name];
export const colour = (gameName: string, name: string | undefined): Colour | undefined =>
  name === undefined ? undefined : game(gameName)?.colours[name];

/** All games in the chosen language, fetched once per language. */
export async function loadGames(): Promise<void> {
  const lang = settings.lang;
  if (listed === lang) return;
  const fetched = await api.games(lang);
  listed = lang;
  list = fetched;
}

export async function loadArt(name: string): Promise<void> {
  if (arts[name]) return;
  const [own, picked] = await Promise.all([api.art(name), emblems[name]?.()]);
  outlines[name] = picked?.default ?? {};
  arts[name] = own;
}
