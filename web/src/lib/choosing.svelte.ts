/** What I am about to do: things picked so far, an open menu, a move that waits for its confirmation. */

import { answers, click, groupOf, targets, type Step } from './choice';
import type { Paying } from './paying.svelte';
import { settings } from './settings.svelte';
import type { Offer } from './protocol';

export class Choosing {
  picked: string[] = $state.raw([]);
  menu: Offer[] = $state.raw([]);
  confirming: Offer | undefined = $state.raw();
  /** a payment that is put together before the move to which it belongs is made */
  before: Paying | undefined = $state.raw();
  /** the dialog of a group is put aside to look at the table */
  aside = $state(false);

  /** answers given so far in the dialog of one group */
  given: { group: string; labels: string[] } | undefined = $state.raw();

  constructor(
    private readonly offered: () => Offer[],
    private readonly make: (offer: Offer) => void,
    private readonly asking: () => Paying | undefined,
    /** every thing of a move is clicked, also where only one is left */
    private readonly patient = false,
  ) {}

  get offers(): Offer[] {
    return this.offered();
  }

  /** The payment that is put together now. */
  get paying(): Paying | undefined {
    return this.before ?? this.asking();
  }

  get open(): Set<string> {
    const { paying } = this;
    if (paying) return new Set(paying.settling.stacks.filter((_, i) => paying.more(i)));
    return this.confirming ? new Set() : targets(this.offers, this.picked);
  }

  /** Things that would begin anew while something is picked: they glow less, but still answer. */
  get starters(): Set<string> {
    return targets(this.offers, []);
  }

  get buttons(): Offer[] {
    return answers(this.offers).filter((offer) => offer.group === undefined);
  }

  get group(): Offer[] {
    const name = groupOf(this.offers);
    return name === undefined ? [] : this.offers.filter((offer) => offer.group === name);
  }

  /** Returns false if the thing has no part in any move now. */
  click(id: string): boolean {
    // Clicking the last thing again says yes: a double click plays.
    if (this.confirming && this.picked.at(-1) === id) {
      this.confirm();
      return true;
    }
    return this.#follow(click(this.offers, this.confirming ? [] : this.picked, id, this.patient));
  }

  choose(offer: Offer): void {
    this.menu = [];
    if (this.asksOnce(offer)) {
      this.picked = offer.at;
      this.confirming = offer;
      return;
    }
    this.clear();
    this.#note(offer);
    this.make(offer);
  }

  /** A single click that ends a turn, or gives up what one could still do, is asked once. The only answer is its own
      confirmation, and so are the target after the card, the payment for it, and what one mostly answers. */
  asksOnce(offer: Offer): boolean {
    if (!settings.confirm || this.offers.length === 1 || this.picked.length || offer.group !== undefined || offer.sensible) return false;
    return offer.ends || (offer.leaves === true && this.offers.some((other) => other.at.length > 0 && !other.leaves));
  }

  /** The answer that is sensible to press: the one that a game calls so, or the only one. */
  get primary(): Offer | undefined {
    return this.buttons.find((offer) => offer.sensible) ?? (this.offers.length === 1 ? this.buttons[0] : undefined);
  }

  /** A question was put: of a new dialog nothing is answered yet. */
  asked(): void {
    if (this.given?.group !== groupOf(this.offers)) this.given = undefined;
  }

  /** Answers are remembered as long as the same dialog goes on. */
  #note(offer: Offer): void {
    if (offer.group === undefined) this.given = undefined;
    else {
      const before = this.given?.group === offer.group ? this.given.labels : [];
      this.given = { group: offer.group, labels: [...before, offer.label] };
    }
  }

  confirm(): void {
    const offer = this.confirming;
    if (!offer) return;
    this.clear();
    this.#note(offer);
    this.make(offer);
  }

  /** One step back; false if there was nothing to take back. */
  back(): boolean {
    if (this.before) {
      this.clear();
      return true;
    }
    if (this.confirming) {
      // A choice of two things goes back to its first; a single one is let go.
      this.picked = this.confirming.at.length > 1 && !this.#only(this.confirming.at[0]) ? this.confirming.at.slice(0, -1) : [];
      this.confirming = undefined;
      return true;
    }
    if (this.menu.length || this.picked.length) {
      this.picked = this.picked.slice(0, -1);
      this.menu = [];
      return true;
    }
    return false;
  }

  clear(): void {
    this.picked = [];
    this.menu = [];
    this.confirming = undefined;
    this.before = undefined;
  }

  #only(id: string | undefined): boolean {
    return this.offers.filter((offer) => offer.at[0] === id).length === 1;
  }

  #follow(step: Step): boolean {
    switch (step.do) {
      case 'nothing':
        return false;
      case 'back':
        this.picked = step.picked;
        this.menu = [];
        this.confirming = undefined;
        return true;
      case 'pick':
        this.picked = step.picked;
        this.menu = step.menu;
        this.confirming = undefined;
        return true;
      case 'make':
        this.confirming = undefined;
        this.choose(step.offer);
        return true;
    }
  }
}
