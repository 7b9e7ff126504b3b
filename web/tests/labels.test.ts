import { expect, test } from 'vitest';
import type { Point } from '../src/lib/curve';
import { placed } from '../src/lib/labels';

const plot = { width: 600, height: 120 };
const name = { width: 120, height: 16 };
const hill: Point[] = [{ x: 0, y: 60 }, { x: 300, y: 30 }, { x: 600, y: 60 }];

test('a name stands above the mark on a hill', () => {
  expect(placed(hill, [{ x: 300, y: 30 }], [name], plot)).toEqual([{ x: 240, y: expect.closeTo(-3.3, 1), ...name }]);
});

test('in a dip it stands below, beside the line that falls from the mark', () => {
  const dip = [0, 250, 300, 350, 600].map((x) => ({ x, y: x === 300 ? 60 : 10 }));
  const [box] = placed(dip, [{ x: 300, y: 60 }], [name], plot);
  expect(box?.y).toBeGreaterThan(60);
  expect(box && (box.x > 300 || box.x + box.width < 300)).toBe(true);
});

test('no name covers another, and what has no place has none', () => {
  const marks = [{ x: 290, y: 31 }, { x: 310, y: 31 }];
  const [one, other] = placed(hill, marks, [name, name], plot);
  expect(one && other && (one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y)).toBe(true);
  expect(placed(hill, [{ x: 300, y: 30 }], [{ width: 700, height: 16 }], plot)).toEqual([undefined]);
});
