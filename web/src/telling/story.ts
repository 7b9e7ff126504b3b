/** The log as a story: what is shown of a line, what happened since my last turn, which turn a line belongs to. */

import type { Beat, Counter, Entry, Face, Panel, Scene, Thing } from '../lib/protocol';
import type { Box } from './places';

/** One line of the log as it is told on the table: what is shown, and the table before and after it. */
export interface Chapter {
  entry: Entry;
  beats: Beat[];
  before?: Scene;
  after?: Scene;
  /** things that it takes from the table, and where they lay */
  gone?: Map<string, { thing: Thing; box: Box }>;
  /** things that came to the table with this or what is told after it */
  fresh?: Set<string>;
  /** the numbers that change while this is told and what came with it, as they stand when this begins */
  numbers?: Map<string, number>;
}

/** What others did, as a strip of the recap shows it. */
export interface Told {
  entry: Entry;
  /** the sentences, the one that speaks of me first */
  lines: string[];
  beats: Beat[];
  /** it was done to me */
  aimed: boolean;
}

/** A turn of the log. */
export interface Turn {
  key: string;
  /** whose it is, where it is somebody's */
  seat?: number;
  /** the words with which it began, where something else began it */
  title?: string;
  lines: Line[];
}

export interface Line {
  entry: Entry;
  /** what was done; nothing, if only its news belong to this turn */
  words?: string;
  news: string[];
}

/** A number that others changed, and by what. */
export interface Changed {
  counter: Counter;
  whose: string;
  seat?: number;
  /** its portrait, or a card of the market */
  face?: Face | undefined;
  /** of a market: only by how much */
  market?: boolean;
  before: number;
  after: number;
  causes: { name: string; amount: number }[];
}

const visible = (beat: Beat): boolean =>
  !beat.quiet && (beat.opens === true || beat.moment != null || beat.card != null || Boolean(beat.target));

/** Where in my own line the others begin: with the turn of somebody else. */
function othersFrom(entry: Entry, mine: number[]): number {
  const beats = entry.beats ?? [];
  if (!mine.includes(entry.seat)) return 0;
  // What I answer in somebody else's turn, I know; what comes of it belongs to the story.
  if (entry.turn === undefined || entry.turn === null) return 1;
  const opening = beats.findIndex((beat) => beat.opens);
  return opening < 0 ? beats.length : opening;
}

/** What is played on the table: the doings of others with all that they cause, and of mine what is worth watching. */
export function tellable(entry: Entry, mine: number[]): Beat[] {
  const from = othersFrom(entry, mine);
  return merged((entry.beats ?? []).filter((beat, i) => visible(beat) && (i >= from || beat.moment != null)));
}

/** The same thing several times is told once, with its number. */
function merged(beats: Beat[]): Beat[] {
  const found: { beat: Beat; times: number }[] = [];
  for (const beat of beats) {
    const last = found.at(-1);
    if (last && last.beat.words === beat.words && last.beat.target === beat.target) last.times++;
    else found.push({ beat, times: 1 });
  }
  return found.map(({ beat, times }) => (times === 1 ? beat : { ...beat, words: counted(beat.words, times), amount: (beat.amount ?? 0) * times }));
}

/** Its cause, where one is named, was there once. */
const counted = (words: string, times: number): string => words.replace(/^(?:[^:]*: )?/, (cause) => `${cause}${times} × `);

/** The last line that I wrote in a turn of mine, else the last that I wrote at all. */
function lastOwn(standing: Entry[], mine: number[]): number {
  const own = standing.findLastIndex((entry) => mine.includes(entry.seat) && entry.turn != null && mine.includes(entry.turn));
  return own >= 0 ? own : standing.findLastIndex((entry) => mine.includes(entry.seat));
}

/** All up to the turn that I am in the middle of. */
export function beforeMyMoves(entries: Entry[], mine: number[]): Entry[] {
  const last = entries.findLastIndex((entry) => !entry.undone && (!mine.includes(entry.seat) || tell(entry, mine).lines.length > 0));
  return entries.slice(0, last + 1);
}

/** What happened since my last turn: what was done to me comes first. */
export function since(entries: Entry[], mine: number[]): Told[] {
  const standing = entries.filter((entry) => !entry.undone);
  const own = lastOwn(standing, mine);
  const told = standing.slice(Math.max(own, 0)).map((entry) => tell(entry, mine));
  const worth = told.filter((one) => one.lines.length > 0);
  return [...worth.filter((one) => one.aimed), ...worth.filter((one) => !one.aimed)];
}

function tell(entry: Entry, mine: number[]): Told {
  const all = entry.beats ?? [];
  const beats = all.slice(othersFrom(entry, mine));
  const hits = beats.filter((beat) => aims(beat, entry, mine));
  const own = mine.includes(entry.seat);
  // Old lines have words only.
  const words = all.length ? beats.map((beat) => beat.words) : own ? [] : [entry.words, ...entry.news];
  const first = hits.map((beat) => beat.words);
  return { entry, lines: [...first, ...words.filter((line) => !first.includes(line))], beats, aimed: hits.length > 0 };
}

function aims(beat: Beat, entry: Entry, mine: number[]): boolean {
  const speaks = (beat.seats ?? []).some((seat) => mine.includes(seat));
  const hurts = beat.cue === 'damage' || (beat.amount ?? 0) < 0 || beat.moment != null;
  return speaks && hurts && !beat.opens && !beat.quiet && !(mine.includes(entry.seat) && entry.turn != null && mine.includes(entry.turn) && !(beat.amount ?? 0));
}

/** The log by turns, without lines of which nothing came. A turn begins with a line of somebody else's turn, or with news that say so. */
export function turns(entries: Entry[]): Turn[] {
  const found: Turn[] = [];
  const open = (turn: Turn): void => void found.push(turn);
  for (const entry of entries) {
    const seat = entry.turn ?? undefined;
    const last = found.at(-1);
    if (!last || (seat !== undefined && last.seat !== undefined && last.seat !== seat)) open({ key: `${entry.n}`, seat, lines: [] });
    else if (last.seat === undefined && seat !== undefined && !(last.title === undefined && last.lines.length)) last.seat = seat;
    else if (last.seat === undefined && seat !== undefined) open({ key: `${entry.n}`, seat, lines: [] });
    const cuts = entry.opens ?? [];
    if (!entry.idle) found.at(-1)?.lines.push({ entry, words: entry.words, news: entry.news.slice(0, cuts[0]) });
    cuts.forEach((at, i) => {
      const news = entry.news.slice(at + 1, cuts[i + 1]);
      open({ key: `${entry.n}.${at}`, title: entry.news[at], lines: news.length ? [{ entry, news }] : [] });
    });
  }
  return found;
}

/** The card that was played and the one that came of it: what a line shows beside its words. Old lines have words only. */
export function exchanged(entry: Entry): [Thing, Thing] | undefined {
  const [first, ...rest] = entry.undone ? [] : (entry.beats ?? []).flatMap((beat) => (beat.card?.face ? [beat.card] : []));
  const second = rest.find((card) => card.id !== first?.id);
  return first && second && [first, second];
}

/** The numbers that these chapters changed, with their causes; mine and those of nobody first. */
export function changes(chapters: Chapter[], mine: number[]): Changed[] {
  const first = chapters.find((chapter) => chapter.before)?.before;
  const last = chapters.findLast((chapter) => chapter.after)?.after;
  if (!first || !last) return [];
  const was = new Map(counters(first).map((one) => [one.counter.id, one.counter.value]));
  const beats = chapters.flatMap((chapter) => chapter.beats);
  const found = counters(last).flatMap((now): Changed[] => {
    const { counter } = now;
    const before = was.get(counter.id);
    const by = beats.filter((beat) => beat.target === counter.id && beat.amount);
    if (before === undefined || before === counter.value || !by.length) return [];
    return [{ ...now, before, after: counter.value, causes: causes(by) }];
  });
  const near = (one: Changed): number => (one.seat === undefined || mine.includes(one.seat) ? 0 : 1);
  return [...found.sort((a, b) => near(a) - near(b)), ...markets(last, beats)];
}

/** By how much these beats changed the numbers on the table, and by what. */
export function changed(beats: Beat[], scene: Scene): (Counted & { amount: number; causes: Changed['causes'] })[] {
  return counters(scene).flatMap((one) => {
    const by = beats.filter((beat) => beat.target === one.counter.id && beat.amount);
    const amount = by.reduce((all, beat) => all + (beat.amount ?? 0), 0);
    return amount ? [{ ...one, amount, causes: causes(by) }] : [];
  });
}

/** A number that decides the game. */
export const decides = ({ limit, look }: Counter): boolean => Boolean(limit) && (look === 'hero' || look === 'pill');

/** The same of the numbers that decide the game. */
export function sums(told: Told[], scene: Scene): { name: string; amount: number; causes: Changed['causes'] }[] {
  const all = changed(told.flatMap((one) => one.beats), scene).filter(({ counter }) => decides(counter));
  return all.map(({ whose, amount, causes }) => ({ name: whose, amount, causes }));
}

/** Cues of what is only done: a card is laid, a pile is shuffled, something is shown. */
const DOING: readonly string[] = ['', 'set', 'reveal', 'shuffle'];

/** What came of these lines, in a few sentences: what hit me, and of each number and place the last that is said of it. */
export function outcomes(told: Told[], most: number): string[] {
  const last = new Map<string, string>();
  for (const { target, cue, words } of told.flatMap((one) => one.beats)) {
    const key = `${target ?? ''} ${cue ?? ''}`;
    if (!target || DOING.includes(cue ?? '')) continue;
    last.delete(key); // what is said last stands last
    last.set(key, words);
  }
  const hits = told.flatMap((one) => (one.aimed ? one.lines.slice(0, 1) : []));
  return [...new Set([...hits, ...[...last.values()].slice(-most)])].slice(0, most);
}

/** The card that each of these lines is about, the last ones of them. */
export function faces(told: Told[], most: number): Face[] {
  return told.flatMap(({ beats }) => beats.find((beat) => beat.card?.face && !beat.quiet)?.card?.face ?? []).slice(-most);
}

/** Cards that a market lost or got back, pile by pile. */
function markets(scene: Scene, beats: Beat[]): Changed[] {
  return scene.panels.flatMap((panel) => panel.zones).flatMap((zone): Changed[] => {
    if (zone.kind !== 'grid') return [];
    const by = (id: string): number => beats.reduce((all, beat) => all + (beat.target === id ? (beat.amount ?? 0) : 0), 0);
    const changed = zone.things.flatMap(({ id, face }) => (face && by(id) ? [{ face, amount: by(id) }] : []));
    const [first] = changed;
    if (!first) return [];
    const amount = changed.reduce((all, one) => all + one.amount, 0);
    const counter = { id: zone.id, name: zone.name, value: amount };
    const causes = changed.map((one) => ({ name: one.face.title, amount: one.amount }));
    return [{ counter, whose: zone.name, face: first.face, market: true, before: 0, after: amount, causes }];
  });
}

/** One cause for each card, with all that it did. */
function causes(beats: Beat[]): Changed['causes'] {
  const found = new Map<string, number>();
  for (const beat of beats) found.set(beat.card?.name ?? '', (found.get(beat.card?.name ?? '') ?? 0) + (beat.amount ?? 0));
  return [...found].map(([name, amount]) => ({ name, amount }));
}

export type Counted = Pick<Changed, 'counter' | 'whose' | 'seat' | 'face'>;

export function counters(scene: Scene): Counted[] {
  return scene.panels.flatMap((panel) =>
    (panel.counters ?? []).map((counter) => ({ counter, whose: panel.name, seat: panel.seat, face: portrait(panel) })),
  );
}

/** What lies where there is room for one only. */
const portrait = (panel: Panel): Face | undefined =>
  panel.zones.find((zone) => zone.kind === 'tokens' && (zone.room ?? 1) === 1 && zone.things.length === 1 && zone.things[0]?.face)?.things[0]?.face;

/** What the table itself did: from the first turn on that is nobody's. */
export function nobodysTurn(chapters: Chapter[]): Chapter[] {
  const first = chapters.findIndex((chapter) => opening(chapter) >= 0);
  const [chapter, ...rest] = first < 0 ? [] : chapters.slice(first);
  return chapter ? [{ ...chapter, beats: chapter.beats.slice(opening(chapter)) }, ...rest] : [];
}

const opening = (chapter: Chapter): number => chapter.beats.findIndex((beat) => nobodys(beat));

/** The enemy's turn begins, or that of the table itself. */
export const nobodys = (beat: Beat): boolean => beat.opens === true && beat.cue === 'nemesis';

/** Somebody's turn has begun since. */
export function isOver(chapters: Chapter[]): boolean {
  const last = chapters.flatMap((chapter) => chapter.beats).findLast((beat) => beat.opens);
  return last !== undefined && !nobodys(last);
}

export const thingsOf = (scene: Scene): Thing[] => scene.panels.flatMap((panel) => panel.zones.flatMap((zone) => zone.things));

/** What these lines reach and take from the table. */
export function vanishing(entries: Entry[], before: Scene | undefined, after: Scene | undefined): Thing[] {
  if (!before || !after) return [];
  const left = new Set(thingsOf(after).map((thing) => thing.id));
  const reached = new Set(entries.flatMap((entry) => (entry.beats ?? []).map((beat) => beat.target)));
  return thingsOf(before).filter((thing) => reached.has(thing.id) && !left.has(thing.id));
}
