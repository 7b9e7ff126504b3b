import { expect, test } from 'vitest';
import type { Entry } from '../src/lib/protocol';
import { since } from '../src/lib/telling';

const entry = (n: number, seat: number, words: string, more: Partial<Entry> = {}): Entry => ({ n, position: n, seat, words, news: [], undone: false, ...more });
const mine = entry(1, 0, 'Ada plays a crystal.');
const quiet = entry(2, 1, 'Griffin plays a spark.');
const hit = entry(3, 1, 'Griffin casts.', { news: ['Ada takes 2 damage.'] });

test('begins after my last move, with what was aimed at me first', () => {
  const told = since([mine, quiet, hit], [0], ['Ada']);
  expect(told.map((one) => [one.entry.n, one.aimed])).toEqual([
    [3, true],
    [2, false],
  ]);
});
test('says nothing of what was taken back, and nothing right after my own move', () => {
  expect(since([mine, { ...quiet, undone: true }], [0], ['Ada'])).toEqual([]);
  expect(since([quiet, mine], [0], ['Ada'])).toEqual([]);
});
test('before my first move it tells everything', () => {
  expect(since([quiet], [0], ['Ada'])).toHaveLength(1);
});
