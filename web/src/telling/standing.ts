/** Numbers while a story is told: each changes with the beat that tells of it, not before. */

import type { Beat, Entry, Scene, Thing } from '../lib/protocol';
import { counters, tellable, thingsOf, type Chapter } from './story';

/** Lines that arrived together, with one table before and one after all of them, as chapters to be told one by one. */
export function chaptersOf(entries: Entry[], mine: number[], before: Scene | undefined, after: Scene | undefined, gone: NonNullable<Chapter['gone']>): Chapter[] {
  const told = entries.map((entry): Chapter => ({ entry, beats: tellable(entry, mine), after, gone }));
  if (!before || !after) return told;
  const stand = starting(entries, before, after, gone);
  const known = new Set(thingsOf(before).map(({ id }) => id));
  return told.map((chapter, i) => {
    const fresh = new Set(thingsOf(after).flatMap(({ id }) => (known.has(id) ? [] : [id])));
    (chapter.entry.beats ?? []).flatMap(named).forEach((id) => known.add(id));
    const all = chapter.entry.beats ?? [];
    // What I did myself has happened before the story begins.
    const numbers = new Map([...stand].map(([id, now]) => [id, now + sum(all, id) - sum(chapter.beats, id)]));
    all.forEach((beat) => change(stand, beat));
    return i === 0 ? { ...chapter, before, fresh, numbers } : { ...chapter, fresh, numbers };
  });
}

/** What came to the table with something that is still to be told after so many beats: it is kept back until then. */
export function awaited([chapter, ...rest]: Chapter[], shown: number): Set<string> {
  const { fresh, beats = [], entry, after } = chapter ?? {};
  if (!fresh?.size) return new Set();
  const ahead = [...beats.slice(shown + 1), ...rest.filter((one) => one.after === after).flatMap((one) => one.beats)];
  // a line begins with what I did myself, of which nothing is told
  const all = entry?.beats ?? [];
  const begins = all.findIndex((beat) => beats.includes(beat));
  const heard = new Set([...all.slice(0, begins < 0 ? undefined : begins), ...beats.slice(0, shown + 1)].flatMap(named));
  return new Set(ahead.flatMap(named).filter((id) => fresh.has(id) && !heard.has(id)));
}

/** The things that a beat speaks of. */
const named = ({ card, source, target }: Beat): string[] => [card?.id, source, target].filter((id) => id !== undefined);

/** The numbers that these lines change, before all of them; of what they brought: as it came. */
function starting(entries: Entry[], before: Scene, after: Scene, gone: NonNullable<Chapter['gone']>): Map<string, number> {
  const start = numbersOf(before);
  const end = numbersOf(after);
  const beats = entries.flatMap((entry) => entry.beats ?? []);
  const found = new Map<string, number>();
  for (const { id } of beats.flatMap(moved)) {
    const last = end.get(id);
    const was = start.get(id) ?? (last === undefined ? undefined : last - sum(beats, id));
    if (was !== undefined && (last !== undefined || gone.has(id))) found.set(id, was);
  }
  return found;
}

/** The numbers as they stand after so many beats of a chapter. */
export function standing(chapter: Chapter, shown: number): Map<string, number> {
  const values = new Map(chapter.numbers);
  chapter.beats.slice(0, shown + 1).forEach((beat) => change(values, beat));
  return values;
}

/** A thing as it stands while a number of it is told. */
export function standsAt(thing: Thing, value: number | undefined): Thing {
  if (value === undefined) return thing;
  const marker = thing.on?.find((one) => one.form);
  if (!marker) return { ...thing, count: value };
  return { ...thing, on: thing.on?.map((one) => (one === marker ? { ...one, count: value } : one)) ?? [] };
}

/** Every number on the table: of a panel, and of a thing what lies on it as a bar or one by one, else how many it is. */
function numbersOf(scene: Scene): Map<string, number> {
  const found = new Map(counters(scene).map(({ counter }) => [counter.id, counter.value]));
  for (const thing of thingsOf(scene)) {
    const value = thing.on?.find((marker) => marker.form)?.count ?? thing.count;
    if (value !== undefined) found.set(thing.id, value);
  }
  return found;
}

/** What a beat changes; what comes from a number is missing there. */
function moved(beat: Beat): { id: string; by: number }[] {
  if (!beat.target || (!beat.amount && beat.stands == null)) return [];
  const by = beat.amount ?? 0;
  const found = [{ id: beat.target, by }];
  if (beat.source && by > 0) found.push({ id: beat.source, by: -by });
  return found;
}

const sum = (beats: Beat[], id: string): number => beats.flatMap(moved).reduce((all, step) => all + (step.id === id ? step.by : 0), 0);

function change(values: Map<string, number>, beat: Beat): void {
  for (const { id, by } of moved(beat)) {
    const now = values.get(id);
    if (now !== undefined) values.set(id, Math.max(0, id === beat.target ? (beat.stands ?? now + by) : now + by));
  }
}
