/** What others did since my last turn, as a story: what was aimed at me comes first. */

import type { Entry } from './protocol';

export interface Told {
  entry: Entry;
  /** it speaks of me */
  aimed: boolean;
}

/** The entries after my last own one that still stand. `names`: what I am called at this table. */
export function since(entries: Entry[], mine: number[], names: string[]): Told[] {
  const standing = entries.filter((entry) => !entry.undone);
  const own = standing.findLastIndex((entry) => mine.includes(entry.seat));
  const told = standing.slice(own + 1).map((entry) => ({ entry, aimed: speaksOf(entry, names) }));
  return [...told.filter((one) => one.aimed), ...told.filter((one) => !one.aimed)];
}

function speaksOf(entry: Entry, names: string[]): boolean {
  return [entry.words, ...entry.news].some((line) => names.some((name) => name !== '' && line.includes(name)));
}
