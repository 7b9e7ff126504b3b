import { expect, test } from 'vitest';
import { some, through } from '../src/lib/curve';

const line = (...heights: number[]): string => through(heights.map((y, i) => ({ x: 3 * i, y })));

test('a curve meets every point and never rises above its hills', () => {
  expect(line(0, 6, 0)).toBe('M0 0C1 0 2 6 3 6C4 6 5 0 6 0');
});

test('on its way up it keeps its slope', () => {
  expect(line(0, 3, 6)).toBe('M0 0C1 0 2 2 3 3C4 4 5 6 6 6');
});

test('of many turns some have their number', () => {
  expect(some(4)).toEqual([1, 2, 3, 4]);
  expect(some(15)).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(some(47)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45]);
});
