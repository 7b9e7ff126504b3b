/** Where a dialog lies: beside the card that it is about, never over what is paid with, and not over the question. */

import { screen } from '../lib/board';
import type { Desk } from '../lib/desk.svelte';
import type { Zone } from '../lib/protocol';
import { boxOf, overlap, type Box } from '../telling/places';
import './beside.css';

/** What the viewer pays with. */
export const poolOf = (desk: Desk): Zone | undefined =>
  desk.scene?.panels.find((panel) => panel.area === 'mine')?.zones.find((zone) => zone.kind === 'tokens' && zone.things.length > 1);

/** How far from its card, and from the words of the question. */
const GAP = 12;
/** of its tail from its corner */
const CORNER = 28;

/** Sets the place of a dialog about the first of these things that lies on the table; without one it stays where the question stands. */
export function seat(element: HTMLElement, desk: Desk, about: string[]): void {
  const card = about.map((id) => document.querySelector(`[data-thing="${CSS.escape(id)}"]`)).find((one) => one !== null);
  const pool = poolOf(desk);
  const kept = pool && document.querySelector(`[data-zone="${CSS.escape(pool.id)}"]`);
  const at = card && kept && screen() !== 'landscape' && placed(boxOf(card), boxOf(kept), element, ['above', 'right', 'left', 'below'], wordsBox());
  element.classList.toggle('beside', Boolean(at));
  element.classList.toggle('above', Boolean(at && at.tail !== undefined));
  element.style.left = at ? `${at.left}px` : '';
  element.style.top = at ? `${at.top}px` : '';
  element.style.setProperty('--tail', at && at.tail !== undefined ? `${at.tail}px` : '');
}

/** The words of the question, as far as they reach. */
function wordsBox(): Box | undefined {
  const asked = document.querySelector('section.prompt .ask');
  if (!asked) return undefined;
  const range = document.createRange();
  range.selectNodeContents(asked);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { left, top, width, height };
}

type Side = 'above' | 'right' | 'left' | 'below';
/** above its card it points there with a tail */
type Placed = Box & { tail?: number };

/** Beside a card on the first of these sides where it is whole and covers nothing of that. */
export function placed(card: Box, pool: Box | undefined, element: HTMLElement, sides: Side[], words?: Box): Placed | undefined {
  const { offsetWidth: width, offsetHeight: height } = element;
  const within = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
  const middle = card.left + card.width / 2;
  const centre = within(middle - width / 2, innerWidth - width);
  const level = within(card.top + card.height / 2 - height / 2, innerHeight - height);
  const above = card.top - height - GAP;
  // behind the words of the question, as long as its tail still meets the card
  const covers = words && overlap({ left: centre, top: above, width, height }, words);
  const behind = covers ? words.left + words.width + GAP : centre;
  const left = behind + CORNER < middle && behind + width + 8 < innerWidth ? behind : centre;
  const spots: Record<Side, { left: number; top: number; tail?: number }> = {
    above: { left, top: above, tail: Math.max(CORNER, Math.min(middle - left, width - CORNER)) },
    right: { left: card.left + card.width + GAP, top: level },
    left: { left: card.left - width - GAP, top: level },
    below: { left: centre, top: card.top + card.height + GAP },
  };
  const fits = (box: Box): boolean => box.left >= 4 && box.top >= 4 && box.left + width <= innerWidth - 4 && box.top + height <= innerHeight - 4;
  return sides.map((side) => ({ ...spots[side], width, height })).find((box) => fits(box) && !(pool && overlap(box, pool)));
}
