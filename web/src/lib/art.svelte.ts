/** The drawings: the game's own from the server, the shared ones from here. */

import * as api from './api';
import type { Art, Colour, GameInfo } from './protocol';
import { settings } from './settings.svelte';

const drawings = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });
const shared: Art = Object.fromEntries(
  Object.entries(drawings).map(([path, svg]) => [path.slice('./icons/'.length, -'.svg'.length), svg]),
);

const arts: Record<string, Art> = $state({});
let list: GameInfo[] = $state.raw([]);
let listed = '';

/** A shared drawing. */
export const icon = (name: string): string => shared[name] ?? '';

/** A drawing of a game; a shared one of the same name helps out. */
export const drawing = (game: string, name: string): string => arts[game]?.[name] ?? shared[name] ?? '';

export const hasDrawing = (game: string, name: string): boolean => arts[game]?.[name] !== undefined;

export const games = (): GameInfo[] => list;
export const game = (name: string): GameInfo | undefined => list.find((one) => one.name === name);
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
  arts[name] ??= await api.art(name);
}
