/** The desk of one viewer: the table, what they are choosing, where they look, what lies open on top. */

import { createContext } from 'svelte';
import * as api from './api';
import { announce } from './announce.svelte';
import { Choosing } from './choosing.svelte';
import { Following } from './following.svelte';
import { flip } from './flip';
import { Habits } from './habits.svelte';
import { cue } from './sound';
import { Paying } from './paying.svelte';
import { settings, type Lang } from './settings.svelte';
import type { Connect } from './live';
import { Lookback } from './lookback.svelte';
import { Table } from './table.svelte';
import { t } from './text.svelte';
import { dismissNotes } from './toasts.svelte';
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
  /** a picture of a table: what lies on it is not to be found by its name */
  still?: boolean;
}

export class Desk {
  readonly table: Table;
  readonly choosing: Choosing;
  readonly back: Lookback;
  readonly following: Following;
  readonly habits = new Habits(this);

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
  /** the answer of an open menu that one is about to give */
  leaning: Offer | undefined = $state.raw();
  /** thing that the Tab key comes back to */
  cursor: string | undefined = $state();
  /** while the focus only comes back, which asks for no explanation */
  regaining = false;
  /** why a thing that was clicked has no part in any move, told at the thing itself */
  why: { thing: string; words: string } | undefined = $state.raw();
  /** numbers that the move in question will change */
  ahead: Change[] = $state.raw([]);

  #root: () => HTMLElement | undefined;

  constructor(
    id: string,
    key: string,
    root: () => HTMLElement | undefined,
    private readonly guide?: Guide,
  ) {
    this.#root = root;
    this.table = new Table(id, key, (change) => this.#change(change), guide?.announce ?? announce, guide?.connect);
    this.back = new Lookback(this.table, (change) => this.#change(change));
    this.following = new Following(this.table, root, (change) => flip(root, change));
    this.choosing = new Choosing(
      () => this.offers,
      (offer) => {
        dismissNotes();
        this.#act();
        if (offer.settles && !guide) void this.#weigh(offer);
        else this.table.make(offer.move);
      },
      () => this.#asked,
      guide !== undefined,
    );
  }

  get scene(): Scene | undefined {
    return this.back.shown?.scene ?? this.following.teller.scene ?? this.table.scene;
  }

  get still(): boolean {
    return this.guide?.still === true;
  }

  get game(): string {
    return this.table.info?.game ?? this.scene?.game ?? '';
  }

  get offers(): Offer[] {
    if (this.back.shown || this.table.busy || this.table.behindCurtain) return [];
    return this.table.scene?.offers ?? [];
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

  glow({ id: own, like }: Thing): Glow {
    const { picked, open, starters, confirming } = this.choosing;
    const id = like ?? own;
    if (picked.includes(id)) return like ? 'other' : 'chosen';
    if (confirming) return 'none';
    if (open.has(id)) return picked.length ? 'target' : 'start';
    return starters.has(id) ? 'other' : 'none';
  }

  hinted(id: string): boolean {
    const move = this.table.hint?.move;
    return move !== undefined && this.offers.some((offer) => offer.move === move && offer.at.includes(id));
  }

  /** What is asked, where it is a payment. */
  readonly #asked = $derived.by(() => {
    const settling = this.offers.length && !this.back.shown ? this.table.scene?.settling : undefined;
    return settling && new Paying(settling);
  });

  /** What a move costs is chosen before it is made, so that one can think again; without an answer it is made at once. */
  async #weigh(offer: Offer): Promise<void> {
    const { table, choosing } = this;
    const { n } = table;
    choosing.picked = offer.at;
    const found = await api.settling(table.id, table.key, table.scene?.seat ?? 0, offer.move, settings.lang).catch(() => null);
    if (table.n !== n || choosing.picked !== offer.at) return;
    if (found) choosing.before = new Paying(found, offer);
    else table.make(offer.move);
    choosing.aside = false;
  }

  pay(paying: Paying): void {
    if (!paying.way) return;
    this.makeAll({ label: paying.settling.label, moves: paying.moves });
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
    const { confirming, picked, menu } = this.choosing;
    if (confirming) return confirming;
    if (menu.length) return menu.find((offer) => offer === this.leaning);
    const at = picked.length ? picked : this.pointed ? [this.pointed] : [];
    if (!at.length) return undefined;
    const ways = possible(this.offers, at);
    return ways.length === 1 ? ways[0] : undefined;
  }

  activate(thing: Thing): void {
    this.cursor = thing.id;
    this.why = undefined;
    const { paying } = this.choosing;
    const stack = paying?.settling.stacks.indexOf(thing.id) ?? -1;
    if (paying && stack >= 0) {
      paying.add(stack, 1);
      return;
    }
    if (this.choosing.before) this.choosing.clear();
    if (this.choosing.click(thing.like ?? thing.id)) {
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
    if (this.back.shown || this.table.busy || this.table.over || this.glow(thing) !== 'none') return undefined;
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

  async speak(lang: Lang): Promise<void> {
    this.table.speak(lang);
    await this.back.again();
  }

  close(): void {
    this.back.pause();
    this.habits.stop();
    this.following.teller.stop();
    this.table.close();
  }

  /** Whoever acts has heard enough. */
  #act(): void {
    const { teller } = this.following;
    if (teller.beat) flip(this.#root, () => teller.stop());
    teller.goOn();
  }

  #change(change: () => void): void {
    const { n, position, scene } = this.table;
    const before = { n, position, scene };
    this.zoomed = undefined;
    this.why = undefined;
    this.ahead = [];
    this.pointed = undefined;
    flip(this.#root, () => {
      change();
      this.choosing.clear();
      if (this.back.shown) return;
      this.following.mark(before, this.guide === undefined);
      this.following.hear(before);
      this.choosing.asked();
    });
    if (!this.back.shown) this.following.sound(before);
    this.habits.stop();
    if (this.guide) return;
    if (this.table.position > position) this.habits.follow();
    // What played itself is taken back together with the decision before it.
    else if (this.table.position < position && this.habits.must && this.table.undo.free) this.table.takeBack();
  }

  /** The focus goes back to the thing where it was, else to what can be done, else to whatever lies there. */
  refocus(): void {
    const places = [`[data-thing="${CSS.escape(this.tabStop ?? '')}"]`, '[data-walk="open"]', '[data-walk]'];
    const found = places.flatMap((place) => [...(this.#root()?.querySelectorAll<HTMLElement>(place) ?? [])]);
    this.regaining = true;
    found.find((element) => element.offsetParent !== null)?.focus({ preventScroll: true });
    this.regaining = false;
  }
}

export function thingsOf(scene: Scene): Thing[] {
  const deep = (thing: Thing): Thing[] => [thing, ...(thing.holds ?? []).flatMap(deep)];
  return scene.panels.flatMap((panel) => panel.zones.flatMap((zone) => zone.things.flatMap(deep)));
}

export const [useDesk, provideDesk] = createContext<Desk>();
