/**
 * Motion that explains: things are measured before and after a change of the scene and travel in between.
 * Elements say who they are by `data-flip`; the same id may live in another element afterwards.
 */

import { tick } from 'svelte';
import { fitAll, TRAVELLING, travels } from './fit';
import { pace } from './settings.svelte';

const TRAVEL = 300;
const FLIGHT = 350;
/** What is counted on the table: the numbers of panels, and stacks of tokens. */
const COUNTED = '[data-counter], [data-stack]';
const EASE = 'cubic-bezier(.3,.1,.2,1)';

interface Seen {
  box: DOMRect;
  hidden: boolean;
}

function look(root: ParentNode): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.set(element.dataset['flip'] ?? '', { box, hidden: 'hidden' in element.dataset });
  }
  return seen;
}

const nameOf = (element: HTMLElement): string => element.dataset['counter'] ?? `stack ${element.dataset['stack']}`;

function counters(root: ParentNode): Map<string, { value: number; box: DOMRect; symbol: string }> {
  const found = new Map<string, { value: number; box: DOMRect; symbol: string }>();
  for (const element of root.querySelectorAll<HTMLElement>(COUNTED)) {
    found.set(nameOf(element), {
      value: Number(element.dataset['value']),
      box: element.getBoundingClientRect(),
      symbol: element.dataset['symbol'] ?? '',
    });
  }
  return found;
}


function travel(element: HTMLElement, from: DOMRect, to: DOMRect, turnOver: boolean): void {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02 && !turnOver) return;
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
  const frames: Keyframe[] = turnOver
    ? [{ transform: `${start} rotateY(90deg)` }, { transform: 'rotateY(0deg)' }]
    : [{ transform: start }, { transform: 'none' }];
  element.style.zIndex = '20';
  const motion = element.animate(frames, { id: TRAVELLING, duration: TRAVEL * pace(), easing: EASE });
  motion.onfinish = motion.oncancel = () => void (element.style.zIndex = '');
}

function appear(element: HTMLElement): void {
  const frames = [{ opacity: 0, transform: 'translateY(-10px) scale(.94)' }, { opacity: 1, transform: 'none' }];
  element.animate(frames, { duration: TRAVEL * pace(), easing: EASE });
}

/** A won crystal flies from whoever lost it; the drawing is borrowed from the counter that grew. */
function fly(root: HTMLElement, from: DOMRect, target: HTMLElement, delay: number): void {
  const source = target.querySelector('svg');
  if (!source) return;
  const to = target.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(source.cloneNode(true));
  ghost.style.left = `${to.left + to.width / 2 - 12}px`;
  ghost.style.top = `${to.top + to.height / 2 - 12}px`;
  ghost.style.color = getComputedStyle(source).color;
  root.append(ghost);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const motion = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 0.2 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 40}px) scale(1.7)`, opacity: 1, offset: 0.55 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FLIGHT * pace(), delay, easing: 'ease-in-out', fill: 'backwards' },
  );
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

export function flip(root: () => HTMLElement | undefined, change: () => void): void {
  const before = root();
  if (!before || pace() === 0 || document.hidden) {
    change();
    void tick().then(fitAll);
    return;
  }
  const old = look(before);
  const numbers = counters(before);
  change();
  void tick().then(() => {
    const after = root();
    if (!after) return;
    // What is still on its way starts anew from where it was seen.
    for (const motion of travels(after)) motion.cancel();
    fitAll();
    play(after, old, numbers);
  });
}

function play(root: HTMLElement, old: Map<string, Seen>, numbers: ReturnType<typeof counters>): void {
  const now = look(root);
  // A hidden card has no lasting name: what vanished face down may be what appears face up, and the other way round.
  const vanished = [...old].filter(([id]) => !now.has(id)).map(([, seen]) => seen);
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const id = element.dataset['flip'] ?? '';
    const here = now.get(id);
    if (!here) continue;
    const was = old.get(id);
    if (was) {
      travel(element, was.box, here.box, was.hidden !== here.hidden);
      continue;
    }
    const origin = vanished.findIndex((seen) => seen.hidden !== here.hidden);
    const [seen] = origin >= 0 ? vanished.splice(origin, 1) : [];
    if (seen) travel(element, seen.box, here.box, true);
    else if (old.size) appear(element);
  }
  flyCounters(root, numbers);
}

const above = (box: DOMRect): DOMRect => new DOMRect(box.x, box.y - 90, box.width, box.height);

function flyCounters(root: HTMLElement, numbers: ReturnType<typeof counters>): void {
  const changes = [...root.querySelectorAll<HTMLElement>(COUNTED)].flatMap((element) => {
    const was = numbers.get(nameOf(element));
    const by = was ? Number(element.dataset['value']) - was.value : 0;
    return was && by !== 0 ? [{ element, by, box: was.box, symbol: was.symbol }] : [];
  });
  const lost = changes.filter((one) => one.by < 0).map((one) => ({ ...one, left: -one.by }));
  for (const gain of changes.filter((one) => one.by > 0 && one.symbol)) {
    for (let i = 0; i < Math.min(gain.by, 5); i++) {
      const from = lost.find((one) => one.symbol === gain.symbol && one.left > 0);
      // What nobody lost comes from the supply: a stack is filled from above.
      if (!from && !('stack' in gain.element.dataset)) break;
      if (from) from.left--;
      fly(root, from?.box ?? above(gain.box), gain.element, i * 90 * pace());
    }
  }
}
