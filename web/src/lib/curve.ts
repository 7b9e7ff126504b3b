/** A line through points at equal distances: smooth, and nowhere higher or lower than the points themselves. */

export interface Point {
  x: number;
  y: number;
}

const rise = (points: Point[], i: number): number => (points[i]?.y ?? NaN) - (points[i - 1]?.y ?? NaN);

/** How steep it is at a point: level on a hill and at both ends, else between both sides, nearer to the flatter one. */
function slope(points: Point[], i: number): number {
  const [to, from] = [rise(points, i), rise(points, i + 1)];
  return to * from > 0 ? (2 * to * from) / (to + from) : 0;
}

/** As the path of an SVG. */
export function through(points: Point[]): string {
  const step = (points[1]?.x ?? 0) - (points[0]?.x ?? 0);
  const from = points.slice(0, -1).map(({ x, y }, i) => `${x + step / 3} ${y + slope(points, i) / 3}`);
  return points
    .map(({ x, y }, i) => (i ? `C${from[i - 1]} ${x - step / 3} ${y - slope(points, i) / 3} ${x} ${y}` : `M${x} ${y}`))
    .join('');
}

/** Some of so many numbers, about ten, as one counts: every one, every second, every fifth and so on. */
export function some(count: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => count / one <= 10) ?? count;
  return Array.from({ length: Math.floor(count / step) }, (_, i) => (i + 1) * step);
}
