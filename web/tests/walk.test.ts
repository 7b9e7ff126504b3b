import { expect, test } from 'vitest';
import { nextOf, type Box, type Direction } from '../src/lib/walk';

const box = (left: number, top: number, width = 10, height = 14): Box => ({ left, top, width, height });

/** A row of three, and a hand of two below it. */
const row = [box(0, 0), box(20, 0), box(40, 0)];
const all = [...row, box(8, 60), box(28, 60)];

test('left and right go along the line', () => {
  expect(nextOf(1, all, 'ArrowRight')).toBe(2);
  expect(nextOf(1, all, 'ArrowLeft')).toBe(0);
});

test('the next in the line is nearer than what lies aside, however far it is', () => {
  expect(nextOf(0, [box(0, 30), box(10, 0), box(90, 30)], 'ArrowRight')).toBe(2);
});

test('at the end of a line the next one begins, after the last the first', () => {
  expect(nextOf(2, all, 'ArrowRight')).toBe(3);
  expect(nextOf(3, all, 'ArrowLeft')).toBe(2);
  expect(nextOf(4, all, 'ArrowRight')).toBe(0);
  expect(nextOf(0, all, 'ArrowLeft')).toBe(4);
});

test('down finds the nearest of the line below, up of the line above', () => {
  expect(nextOf(2, all, 'ArrowDown')).toBe(4);
  expect(nextOf(3, all, 'ArrowUp')).toBe(0);
  expect(nextOf(0, all, 'ArrowUp')).toBe(-1);
  expect(nextOf(4, all, 'ArrowDown')).toBe(-1);
});

test('a card that has risen stays in its line', () => {
  const risen = [box(0, 0), box(20, -3), box(40, 0), ...all.slice(3)];
  expect(nextOf(1, risen, 'ArrowDown')).toBe(4);
  expect(nextOf(1, risen, 'ArrowRight')).toBe(2);
});

/** A mage's corner: breaches above played cards, tall cards of the hand beside both, a pile at the edge below. */
const corner = [...[0, 30, 60, 90].map((x) => box(x, 0, 20, 20)), ...[0, 30].map((x) => box(x, 40, 16, 22)), ...[130, 180].map((x) => box(x, 5, 40, 56)), box(235, 50, 14, 20)];

test.each<[Direction]>([['ArrowRight'], ['ArrowLeft']])('%s comes to everything', (direction) => {
  const seen = new Set<number>();
  for (let at = 0; !seen.has(at); at = nextOf(at, corner, direction)) seen.add(at);
  expect(seen.size).toBe(corner.length);
});

test('up and down pass every line', () => {
  const seen: number[] = [];
  for (let at = 8; at >= 0; at = nextOf(at, corner, 'ArrowUp')) seen.push(at);
  expect(seen.length).toBeGreaterThan(1);
  expect(nextOf(seen.at(-1)!, corner, 'ArrowUp')).toBe(-1);
});

/** Two lines of cards, and beside both a hand whose cards are so tall that they lie between them. */
const beside = [box(0, 0, 98, 137), box(110, 0, 98, 137), box(0, 151, 98, 137), box(300, 39, 148, 206)];

test('down passes a tall neighbour on the way to what lies below', () => {
  expect(nextOf(1, beside, 'ArrowDown')).toBe(2);
  expect(nextOf(2, beside, 'ArrowUp')).toBe(0);
});

test('from a tall neighbour both lines are near', () => {
  expect(nextOf(3, beside, 'ArrowDown')).toBe(2);
  expect(nextOf(3, beside, 'ArrowUp')).toBe(1);
});
