import { expect, test, vi } from 'vitest';
import { Review } from '../src/lib/review.svelte';
import type { Analysis, Entry } from '../src/lib/protocol';

const judged = (n: number, before: number, after: number, label = '') => ({
  n, position: n, seat: 0, move: `m${n}`, before, after, best: [{ move: label || `m${n}`, chance: before, label }],
});
const analysis: Analysis = {
  bot: 'owl',
  done: 3,
  total: 3,
  decisions: [judged(1, 0.5, 0.5), judged(3, 0.6, 0.3, 'the feather'), judged(5, 0.7, 0.7)],
  curves: [[1, 3, 5, 6].map((n, i) => ({ n, position: n, chance: [0.5, 0.3, 0.7, 1][i] ?? 0 }))],
  swings: [[{ n: 3, position: 3, before: 0.5, after: 0.3, since: 1, cause: 0, title: '' }, { n: 5, position: 5, before: 0.3, after: 0.7, since: 3, cause: 4, title: 'It flies' }]],
};
const entry = (n: number, news: string[] = []): Entry => ({ n, position: n, seat: n % 2, words: `line ${n}`, news, undone: false });

test('a finished game is told by the turns that decided it', async () => {
  vi.useFakeTimers();
  const answers = [{ ...analysis, done: 1, decisions: [], curves: [], swings: [] }, analysis];
  const review = new Review(0, () => Promise.resolve(answers.shift() ?? analysis));
  await vi.advanceTimersByTimeAsync(10);
  expect([review.done, review.awaited, review.slip]).toEqual([false, true, undefined]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([review.done, review.awaited]).toEqual([true, false]);
  expect(review.slip).toEqual({ turn: 2, since: 1 });
  expect([review.best(0), review.own.length]).toEqual([2, 3]);
  expect([review.turned, review.led]).toEqual([{ turn: 3, title: 'It flies' }, 0]); // ahead to the end
  expect(review.lesson).toEqual({ turn: 2, label: 'the feather' });
  expect(review.turnings([1, 2, 3, 4, 5, 6].map((n) => entry(n, n === 4 ? ['It stings.', 'It stings.', 'It flies.'] : [])))).toEqual([
    { turn: 2, position: 3, since: 1, change: -20, title: '', words: ['line 2', 'line 3'], better: 'the feather' },
    { turn: 3, position: 5, since: 3, change: 40, title: 'It flies', words: ['line 4 2 × It stings.'], better: undefined },
  ]);
  review.close();
});

test('whoever was ahead and lost is told until when, and what a scene came to', async () => {
  const fallen = [0.6, 0.7, 0.4, 0].map((chance, i) => ({ n: i + 1, position: i + 1, chance }));
  const review = new Review(0, () => Promise.resolve({ ...analysis, curves: [fallen], swings: [[{ n: 3, position: 3, before: 0.7, after: 0.4, since: 2, cause: 3, title: 'Ben wins' }]] }));
  await vi.waitFor(() => expect(review.done).toBe(true));
  expect([review.led, review.turned]).toEqual([2, undefined]);
  fallen[1]!.chance = 0.5;
  expect(review.led).toBe(0); // a good beginning alone is no comfort
  const duel = { ...entry(3, ['Duel!', 'Ben wins.']), moments: [{ title: 'Duel!', sides: [], result: 'Ben wins.' }] };
  expect(review.turnings([entry(2), duel]).map(({ title, words }) => [title, words])).toEqual([['Ben wins', ['Duel! Ben wins.']]]);
  review.close();
});

test('nobody waits for a bot that does not come', async () => {
  const review = new Review(0, () => Promise.reject(new Error('many games are looked at already')));
  await vi.waitFor(() => expect(review.awaited).toBe(false));
  expect([review.done, review.slip]).toEqual([false, undefined]);
});
