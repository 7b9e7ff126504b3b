/** The desk of one viewer: the table, what they are choosing, where they look, what lies open on top. */

import { createContext, tick } from 'svelte';
import * as api from './api';
import { announce } from './announce.svelte';
import { botOf } from './bots';
import { Changes } from './changes.svelte';
import { Choosing } from './choosing.svelte';
import { flip } from './flip';
import { cue } from './sound';
import { settings, type Lang } from './settings.svelte';
import { copy } from './share';
import type { Connect } from './live';
import { Table } from './table.svelte';
import { ownTable } from './tables';
import { t } from './text.svelte';
import { complain, dismissNotes } from './toasts.svelte';
import { find } from '../telling/places';
import { riffle } from '../telling/riffle';
import { since, type Told } from '../telling/story';
import { Teller } from '../telling/teller.svelte';
import { before, possible } from './choice';
import type { Change, Offer, Scene, Thing, Together } from './protocol';

export type Sheet = 'recap' | 'log' | 'rules' | 'help' | 'menu' | 'invite' | 'stand-in';

export type Glow = 'start' | 'target' | 'chosen' | 'other' | 'none';

/** Who leads the hand at a desk where one learns. */
export interface Guide {
  connect: Connect;
  announce: (words: string[]) => void;
  /** something was clicked that is not asked for */
  astray: () => void;
}

/** A single possible answer plays itself after this pause, so that it can be seen. */
const FORCED_PAUSE = 350;
/** Among people the pause is longer and the same for all, so that nobody can tell a must from a choice. */
const EVEN_PAUSE = 1800;

export class Desk {
  readonly table: Table;
  readonly choosing: Choosing;
  readonly changes = new Changes();
  readonly teller: Teller;

  looking: { position: number; scene: Scene } | undefined = $state.raw();
  zoomed: { thing: Thing; how: 'hover' | 'sheet' } | undefined = $state.raw();
  sheet: Sheet | undefined = $state();
  /** rule number that the rules sheet shall show */
  rule: string | undefined = $state();
  /** the panel of the ending is put aside */
  endingAside = $state(false);
  /** the panel that is opened from its folded head, or the pile that is looked through */
  unfolded: string | undefined = $state();
  /** thing under the pointer or the focus that may be chosen */
  pointed: string | undefined = $state();
  /** thing that the Tab key comes back to */
  cursor: string | undefined = $state();
  /** after the end nothing is secret: the seat whose view a replay shows */
  borrowed: number | undefined = $state();
  playing = $state(false);
  forced: Offer | undefined = $state.raw();
  /** why a thing that was clicked has no part in any move, told at the thing itself */
  why: { thing: string; words: string } | undefined = $state.raw();
  /** numbers that the move in question will change */
  ahead: Change[] = $state.raw([]);

  #root: () => HTMLElement | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #forcing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    key: string,
    root: () => HTMLElement | undefined,
    private readonly guide?: Guide,
  ) {
    this.#root = root;
    this.table = new Table(id, key, (change) => this.#change(change), guide?.announce ?? announce, guide?.connect);
    this.choosing = new Choosing(
      () => this.offers,
      (offer) => {
        dismissNotes();
        this.#act();
        this.table.make(offer.move);
      },
      guide !== undefined,
    );
    this.teller = new Teller(
      (change) => flip(this.#root, change),
      () => this.table.mine,
      () => this.#called(),
    );
  }

  get scene(): Scene | undefined {
    return this.looking?.scene ?? this.teller.scene ?? this.table.scene;
  }

  get game(): string {
    return this.table.info?.game ?? this.scene?.game ?? '';
  }

  get offers(): Offer[] {
    if (this.looking || this.table.busy || this.table.behindCurtain) return [];
    return this.table.scene?.offers ?? [];
  }

  /** Whose eyes look back: mine while it is played (none behind a closed curtain), anybody's when it is over. */
  get eyes(): number | null {
    const own = this.table.scene?.seat ?? null;
    return this.table.over ? (this.borrowed ?? own ?? 0) : own;
  }

  get things(): Thing[] {
    return this.scene ? thingsOf(this.scene) : [];
  }

  get tabStop(): string | undefined {
    const things = this.things;
    if (things.some((thing) => thing.id === this.cursor)) return this.cursor;
    const open = this.choosing.open;
    return (things.find((thing) => open.has(thing.id)) ?? things[0])?.id;
  }

  glow(id: string): Glow {
    const { picked, open, starters, confirming } = this.choosing;
    if (picked.includes(id)) return 'chosen';
    if (confirming) return 'none';
    if (open.has(id)) return picked.length ? 'target' : 'start';
    return starters.has(id) ? 'other' : 'none';
  }

  hinted(id: string): boolean {
    const move = this.table.hint?.move;
    return move !== undefined && this.offers.some((offer) => offer.move === move && offer.at.includes(id));
  }

  /** What others did since my last turn. */
  get told(): Told[] {
    const { table } = this;
    return table.spectating ? [] : since(table.entries, table.mine);
  }

  /** Answers that make several moves, as far as all of them can be made now. */
  get together(): Together[] {
    return this.offers.length && !this.choosing.picked.length ? (this.scene?.together ?? []) : [];
  }

  makeAll(one: Together): void {
    const [first, ...rest] = one.moves;
    if (first === undefined) return;
    this.choosing.clear();
    this.#act();
    this.table.make(first, ...rest);
  }

  /** What a move would change in numbers, asked for while one thinks about it; a courtesy, so without an answer there is none. */
  async look(offer: Offer | undefined): Promise<void> {
    this.ahead = [];
    const { table } = this;
    const seat = table.scene?.seat;
    if (!offer || offer.ends || seat == null || this.guide) return;
    const found = await api.preview(table.id, table.key, seat, offer.move, settings.lang).catch(() => []);
    if (this.thinking === offer) this.ahead = found;
  }

  /** The one move that what is picked or pointed at comes down to. */
  get thinking(): Offer | undefined {
    const { confirming, picked } = this.choosing;
    if (confirming) return confirming;
    const at = picked.length ? picked : this.pointed ? [this.pointed] : [];
    if (!at.length) return undefined;
    const ways = possible(this.offers, at);
    return ways.length === 1 ? ways[0] : undefined;
  }

  activate(thing: Thing): void {
    this.cursor = thing.id;
    this.why = undefined;
    if (this.choosing.click(thing.id)) {
      this.#act();
      dismissNotes();
      cue('pick');
      this.unfolded = undefined;
      return;
    }
    if (this.guide) {
      this.choosing.clear();
      this.guide.astray();
      return;
    }
    if (this.choosing.picked.length) {
      this.choosing.clear();
      return;
    }
    const why = this.whyNot(thing);
    // What has a face is shown large, with the reason beside it.
    if (thing.face && (!thing.why || !this.offers.length)) this.zoomed = { thing, how: 'sheet' };
    else if (why) {
      this.why = { thing: thing.id, words: why };
      announce([why]);
    }
  }

  /** Why a thing has no part in any move now; nothing while looking back or while a move is on its way. */
  whyNot(thing: Thing): string | undefined {
    if (this.looking || this.table.busy || this.table.over || this.glow(thing.id) !== 'none') return undefined;
    if (!this.offers.length) return t('why-not-yet');
    return this.#first(thing) ?? thing.why ?? t('why-not');
  }

  /** A target that was clicked before the card: which cards lead there. */
  #first(thing: Thing): string | undefined {
    const ways = before(this.offers, thing.id);
    const names = this.things.filter((one) => ways.includes(one.id)).map((one) => one.name);
    return names.length ? t('why-card-first', { cards: new Intl.ListFormat(settings.lang, { type: 'disjunction' }).format(names) }) : undefined;
  }

  showRule(rule: string): void {
    this.zoomed = undefined;
    this.rule = rule;
    this.sheet = 'rules';
  }

  // ---- looking back ----------------------------------------------------------------------------------------

  async jump(position: number): Promise<void> {
    const last = this.table.position;
    const at = Math.max(0, Math.min(position, last));
    if (at === last && !this.table.over) {
      this.now();
      return;
    }
    try {
      const scene = await api.sceneAt(this.table.id, this.table.key, at, this.eyes, settings.lang);
      this.choosing.clear();
      this.#change(() => (this.looking = { position: at, scene }));
      announce([t('looking-at', { at, last })]);
    } catch (error) {
      this.pause();
      complain(error);
    }
  }

  async borrow(seat: number): Promise<void> {
    this.borrowed = seat;
    if (this.looking) await this.jump(this.looking.position);
  }

  now(): void {
    this.pause();
    if (this.looking) this.#change(() => (this.looking = undefined));
  }

  play(): void {
    this.playing = true;
    this.#timer = setInterval(() => {
      const at = this.looking?.position;
      if (at === undefined || at >= this.table.position) this.pause();
      else void this.jump(at + 1);
    }, 1400);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  /** A link to what is shown: for everybody where the spectators' key is known, else for the own seat. */
  copyPosition(): void {
    const at = this.looking?.position ?? this.table.position;
    const watch = ownTable(this.table.id)?.created?.watch.key;
    const secret = watch === undefined && !this.table.spectating;
    void copy(`${location.origin}/t/${this.table.id}#${watch ?? this.table.key}@${at}`, secret ? t('copied-own') : undefined);
  }

  // ---- the rest --------------------------------------------------------------------------------------------

  async speak(lang: Lang): Promise<void> {
    this.table.speak(lang);
    if (this.looking) await this.jump(this.looking.position);
  }

  close(): void {
    this.pause();
    clearTimeout(this.#forcing);
    this.teller.stop();
    this.table.close();
  }

  /** Whoever acts has heard enough. */
  #act(): void {
    if (this.teller.beat) flip(this.#root, () => this.teller.stop());
    this.teller.goOn();
  }

  /** All is told: now it is my turn. */
  #called(): void {
    const { table } = this;
    if (table.myTurn && !table.mine.includes(table.entries.at(-1)?.seat ?? -1)) cue('your-turn');
  }

  #change(change: () => void): void {
    const before = this.table.position;
    const { n, scene } = this.table;
    const inside = this.#root()?.contains(document.activeElement) ?? false;
    this.zoomed = undefined;
    this.why = undefined;
    this.ahead = [];
    this.pointed = undefined;
    flip(this.#root, () => {
      change();
      if (!this.looking) this.choosing.clear();
      this.#compare(before);
      this.#hear(n, scene);
      if (!this.looking && this.table.scene) this.choosing.asked(stacks(this.table.scene));
    });
    this.#sound(before);
    clearTimeout(this.#forcing);
    this.forced = undefined;
    if (inside) void tick().then(() => this.refocus());
    if (this.table.position > before) this.#force();
    // What played itself is taken back together with the decision before it.
    else if (this.table.position < before && this.#must() && this.table.undo.free) this.table.takeBack();
  }

  /** Whoever plays by keyboard goes on where they were: an answer that is gone must not take the focus with it. */
  refocus(): void {
    const root = this.#root();
    if (!root || document.activeElement !== document.body) return;
    const stop = this.tabStop;
    const thing = stop === undefined ? null : root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(stop)}"]`);
    (thing ?? root.querySelector<HTMLElement>('.answers button'))?.focus({ preventScroll: true });
  }

  #sound(before: number): void {
    const { table } = this;
    if (this.looking || before === 0 || table.position <= before) return;
    const mine = table.mine.some((seat) => (table.scene?.over?.results[seat] ?? 0) > 0);
    if (table.over) cue(mine ? 'win' : 'loss');
    else if (!this.teller.beat) this.#called();
  }

  #riffle(piles: string[]): void {
    const root = this.#root();
    const { scene } = this;
    if (!root || !scene) return;
    for (const id of piles) {
      const pile = find(root, scene, id);
      if (pile) riffle(pile);
    }
  }

  /** What was logged since line n is told; taking back ends the telling. */
  #hear(n: number, before: Scene | undefined): void {
    const { table } = this;
    if (n === 0 || this.looking) return;
    if (table.entries.some((entry) => entry.n <= n && entry.undone && this.teller.told.some((one) => one.entry.n === entry.n))) this.teller.forget();
    const fresh = table.entries.filter((entry) => entry.n > n && !entry.undone);
    if (fresh.length) this.teller.hear(fresh, before, table.scene);
    const shuffled = fresh.flatMap((entry) => (entry.beats ?? []).filter((beat) => beat.cue === 'shuffle'));
    if (shuffled.length) void tick().then(() => this.#riffle(shuffled.map((beat) => beat.target ?? '')));
  }

  /** Marks are set by what others do, and go with the next thing that I do. */
  #compare(before: number): void {
    const { scene, entries, position, mine } = this.table;
    if (!scene || this.looking) return;
    const last = entries.findLast((entry) => !entry.undone);
    if (position > before && before > 0 && last && !mine.includes(last.seat)) this.changes.see(scene);
    else if (position !== before) {
      this.changes.begin(scene);
      if (before === 0) void this.#recall();
    }
  }

  /** A page that is opened anew asks for the table as it was after my last move. */
  async #recall(): Promise<void> {
    const { table } = this;
    const [seat, ...others] = table.mine;
    const last = this.#ownLast();
    // Who plays several seats has seen the others' moves being made.
    if (this.guide || seat === undefined || others.length || last === undefined || last === table.position) return;
    // The marks are a courtesy: without an answer there are none.
    const scene = await api.sceneAt(table.id, table.key, last, seat, settings.lang).catch(() => undefined);
    if (scene && this.#ownLast() === last) this.changes.since(scene);
  }

  /** The position after my last move. */
  #ownLast(): number | undefined {
    return this.table.entries.findLast((entry) => !entry.undone && this.table.mine.includes(entry.seat))?.position;
  }

  /** The only answer that there is, or the one that is always given to this question. */
  #must(): Offer | undefined {
    // What may be thrown in while somebody else is asked is never a must.
    if (!settings.forced || this.guide || this.scene?.asked !== this.scene?.seat) return undefined;
    if (this.offers.length === 1) return this.offers[0];
    return this.offers.find((offer) => offer.move === this.remembered);
  }

  #force(): void {
    const must = this.#must();
    if (!must) return;
    const people = this.table.seats.some((seat) => !seat.mine && botOf(seat) === undefined);
    this.forced = must;
    announce([t('forced', { label: must.label })]);
    this.#forcing = setTimeout(
      () => {
        this.forced = undefined;
        if (this.offers.includes(must)) this.table.make(must.move);
      },
      people ? EVEN_PAUSE : FORCED_PAUSE,
    );
  }

  // ---- remembered answers ----------------------------------------------------------------------------------

  /** A question by its words: the same question is asked in the same words. */
  get #question(): string {
    return `${this.game} ${this.scene?.prompt ?? ''}`;
  }

  get remembered(): string | undefined {
    return settings.always[this.#question];
  }

  /** From now on this answer is given to this question without asking; undefined: it is asked again. */
  remember(move: string | undefined): void {
    const { [this.#question]: _, ...others } = settings.always;
    settings.always = move === undefined ? others : { ...others, [this.#question]: move };
  }
}

/** How many there are of each token. */
function stacks(scene: Scene): Record<string, number> {
  return Object.fromEntries(thingsOf(scene).flatMap((thing) => (thing.kind === 'token' && thing.count !== undefined ? [[thing.id, thing.count]] : [])));
}

export function thingsOf(scene: Scene): Thing[] {
  const deep = (thing: Thing): Thing[] => [thing, ...(thing.holds ?? []).flatMap(deep)];
  return scene.panels.flatMap((panel) => panel.zones.flatMap((zone) => zone.things.flatMap(deep)));
}

export const [useDesk, provideDesk] = createContext<Desk>();
