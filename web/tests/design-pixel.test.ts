import { expect, test } from 'vitest';
import { relative } from '../design-pixel';

test('a length grows with the screen on either side of zero', () => {
  expect(relative('inset: 4px -8px auto calc(50% - 16px)')).toBe('inset: 0.25rem -0.5rem auto calc(50% - 1rem)');
});

test('what must not grow stays, and so do names', () => {
  expect(relative('1PX solid var(--at-2px)')).toBe('1PX solid var(--at-2px)');
});
