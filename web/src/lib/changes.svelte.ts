/** What others have changed on the table since my last move, so that it can be marked. */

import type { Scene, Thing } from './protocol';

type Signs = Map<string, string>;

export class Changes {
  #before: Signs = $state.raw(new Map());
  #now: Signs = $state.raw(new Map());

  /** My own doing is no news: from here on it is compared. */
  begin(scene: Scene): void {
    this.#before = this.#now = signs(scene);
  }

  /** The page was opened later than my last move: this is how I left the table. */
  since(scene: Scene): void {
    this.#before = signs(scene);
  }

  see(scene: Scene): void {
    this.#now = signs(scene);
  }

  /** A card that was not here before. Numbers tell by themselves how they changed. */
  thing(id: string): boolean {
    return this.#now.get(id) !== this.#before.get(id);
  }

  /** By how much a counter went up or down. */
  counter(id: string): number {
    return Number(this.#now.get(`# ${id}`) ?? 0) - Number(this.#before.get(`# ${id}`) ?? 0);
  }
}

/** Where every thing lies and how, without a word of any language. */
function signs(scene: Scene): Signs {
  const found: Signs = new Map();
  const sign = (thing: Thing, place: string): void => {
    if (thing.kind === 'card') found.set(thing.id, thing.face ? place : `${place} face down`);
    for (const held of thing.holds ?? []) sign(held, thing.id);
  };
  for (const panel of scene.panels) {
    for (const counter of panel.counters ?? []) found.set(`# ${counter.id}`, String(counter.value));
    for (const zone of panel.zones) for (const thing of zone.things) sign(thing, zone.id);
  }
  return found;
}
