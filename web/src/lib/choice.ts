/** How clicks become moves. Pure functions over the offers of a scene; no rule of any game is known here. */

import type { Offer } from './protocol';

/** Offers that are still possible after these clicks, in order. */
export function possible(offers: Offer[], picked: string[]): Offer[] {
  return offers.filter((offer) => picked.every((id, i) => offer.at[i] === id));
}

/** The things that may be clicked next. */
export function targets(offers: Offer[], picked: string[]): Set<string> {
  const next = possible(offers, picked).map((offer) => offer.at[picked.length]);
  return new Set(next.filter((id) => id !== undefined));
}

/** Offers that need nothing more than these clicks. */
export function complete(offers: Offer[], picked: string[]): Offer[] {
  return possible(offers, picked).filter((offer) => offer.at.length === picked.length);
}

/** What has to be clicked before this thing: the cards that reach it. */
export function before(offers: Offer[], id: string): string[] {
  const ways = offers.filter((offer) => offer.at.indexOf(id) > 0).map((offer) => offer.at[0]);
  return [...new Set(ways.filter((first) => first !== undefined))];
}

/** Answers that belong to no thing: buttons in the prompt bar, or of a dialog when they share a group. */
export function answers(offers: Offer[]): Offer[] {
  return offers.filter((offer) => offer.at.length === 0);
}

/** The dialog of this scene, if its offers form one. */
export function groupOf(offers: Offer[]): string | undefined {
  return offers.find((offer) => offer.group !== undefined)?.group;
}

export type Step =
  | { do: 'nothing' }
  | { do: 'back'; picked: string[] }
  | { do: 'pick'; picked: string[]; menu: Offer[] }
  | { do: 'make'; offer: Offer; picked: string[] };

/** What a click on a thing means, given what was picked before. */
export function click(offers: Offer[], picked: string[], id: string, patient = false): Step {
  if (picked.at(-1) === id && !targets(offers, picked).has(id)) return { do: 'back', picked: picked.slice(0, -1) };
  if (targets(offers, picked).has(id)) return follow(offers, [...picked, id], patient);
  // A thing that could start another move: begin anew with it.
  if (targets(offers, []).has(id)) return follow(offers, [id], patient);
  return { do: 'nothing' };
}

/** The only target is chosen together with its card, unless somebody is patient. */
function follow(offers: Offer[], picked: string[], patient: boolean): Step {
  const left = possible(offers, picked);
  const [only] = left;
  if (only && left.length === 1 && (!patient || only.at.length === picked.length)) return { do: 'make', offer: only, picked: only.at };
  return { do: 'pick', picked, menu: complete(offers, picked) };
}
