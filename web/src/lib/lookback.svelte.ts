/** Looking back: an earlier position of the table, through whose eyes, and the replay from there. */

import * as api from './api';
import { announce } from './announce.svelte';
import type { Scene } from './protocol';
import { settings } from './settings.svelte';
import { copy } from './share';
import type { Table } from './table.svelte';
import { ownTable } from './tables';
import { t } from './text.svelte';
import { complain } from './toasts.svelte';

/** How long a position of a replay stays. */
const STAY = 1400;

export class Lookback {
  /** none: the table as it is now */
  shown: { position: number; scene: Scene } | undefined = $state.raw();
  playing = $state(false);

  /** after the end nothing is secret: the seat whose view a replay shows */
  #borrowed: number | undefined = $state();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: Table,
    /** changes what lies on the desk, so that what moves can be seen moving */
    private readonly around: (change: () => void) => void,
  ) {}

  /** Whose eyes look back: mine while it is played (none behind a closed curtain), anybody's when it is over. */
  get eyes(): number | null {
    const own = this.table.scene?.seat ?? null;
    return this.table.over ? (this.#borrowed ?? own ?? 0) : own;
  }

  async jump(position: number): Promise<void> {
    const last = this.table.position;
    const at = Math.max(0, Math.min(position, last));
    if (at === last && !this.table.over) {
      this.now();
      return;
    }
    try {
      const scene = await api.sceneAt(this.table.id, this.table.key, at, this.eyes, settings.lang);
      this.around(() => (this.shown = { position: at, scene }));
      announce([t('looking-at', { at, last })]);
    } catch (error) {
      this.pause();
      complain(error);
    }
  }

  /** The same position once more: in another language, through other eyes. */
  async again(): Promise<void> {
    if (this.shown) await this.jump(this.shown.position);
  }

  async borrow(seat: number): Promise<void> {
    this.#borrowed = seat;
    await this.again();
  }

  now(): void {
    this.pause();
    if (this.shown) this.around(() => (this.shown = undefined));
  }

  play(): void {
    this.playing = true;
    this.#timer = setInterval(() => {
      const at = this.shown?.position;
      if (at === undefined || at >= this.table.position) this.pause();
      else void this.jump(at + 1);
    }, STAY);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  /** A link to what is shown: for everybody where the spectators' key is known, else for the own seat. */
  copyLink(): void {
    const at = this.shown?.position ?? this.table.position;
    const watch = ownTable(this.table.id)?.created?.watch.key;
    const secret = watch === undefined && !this.table.spectating;
    void copy(`${location.origin}/t/${this.table.id}#${watch ?? this.table.key}@${at}`, secret ? t('copied-own') : undefined);
  }
}
