/** A payment or a gain that is being put together: how much of each stack. What is possible follows from the ways that were sent. */

import type { Offer, Settling, Way } from './protocol';

export class Paying {
  taken: number[] = $state.raw([]);

  constructor(
    readonly settling: Settling,
    /** the move that it follows, which is made together with it */
    readonly offer?: Offer,
  ) {
    this.taken = settling.ways[0]?.takes ?? [];
  }

  /** What was taken of a stack in all, with what is fixed. */
  paid(i: number): number {
    return (this.settling.paid[i] ?? 0) + (this.taken[i] ?? 0);
  }

  /** How many of a stack there were before, if so many lie there now. */
  had(i: number, now: number): number {
    return this.settling.onto?.[i] ?? (this.offer ? now : now + (this.settling.paid[i] ?? 0));
  }

  /** How many there will be. */
  then(i: number, had: number): number {
    return this.settling.onto ? had + this.paid(i) : had - this.paid(i);
  }

  /** The way that this is; none: something is missing. */
  get way(): Way | undefined {
    return this.settling.ways.find((way) => way.takes.every((number, i) => number === this.taken[i]));
  }

  /** How many are still to be chosen, if as many as possible are. */
  get missing(): number {
    const most = Math.max(0, ...this.#beyond(this.taken).map(sum));
    return Math.max(0, most - sum(this.taken));
  }

  more(i: number): boolean {
    return this.#beyond(this.#changed(i, 1)).length > 0;
  }

  /** What is part of every way stays. */
  less(i: number): boolean {
    return (this.taken[i] ?? 0) > Math.min(...this.settling.ways.map((way) => way.takes[i] ?? 0));
  }

  /** Whether a stack has a part in any way. */
  counts(i: number): boolean {
    return (this.settling.paid[i] ?? 0) > 0 || this.settling.ways.some((way) => (way.takes[i] ?? 0) > 0);
  }

  add(i: number, number: 1 | -1): boolean {
    const possible = number > 0 ? this.more(i) : this.less(i);
    if (possible) this.taken = this.#changed(i, number);
    return possible;
  }

  /** The next way in order, after the last the first one again. */
  other(): void {
    const { ways } = this.settling;
    const now = this.way ? ways.indexOf(this.way) : -1;
    this.taken = ways[(now + 1) % ways.length]?.takes ?? this.taken;
  }

  get moves(): string[] {
    return [...(this.offer ? [this.offer.move] : []), ...(this.way?.moves ?? [])];
  }

  #changed(i: number, by: number): number[] {
    return this.taken.map((number, j) => (i === j ? number + by : number));
  }

  #beyond(taken: number[]): number[][] {
    return this.settling.ways.map((way) => way.takes).filter((takes) => takes.every((number, i) => number >= (taken[i] ?? 0)));
  }
}

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
