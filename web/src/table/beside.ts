/** Where a dialog lies: beside the card that it is about, never over what is paid with. */

import { screen } from '../lib/board';
import type { Desk } from '../lib/desk.svelte';
import type { Zone } from '../lib/protocol';
import { boxOf, overlap, type Box } from '../telling/places';

/** What the viewer pays with. */
export const poolOf = (desk: Desk): Zone | undefined =>
  desk.scene?.panels.find((panel) => panel.area === 'mine')?.zones.find((zone) => zone.kind === 'tokens' && zone.things.length > 1);

/** Sets the place of a dialog about the first of these things that lies on the table; without one it stays where the question stands. */
export function seat(element: HTMLElement, desk: Desk, about: string[]): void {
  const card = about.map((id) => document.querySelector(`[data-thing="${CSS.escape(id)}"]`)).find((one) => one !== null);
  const pool = poolOf(desk);
  const kept = pool && document.querySelector(`[data-zone="${CSS.escape(pool.id)}"]`);
  const at = card && kept && screen() !== 'landscape' && placed(boxOf(card), boxOf(kept), element, ['above', 'right', 'left', 'below']);
  element.classList.toggle('beside', Boolean(at));
  element.style.left = at ? `${at.left}px` : '';
  element.style.top = at ? `${at.top}px` : '';
}

type Side = 'above' | 'right' | 'left' | 'below';

/** Beside a card on the first of these sides where it is whole and covers nothing of that. */
export function placed(card: Box, pool: Box | undefined, element: HTMLElement, sides: Side[]): Box | undefined {
  const { offsetWidth: width, offsetHeight: height } = element;
  const within = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8));
  const centre = within(card.left + card.width / 2 - width / 2, innerWidth - width);
  const level = within(card.top + card.height / 2 - height / 2, innerHeight - height);
  const spots: Record<Side, { left: number; top: number }> = {
    above: { left: centre, top: card.top - height - 12 },
    right: { left: card.left + card.width + 12, top: level },
    left: { left: card.left - width - 12, top: level },
    below: { left: centre, top: card.top + card.height + 12 },
  };
  const fits = (box: Box): boolean => box.left >= 4 && box.top >= 4 && box.left + width <= innerWidth - 4 && box.top + height <= innerHeight - 4;
  return sides.map((side) => ({ ...spots[side], width, height })).find((box) => fits(box) && !(pool && overlap(box, pool)));
}
