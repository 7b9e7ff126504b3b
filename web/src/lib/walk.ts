/** Arrow keys walk over the table as one reads: along a line and on into the next; up and down to the line above or below. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = (box: Box): number => box.top + box.height / 2;
const centre = (box: Box): number => box.left + box.width / 2;

/** Indices of the boxes, line by line. A focused card rises and a fan is bent: that is still one line. */
function linesOf(boxes: Box[]): number[][] {
  const lines: { first: Box; members: number[] }[] = [];
  const down = [...boxes.entries()].sort(([, a], [, b]) => middle(a) - middle(b));
  for (const [i, box] of down) {
    const line = lines.at(-1);
    if (line && middle(box) - middle(line.first) < Math.min(box.height, line.first.height) / 2) line.members.push(i);
    else lines.push({ first: box, members: [i] });
  }
  return lines.map(({ members }) => members.sort((i, j) => centre(boxes[i]!) - centre(boxes[j]!)));
}

/** What lies below or above a box; a tall neighbour, who stands beside it too, only if there is nothing else. */
function beyond(start: Box, boxes: Box[], direction: Direction): Box[] {
  const sign = direction === 'ArrowDown' ? 1 : -1;
  const ahead = boxes.filter((box) => sign * (middle(box) - middle(start)) >= Math.min(box.height, start.height) / 2);
  const beside = (box: Box): number => (box.height + start.height) / 2 - Math.abs(middle(box) - middle(start));
  const clear = ahead.filter((box) => beside(box) < Math.min(box.height, start.height) / 4);
  return clear.length ? clear : ahead;
}

/** Index of the box that a key leads to from one of them. Left and right pass every box and begin anew at the end; up and
    down keep to what lies nearest in the line above or below, -1 where there is none. */
export function nextOf(from: number, boxes: Box[], direction: Direction): number {
  if (direction === 'ArrowLeft' || direction === 'ArrowRight') {
    const order = linesOf(boxes).flat();
    return order.at((order.indexOf(from) + (direction === 'ArrowRight' ? 1 : -1)) % order.length)!;
  }
  const start = boxes[from]!;
  const reached = beyond(start, boxes, direction);
  const away = (i: number): number => Math.abs(centre(reached[i]!) - centre(start));
  const line = linesOf(reached).at(direction === 'ArrowDown' ? 0 : -1);
  return line ? boxes.indexOf(reached[line.reduce((best, i) => (away(i) < away(best) ? i : best))]!) : -1;
}

export function isArrow(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** Move the focus; with nothing focused on the table, the first element gets it. */
export function walk(elements: HTMLElement[], direction: Direction): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active.closest('[data-walk]') === null) {
    elements[0]?.focus();
    return;
  }
  // Whoever stands on something that rests walks on from there.
  const all = elements.includes(active) ? elements : [active, ...elements];
  const next = nextOf(all.indexOf(active), all.map((element) => element.getBoundingClientRect()), direction);
  all[next]?.focus();
}
