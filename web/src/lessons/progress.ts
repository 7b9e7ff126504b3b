/** How far this browser's owner has come in the lessons; kept in localStorage, never sent anywhere. */

import type { GameInfo } from '../lib/protocol';

const STORE = 'zeitriss.lessons';

type Kept = Record<string, Record<string, number>>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

/** Answers given in a lesson so far. */
export const reached = (game: string, lesson: string): number => read()[game]?.[lesson] ?? 0;

export function keep(game: string, lesson: string, at: number): void {
  const kept = read();
  localStorage.setItem(STORE, JSON.stringify({ ...kept, [game]: { ...kept[game], [lesson]: at } }));
}

export function forget(game: string): void {
  const { [game]: _, ...others } = read();
  localStorage.setItem(STORE, JSON.stringify(others));
}

/** From 0 to 1: how much of a game's lessons is done. */
export function learned(game: GameInfo): number {
  const all = game.lessons.reduce((sum, one) => sum + one.total, 0);
  const done = game.lessons.reduce((sum, one) => sum + Math.min(one.total, reached(game.name, one.id)), 0);
  return all ? done / all : 0;
}
