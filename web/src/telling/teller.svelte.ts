/** Tells what others did, one thing after the other, while the table waits for nobody: whoever acts ends the telling. */

import { cue } from '../lib/sound';
import { tempo } from '../lib/settings.svelte';
import type { Beat, Entry, Moment, Scene } from '../lib/protocol';
import { walked } from './course';
import { awaited, chaptersOf, standing } from './standing';
import { changes, isOver, nobodys, nobodysTurn, type Changed, type Chapter } from './story';

/** How long a beat stays, in milliseconds at a calm speed. */
const STAY = { opens: 1000, moment: 4200, hit: 1300, card: 900, place: 700 };
/** Where more than this has to be told, it is told faster, up to so much. */
const MUCH = 7;
const FASTEST = 0.45;
/** Cues of what is not told on the table. */
const CUE_GAP = 180;
const CUES = 3;

function stay(beat: Beat): number {
  if (beat.moment != null) return STAY.moment;
  if (beat.opens) return STAY.opens;
  if (beat.amount) return STAY.hit;
  return beat.card ? STAY.card : STAY.place;
}

export class Teller {
  /** what is being told, and what is still to be told; the first one is on the table */
  queue: Chapter[] = $state.raw([]);
  at = $state(0);
  /** all that was told since my last turn */
  told: Chapter[] = $state.raw([]);
  /** what it came to, shown until I go on */
  happened: Changed[] = $state.raw([]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** changes what lies on the table, so that what moves can be seen moving */
    private readonly show: (change: () => void) => void,
    private readonly mine: () => number[],
    private readonly done: () => void,
  ) {}

  get chapter(): Chapter | undefined {
    return this.queue[0];
  }

  get beat(): Beat | undefined {
    return this.chapter?.beats[this.at];
  }

  get moment(): Moment | undefined {
    const at = this.beat?.moment;
    return at == null ? undefined : this.chapter?.entry.moments?.[at];
  }

  /** The table as far as it was told. */
  get scene(): Scene | undefined {
    return this.chapter?.after;
  }

  /** how many beats there are, and the number of this one */
  get count(): { all: number; now: number } {
    const all = this.queue.reduce((sum, chapter) => sum + chapter.beats.length, 0);
    return { all: all + this.#passed, now: this.#passed + this.at };
  }
  #passed = 0;

  /** A number while it is told. */
  value(id: string): number | undefined {
    return this.#values.get(id);
  }
  #values = $derived.by(() => (this.chapter && this.beat ? standing(this.chapter, this.at) : new Map<string, number>()));

  /** Whether a thing came to the table with something that is still to be told. */
  awaits(id: string): boolean {
    return this.#awaited.has(id);
  }
  #awaited = $derived(awaited(this.queue, this.at));

  /** the words with which the turn of nobody began that is being told */
  get turn(): string {
    const last = this.beat && this.#heard.flatMap((chapter) => chapter.beats).findLast((beat) => beat.opens);
    return last && nobodys(last) ? last.words : '';
  }

  /** What was foreseen of a turn that is nobody's, ticked off as far as it was told. */
  course = $derived.by(() => walked(this.#heard, this.happened.length > 0));
  /** all that was told so far, up to the beat on the table */
  get #heard(): Chapter[] {
    const { chapter, told } = this;
    const at = chapter ? told.findIndex((one) => one.entry.n === chapter.entry.n) : -1;
    return at < 0 || !chapter ? told : [...told.slice(0, at), { ...chapter, beats: chapter.beats.slice(0, this.at + 1) }];
  }

  /** New lines; `fresh` are the ones that were not there before. */
  hear(entries: Entry[], before: Scene | undefined, after: Scene | undefined, gone: NonNullable<Chapter['gone']>): void {
    const mine = this.mine();
    const chapters = chaptersOf(entries, mine, before, after, gone);
    if (entries.some((entry) => mine.includes(entry.seat) && entry.turn != null && mine.includes(entry.turn))) this.told = [];
    this.told = [...this.told, ...chapters.filter((chapter) => chapter.beats.length)];
    const still = tempo() === 0 || document.hidden;
    this.#sound(chapters.flatMap(({ entry, beats }) => (entry.beats ?? []).filter((beat) => still || !beats.includes(beat))));
    if (still) {
      if (chapters.some((chapter) => chapter.beats.length)) this.#sumUp();
      return;
    }
    const telling = this.queue.length > 0;
    const rest = telling ? chapters : chapters.filter((chapter) => chapter.beats.length);
    if (!rest.length) return;
    this.queue = [...this.queue, ...rest];
    if (!telling) this.#begin();
  }

  /** Once more, from the beginning. */
  again(): void {
    this.stop();
    if (!this.told.length) return;
    this.happened = [];
    this.show(() => {
      this.queue = this.told;
      this.#begin();
    });
  }

  /** Something worth watching, from the log. */
  watch(entry: Entry, moment: number): void {
    this.stop();
    const beat = entry.beats?.find((one) => one.moment === moment) ?? { words: entry.moments?.[moment]?.title ?? '', moment };
    this.queue = [{ entry, beats: [beat] }];
    this.#begin();
  }

  next(): void {
    if (!this.chapter) return;
    if (this.at + 1 < this.chapter.beats.length) {
      this.at++;
      this.#play();
      return;
    }
    this.#passed += this.chapter.beats.length;
    if (this.queue.length === 1) this.skip();
    else
      this.show(() => {
        this.queue = this.queue.slice(1);
        this.at = 0;
        this.#play();
      });
  }

  /** To the end: the table as it is, and what it came to. */
  skip(): void {
    if (!this.chapter) return;
    this.show(() => this.stop());
    this.#sumUp();
    this.done();
  }

  /** Not a word more: somebody acts. */
  stop(): void {
    clearTimeout(this.#timer);
    this.queue = [];
    this.at = 0;
    this.#passed = 0;
  }

  /** What was told has been taken back. */
  forget(): void {
    this.stop();
    this.told = [];
    this.happened = [];
  }

  goOn(): void {
    this.happened = [];
  }

  #begin(): void {
    this.at = 0;
    this.#passed = 0;
    this.happened = [];
    this.#play();
  }

  #play(): void {
    clearTimeout(this.#timer);
    const beat = this.beat;
    if (!beat) {
      this.#timer = setTimeout(() => this.next(), 0);
      return;
    }
    cue(beat.cue ?? '', beat.amount);
    const left = this.count.all - this.count.now;
    const hurry = Math.max(FASTEST, Math.min(1, MUCH / left));
    this.#timer = setTimeout(() => this.next(), stay(beat) * tempo() * hurry);
  }

  /** A turn of nobody is summed up when it is over, not while it asks. */
  #sumUp(): void {
    const turn = nobodysTurn(this.told);
    this.happened = isOver(turn) ? changes(turn, this.mine()) : [];
  }

  #sound(beats: Beat[]): void {
    const heard = beats.filter((beat) => beat.cue).slice(0, CUES);
    heard.forEach((beat, i) => setTimeout(() => cue(beat.cue ?? '', beat.amount), i * CUE_GAP));
  }
}
