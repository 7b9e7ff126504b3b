import { expect, test } from 'vitest';
import type { Offer, Settling } from '../src/lib/protocol';

const { Paying } = await import('../src/lib/paying.svelte');

// one gold is fixed, two of three others are chosen; never both of the last stack
const settling: Settling = {
  title: 'Place Key',
  text: '',
  label: 'Pay and place',
  stacks: ['elan', 'calm', 'gold'],
  paid: [0, 0, 1],
  ways: [
    { takes: [1, 1, 0], moves: ['pay elan', 'pay calm'] },
    { takes: [2, 0, 0], moves: ['pay elan', 'pay elan'] },
    { takes: [1, 0, 1], moves: ['pay elan', 'pay gold'] },
  ],
};
const place = { move: 'place key' } as Offer;

test('begins with the most sensible way', () => {
  const paying = new Paying(settling, place);
  expect(paying.taken).toEqual([1, 1, 0]);
  expect(paying.moves).toEqual(['place key', 'pay elan', 'pay calm']);
  expect(paying.paid(2)).toBe(1);
});
test('takes no more than some way does, and no less than all do', () => {
  const paying = new Paying(settling, place);
  expect([0, 1, 2].map((i) => paying.more(i))).toEqual([false, false, false]);
  expect([0, 1, 2].map((i) => paying.less(i))).toEqual([false, true, false]);
  expect(paying.add(0, -1)).toBe(false);
  expect(paying.add(1, -1)).toBe(true);
  expect([paying.missing, paying.way]).toEqual([1, undefined]);
  expect([0, 1, 2].map((i) => paying.more(i))).toEqual([true, true, true]);
  paying.add(2, 1);
  expect([paying.missing, paying.way?.moves]).toEqual([0, ['pay elan', 'pay gold']]);
  expect(paying.paid(2)).toBe(2);
});
test('goes round from one way to the next', () => {
  const paying = new Paying(settling);
  const seen = settling.ways.map(() => (paying.other(), paying.taken));
  expect(seen).toEqual([[2, 0, 0], [1, 0, 1], [1, 1, 0]]);
});
test('what is fixed was there before it was paid', () => {
  expect(new Paying(settling).had(2, 4)).toBe(5);
  expect(new Paying(settling, place).had(2, 4)).toBe(4);
});
