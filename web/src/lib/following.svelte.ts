/** Following: what others did is told, marked and heard. */

import { tick } from 'svelte';
import * as api from './api';
import { Changes } from './changes.svelte';
import type { Scene, Thing } from './protocol';
import { settings } from './settings.svelte';
import { cue } from './sound';
import type { Table } from './table.svelte';
import { boxOf, find, type Box } from '../telling/places';
import { riffle } from '../telling/riffle';
import { beforeMyMoves, since, vanishing, type Told } from '../telling/story';
import { Teller } from '../telling/teller.svelte';

/** The table before a change. */
export interface Before {
  n: number;
  position: number;
  scene: Scene | undefined;
}

export class Following {
  readonly changes = new Changes();
  readonly teller: Teller;

  constructor(
    private readonly table: Table,
    private readonly root: () => HTMLElement | undefined,
    show: (change: () => void) => void,
  ) {
    this.teller = new Teller(
      show,
      () => table.mine,
      () => this.#called(),
    );
  }

  /** What others did since my last turn; it stays while I make my moves. */
  get told(): Told[] {
    const { entries, mine, myTurn, spectating } = this.table;
    return spectating ? [] : since(myTurn ? beforeMyMoves(entries, mine) : entries, mine);
  }

  /** What was logged is told; taking back ends the telling. */
  hear(before: Before): void {
    const { table, teller } = this;
    const { n } = before;
    if (n === 0) return;
    if (table.entries.some((entry) => entry.n <= n && entry.undone && teller.told.some((one) => one.entry.n === entry.n))) teller.forget();
    const fresh = table.entries.filter((entry) => entry.n > n && !entry.undone);
    if (fresh.length) teller.hear(fresh, before.scene, table.scene, this.#gone(vanishing(fresh, before.scene, table.scene)));
    const shuffled = fresh.flatMap((entry) => (entry.beats ?? []).filter((beat) => beat.cue === 'shuffle'));
    if (shuffled.length) void tick().then(() => this.#riffle(shuffled.map((beat) => beat.target ?? '')));
  }

  /** Where things lie that are about to go. */
  #gone(things: Thing[]): Map<string, { thing: Thing; box: Box }> {
    const root = this.root();
    const lying = things.map((thing) => ({ thing, at: root?.querySelector(`[data-thing="${CSS.escape(thing.id)}"]`) }));
    return new Map(lying.flatMap(({ thing, at }) => (at ? [[thing.id, { thing, box: boxOf(at) }]] : [])));
  }

  /** Marks are set by what others do, and go with the next thing that I do. */
  mark(before: Before, recall: boolean): void {
    const { scene, entries, position, mine } = this.table;
    if (!scene) return;
    const last = entries.findLast((entry) => !entry.undone);
    if (position > before.position && before.position > 0 && last && !mine.includes(last.seat)) this.changes.see(scene);
    else if (position !== before.position) {
      this.changes.begin(scene);
      if (recall && before.position === 0) void this.#recall();
    }
  }

  sound(before: Before): void {
    const { table } = this;
    if (before.position === 0 || table.position <= before.position) return;
    const won = table.mine.some((seat) => (table.scene?.over?.results[seat] ?? 0) > 0);
    if (table.over) cue(won ? 'win' : 'loss');
    else if (!this.teller.beat) this.#called();
  }

  /** All is told: now it is my turn. */
  #called(): void {
    const { table } = this;
    if (table.myTurn && !table.mine.includes(table.entries.at(-1)?.seat ?? -1)) cue('your-turn');
  }

  #riffle(piles: string[]): void {
    const root = this.root();
    const scene = this.teller.scene ?? this.table.scene;
    if (!root || !scene) return;
    for (const id of piles) {
      const pile = find(root, scene, id);
      if (pile) riffle(pile);
    }
  }

  /** A page that is opened anew asks for the table as it was after my last move. */
  async #recall(): Promise<void> {
    const { table } = this;
    const [seat, ...others] = table.mine;
    const last = this.#ownLast();
    // Who plays several seats has seen the others' moves being made.
    if (seat === undefined || others.length || last === undefined || last === table.position) return;
    // The marks are a courtesy: without an answer there are none.
    const scene = await api.sceneAt(table.id, table.key, last, seat, settings.lang).catch(() => undefined);
    if (scene && this.#ownLast() === last) this.changes.since(scene);
  }

  /** The position after my last move. */
  #ownLast(): number | undefined {
    return this.table.entries.findLast((entry) => !entry.undone && this.table.mine.includes(entry.seat))?.position;
  }
}
