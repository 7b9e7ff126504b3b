/** Names beside the marks of a curve: each where it covers nothing, or nowhere. All lengths are pixels of the screen. */

import type { Point } from './curve';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/* in heights of a name, which grows with the screen */
const MARK = 0.78; // the radius of a mark
const APART = 0.3;
/** how near to the line a name may come, and how far over the edge on either side */
const NEAR = 0.25;
const OVER = 1.2;


/** A point every so many pixels of a straight line. */
function along(from: Point, to: Point, step: number): Point[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: parts + 1 }, (_, i) => ({ x: from.x + ((to.x - from.x) * i) / parts, y: from.y + ((to.y - from.y) * i) / parts }));
}

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const around = ({ x, y }: Point, radius: number): Box => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
const inside = ({ x, y, width, height }: Box, plot: Size): boolean =>
  x >= -OVER * height && x + width <= plot.width + OVER * height && y >= -height && y + height <= plot.height + height / 2;

/** Where a name may stand, the nearest first: above or below its mark, before or after it. */
function places({ x, y }: Point, { width, height }: Size): Box[] {
  const [mark, apart] = [MARK * height, APART * height];
  const lefts = [x - width / 2, x - width - apart, x + apart];
  const tops = [0, 0.6, 1.2].flatMap((far) => {
    const off = mark + apart + far * height;
    return [y - off - height, y + off];
  });
  const beside = [x - mark - apart - width, x + mark + apart].map((left) => ({ x: left, y: y - height / 2, width, height }));
  return [...tops.flatMap((top) => lefts.map((left) => ({ x: left, y: top, width, height }))), ...beside];
}

/** `line`: the curve; `marks`: the points of it that have names, and from which a line falls; `sizes`: of these names. */
export function placed(line: Point[], marks: Point[], sizes: Size[], plot: Size): (Box | undefined)[] {
  const tall = Math.max(0, ...sizes.map((size) => size.height));
  if (!tall) return marks.map(() => undefined);
  const drawn = line.slice(1).flatMap((to, i) => along(line[i] as Point, to, NEAR * tall));
  const falls = marks.map((mark) => along(mark, { x: mark.x, y: plot.height }, NEAR * tall));
  const taken = marks.map((mark) => around(mark, MARK * tall));
  const clear = (points: Point[]) => (box: Box): boolean => !points.some((point) => meet(box, around(point, NEAR * tall)));
  return marks.map((mark, i) => {
    const size = sizes[i];
    if (!size?.width) return undefined;
    const free = places(mark, size).filter(
      (box) => inside(box, plot) && clear([...drawn, ...(falls[i] ?? [])])(box) && !taken.some((other) => meet(box, other)),
    );
    // rather not on the line that falls from another mark
    const best = free.find(clear(falls.flat())) ?? free[0];
    if (best) taken.push(best);
    return best;
  });
}
