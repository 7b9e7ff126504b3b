import { describe, expect, test } from 'vitest';
import { answers, click, complete, groupOf, targets } from '../src/lib/choice';
import type { Offer } from '../src/lib/protocol';

const offer = (move: string, at: string[], more: Partial<Offer> = {}): Offer => ({ move, id: 0, label: move, at, ends: false, ...more });

const toA = offer('play red a', ['red', 'a']);
const toB = offer('play red b', ['red', 'b']);
const blue = offer('play blue a', ['blue', 'a']);
const pass = offer('pass', []);
const offers = [toA, toB, blue, pass];

describe('targets', () => {
  test('are what starts a move, then what the picked thing reaches', () => {
    expect(targets(offers, [])).toEqual(new Set(['red', 'blue']));
    expect(targets(offers, ['red'])).toEqual(new Set(['a', 'b']));
  });
  test('answers belong to no thing', () => {
    expect(answers(offers)).toEqual([pass]);
  });
});

describe('click', () => {
  test('picks a thing with several targets', () => {
    expect(click(offers, [], 'red')).toEqual({ do: 'pick', picked: ['red'], menu: [] });
  });
  test('goes at once where only one way is left', () => {
    expect(click(offers, [], 'blue')).toEqual({ do: 'make', offer: blue, picked: ['blue', 'a'] });
    expect(click(offers, ['red'], 'b')).toEqual({ do: 'make', offer: toB, picked: ['red', 'b'] });
  });
  test('on the picked thing takes it back', () => {
    expect(click(offers, ['red'], 'red')).toEqual({ do: 'back', picked: [] });
  });
  test('on another starter begins anew', () => {
    expect(click(offers, ['red'], 'blue')).toMatchObject({ do: 'make', offer: blue });
  });
  test('on anything else does nothing', () => {
    expect(click(offers, [], 'b')).toEqual({ do: 'nothing' });
  });
  test('offers a menu where several moves begin with the same thing', () => {
    const cast = offer('cast', ['spark']);
    const prep = offer('prep', ['spark']);
    const twin = [cast, prep];
    expect(click(twin, [], 'spark')).toEqual({ do: 'pick', picked: ['spark'], menu: [cast, prep] });
    expect(complete(twin, ['spark'])).toEqual([cast, prep]);
  });
});

test('offers of one dialog share a group', () => {
  expect(groupOf(offers)).toBeUndefined();
  expect(groupOf([pass, offer('pay fire', [], { group: 'pay' })])).toBe('pay');
});
