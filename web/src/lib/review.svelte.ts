/** A finished game looked at again by a bot: asked for until it is there. A courtesy, so without an answer there is none. */

import type { Analysis, Entry, Judged, Point } from './protocol';

const AGAIN = 1500;
/** what a decision must have cost to be worth a word */
const DEAR = 0.08;
/** sentences of one line that say enough */
const MOST = 3;
/** more than even */
const AHEAD = 0.55;

/** One decisive turn: its number, how the chance changed, what happened, what would have been better. */
export interface Turning {
  turn: number;
  position: number;
  /** the last line before it: from there one can play on */
  since: number;
  change: number;
  /** what happened, in few words; empty: nothing of weight */
  title: string;
  words: string[];
  better: string | undefined;
}

export class Review {
  analysis: Analysis | undefined = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #failed = $state(false);

  constructor(
    readonly seat: number,
    private readonly ask: () => Promise<Analysis>,
  ) {
    void this.#ask();
  }

  get done(): boolean {
    return this.analysis !== undefined && this.analysis.done === this.analysis.total && this.curve.length > 1;
  }

  /** whether the bot is still at it */
  get awaited(): boolean {
    return !this.#failed && !(this.analysis && this.analysis.done === this.analysis.total);
  }

  get curve(): Point[] {
    return this.analysis?.curves?.[this.seat] ?? [];
  }

  get own(): Judged[] {
    return this.by(this.seat);
  }

  by(seat: number): Judged[] {
    return this.analysis?.decisions?.filter((one) => one.seat === seat) ?? [];
  }

  /** How many decisions of a seat were the best that the bot knew. */
  best(seat: number): number {
    return this.by(seat).filter((one) => one.best[0]?.move === one.move).length;
  }

  /** The last turn after which I was ahead, if the game turned later; 0: I never was, or only when it began. */
  get led(): number {
    const last = this.curve.slice(0, -1).findLastIndex((point) => point.chance >= AHEAD);
    return last > 0 && last < this.curve.length - 2 ? last + 1 : 0;
  }

  /** The turn that brought me most, and what happened in it; none: no turn brought much. */
  get turned(): { turn: number; title: string } | undefined {
    const [most] = [...(this.analysis?.swings?.[this.seat] ?? [])].sort((a, b) => b.after - b.before - (a.after - a.before));
    if (!most || most.after - most.before < DEAR) return undefined;
    return { turn: this.curve.findIndex((point) => point.n === most.n) + 1, title: most.title ?? '' };
  }

  /** The turn that cost me most, and the last line before it; none: no turn cost much. */
  get slip(): { turn: number; since: number } | undefined {
    const [most] = [...(this.analysis?.swings?.[this.seat] ?? [])].sort((a, b) => a.after - a.before - (b.after - b.before));
    if (!most || most.before - most.after < DEAR) return undefined;
    return { turn: this.curve.findIndex((point) => point.n === most.n) + 1, since: most.since };
  }

  /** What to try next time: the dearest of my decisions, if one was dear. */
  get lesson(): { turn: number; label: string } | undefined {
    const dearest = this.own.reduce<Judged | undefined>((a, b) => (a && cost(a) >= cost(b) ? a : b), undefined);
    const label = dearest && better(dearest);
    return dearest && label ? { turn: this.#turn(dearest.position), label } : undefined;
  }

  turnings(entries: Entry[]): Turning[] {
    return (this.analysis?.swings?.[this.seat] ?? []).map((swing) => {
      const i = this.curve.findIndex((point) => point.n === swing.n);
      const { since } = swing;
      const made = entries.filter((entry) => entry.n > since && entry.n <= swing.n && !entry.undone);
      // one cause: what weighs most; else what led to something
      const cause = made.find((entry) => entry.n === swing.cause);
      const told = cause ? [cause] : made.filter((entry) => entry.news.length);
      const dear = this.own.find((one) => one.n > since && one.n <= swing.n && better(one));
      return {
        turn: i + 1,
        position: swing.position,
        since,
        change: Math.round(100 * (swing.after - swing.before)),
        title: swing.title ?? '',
        words: (told.length ? told : made).slice(-2).map((entry) => counted(cameOf(entry)).join(' ')),
        better: swing.after < swing.before && dear ? better(dear) : undefined,
      };
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #turn(position: number): number {
    return this.curve.findIndex((point) => point.position >= position) + 1;
  }

  async #ask(): Promise<void> {
    try {
      this.analysis = await this.ask();
    } catch {
      this.#failed = true;
      return;
    }
    if (!this.#closed && this.analysis.done < this.analysis.total) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }
}

/** What a line led to; a scene worth watching says all of it. */
function cameOf(entry: Entry): string[] {
  const [moment] = entry.moments ?? [];
  if (moment) return [moment.title, moment.result];
  return [entry.words, ...entry.news].slice(0, MOST);
}

/** What happened several times in a row is said once. */
function counted(lines: string[]): string[] {
  const starts = lines.flatMap((line, i) => (line === lines[i - 1] ? [] : [i]));
  return starts.map((at, i) => {
    const times = (starts[i + 1] ?? lines.length) - at;
    return times === 1 ? `${lines[at]}` : `${times} × ${lines[at]}`;
  });
}

const cost = (one: Judged): number => one.before - one.after;
const better = (one: Judged): string | undefined => (cost(one) >= DEAR ? one.best[0]?.label || undefined : undefined);
