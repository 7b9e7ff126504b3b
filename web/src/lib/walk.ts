/** Arrow keys walk over the table: from the focused element to the nearest one in that direction. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** farther than anything on a screen */
const ELSEWHERE = 100_000;

const centre = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Index of the nearest box in a direction, or -1. Straight ahead counts more than near but sideways. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = centre(box);
    const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
    const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
    const ahead = (horizontal ? bx - x : by - y) * sign;
    const aside = Math.abs(horizontal ? by - y : bx - x);
    // A focused card rises and a fan is bent: what lies a little lower is still the same row.
    if (ahead < (horizontal ? 2 : Math.min(from.height, box.height) / 3)) return;
    // Left and right stay in their row where there is one, however far the next in it is.
    const inRow = aside < Math.min(from.height, box.height) / 2;
    const cost = ahead + (horizontal ? (inRow ? 0 : ELSEWHERE + aside * 3) : aside * 0.8);
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

export function isArrow(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** Move the focus; with nothing focused on the table, the first element gets it. */
export function walk(elements: HTMLElement[], direction: Direction): void {
  const active = document.activeElement;
  const inside = active instanceof HTMLElement && active.closest('[data-walk]') !== null;
  if (!inside) {
    elements[0]?.focus();
    return;
  }
  const others = elements.filter((element) => element !== active);
  const next = nearest(active.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), direction);
  others[next]?.focus();
}
