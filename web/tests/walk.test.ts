import { expect, test } from 'vitest';
import { nearest, type Box } from '../src/lib/walk';

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 14 });

/** A row of three, and a hand of two below it. */
const row = [box(0, 0), box(20, 0), box(40, 0)];
const hand = [box(8, 60), box(28, 60)];
const all = [...row, ...hand];

test('left and right stay in the row', () => {
  expect(nearest(box(20, 0), all, 'ArrowRight')).toBe(2);
  expect(nearest(box(20, 0), all, 'ArrowLeft')).toBe(0);
});

test('the next in the row is nearer than what lies aside, however far it is', () => {
  expect(nearest(box(0, 30), [box(10, 0), box(90, 30)], 'ArrowRight')).toBe(1);
});

test('down finds the nearest below, up the nearest above', () => {
  expect(nearest(box(40, 0), all, 'ArrowDown')).toBe(4);
  expect(nearest(box(8, 60), all, 'ArrowUp')).toBe(0);
});

test('a card that has risen from its row does not see the row below it', () => {
  expect(nearest(box(20, -3), all, 'ArrowDown')).toBe(4);
  expect(nearest(box(20, 3), row, 'ArrowUp')).toBe(-1);
});

test('at the edge there is nothing', () => {
  expect(nearest(box(40, 0), row, 'ArrowRight')).toBe(-1);
  expect(nearest(box(0, 0), row, 'ArrowUp')).toBe(-1);
});
