/** Where on the page something lies, and how an arrow gets there. */

import type { Scene } from '../lib/protocol';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A thing, a counter, a zone, or the head of the panel that it belongs to; undefined: not on this screen. */
export function find(root: ParentNode, scene: Scene, id: string): HTMLElement | undefined {
  const named = (name: string, wanted: string): HTMLElement | undefined =>
    [...root.querySelectorAll<HTMLElement>(`[data-${name}="${CSS.escape(wanted)}"]`)].find((one) => one.offsetWidth > 0);
  const thing = named('thing', id)?.closest<HTMLElement>('.thing');
  const found = named('counter', id) ?? thing ?? named('zone', id) ?? named('panel', id);
  if (found) return found;
  const panel = scene.panels.find((one) => one.id === id || holds(one, id));
  return panel && named('panel', panel.id);
}

function holds(panel: Scene['panels'][number], id: string): boolean {
  return (panel.counters ?? []).some((one) => one.id === id) || panel.zones.some((zone) => zone.id === id || zone.things.some((thing) => thing.id === id));
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export const middle = (box: Box): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

export function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.left + b.width + gap && b.left < a.left + a.width + gap && a.top < b.top + b.height + gap && b.top < a.top + a.height + gap;
}

/** A box of this size, around a point, as far as the screen allows. */
export function around(at: { x: number; y: number }, size: { width: number; height: number }, screen: Box): Box {
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
  return {
    left: clamp(at.x - size.width / 2, screen.left, screen.left + screen.width - size.width),
    top: clamp(at.y - size.height / 2, screen.top, screen.top + screen.height - size.height),
    ...size,
  };
}

/** Parts of the screen's width and height, the middle first. */
const SPOTS = [0.5, 0.36, 0.64, 0.22, 0.78, 0.08, 0.92].flatMap((x) => [0.42, 0.28, 0.14, 0, 1].map((y) => ({ x, y })));

/** Where the large card lies: over where it comes from, or where it covers nothing of what is to be seen. */
export function seatCard(size: { width: number; height: number }, screen: Box, source: Box | undefined, free: Box[]): Box {
  const spots = SPOTS.map(({ x, y }) => around({ x: screen.left + screen.width * x, y: screen.top + screen.height * y }, size, screen));
  const tries = source ? [around(middle(source), size, screen), ...spots] : spots;
  const cost = (box: Box): number => free.filter((one) => overlap(box, one, 8)).length;
  return tries.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}

/** The point of a box's edge on the way to another point. */
export function edge(box: Box, to: { x: number; y: number }, gap = 0): { x: number; y: number } {
  const from = middle(box);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (!dx && !dy) return from;
  const scale = Math.min((box.width / 2 + gap) / Math.abs(dx || 1e-6), (box.height / 2 + gap) / Math.abs(dy || 1e-6));
  return { x: from.x + dx * Math.min(1, scale), y: from.y + dy * Math.min(1, scale) };
}

/** A bent line between two boxes. */
export function arrow(from: Box, to: Box): string {
  const start = edge(from, middle(to));
  const end = edge(to, middle(from), 4);
  const bend = { x: (start.x + end.x) / 2 - (end.y - start.y) * 0.08, y: (start.y + end.y) / 2 + (end.x - start.x) * 0.08 };
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
}
