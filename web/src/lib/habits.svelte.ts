/** Answers that give themselves: the only one that there is, and the one that is always given to this question. */

import { announce } from './announce.svelte';
import { botOf } from './bots';
import type { Offer, Scene } from './protocol';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { t } from './text.svelte';

/** A single possible answer plays itself after this pause, so that it can be seen. */
const PAUSE = 350;
/** Among people the pause is longer and the same for all, so that nobody can tell a must from a choice. */
const EVEN_PAUSE = 1800;

/** What is asked where. */
interface Asked {
  readonly table: Table;
  readonly game: string;
  readonly scene: Scene | undefined;
  readonly offers: Offer[];
}

export class Habits {
  /** the answer that is about to give itself */
  due: Offer | undefined = $state.raw();

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly at: Asked) {}

  /** The answer that needs no asking. */
  get must(): Offer | undefined {
    const { scene, offers } = this.at;
    // What may be thrown in while somebody else is asked is never a must.
    if (!settings.forced || scene?.asked !== scene?.seat) return undefined;
    return offers.length === 1 ? offers[0] : offers.find((offer) => offer.move === settings.always[this.#question]);
  }

  follow(): void {
    const { must } = this;
    if (!must) return;
    const { table } = this.at;
    const people = table.seats.some((seat) => !seat.mine && botOf(seat) === undefined);
    this.due = must;
    announce([t('forced', { label: must.label })]);
    this.#timer = setTimeout(
      () => {
        this.due = undefined;
        if (this.at.offers.includes(must)) table.make(must.move);
      },
      people ? EVEN_PAUSE : PAUSE,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.due = undefined;
  }

  /** From now on this answer is given to this question without asking. */
  remember(move: string): void {
    settings.always = { ...settings.always, [this.#question]: move };
  }

  /** A question by its words: the same question is asked in the same words. */
  get #question(): string {
    return `${this.at.game} ${this.at.scene?.prompt.split('\n', 1)[0] ?? ''}`;
  }
}
