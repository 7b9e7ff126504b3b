/** A pile that is shuffled riffles: it fans out to both sides and closes again. */

import { pace } from '../lib/settings.svelte';

const LENGTH = 320;

export function riffle(pile: HTMLElement): void {
  if (pace() === 0) return;
  const side = (by: number): Keyframe => ({ transform: `translateX(${by}px) rotate(${by / 2}deg)` });
  pile.animate([side(0), side(-7), side(7), side(-4), side(0)], { duration: LENGTH * pace(), easing: 'ease-in-out' });
}
