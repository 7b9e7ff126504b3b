import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Offer } from '../src/lib/protocol';

vi.mock('../src/lib/settings.svelte', () => ({ settings: { confirm: true, lang: 'en' } }));
const { Choosing } = await import('../src/lib/choosing.svelte');
const { settings } = await import('../src/lib/settings.svelte');
const { before } = await import('../src/lib/choice');

const offer = (move: string, at: string[], more: Partial<Offer> = {}): Offer => ({ move, id: 0, label: move, at, ends: false, ...more });
const toA = offer('play red a', ['red', 'a']);
const toB = offer('play red b', ['red', 'b']);
const gem = offer('play gem', ['gem']);
const end = offer('end phase', [], { leaves: true });

let offers: Offer[];
let made: string[];
const choosing = (): InstanceType<typeof Choosing> => new Choosing(() => offers, (one) => made.push(one.move), () => undefined);

beforeEach(() => {
  offers = [toA, toB, gem, end];
  made = [];
  settings.confirm = true;
});

describe('clicks', () => {
  test('lead from the card to its target', () => {
    const one = choosing();
    expect(one.click('red')).toBe(true);
    expect(one.open).toEqual(new Set(['a', 'b']));
    expect(one.click('b')).toBe(true);
    expect(made).toEqual(['play red b']);
    expect(one.picked).toEqual([]);
  });
  test('on what has no part change nothing', () => {
    const one = choosing();
    expect(one.click('stone')).toBe(false);
    expect(one.picked).toEqual([]);
  });
  test('on a target before its card are told which cards lead there', () => {
    expect(choosing().click('a')).toBe(false);
    expect(before(offers, 'a')).toEqual(['red']);
    expect(before(offers, 'gem')).toEqual([]);
  });
});

describe('what gives something up', () => {
  test('is asked once while there is something to do', () => {
    const one = choosing();
    one.choose(end);
    expect([one.confirming, made]).toEqual([end, []]);
    one.confirm();
    expect(made).toEqual(['end phase']);
  });
  test('is not asked when nothing is left, or when nobody wants to be asked', () => {
    offers = [end];
    choosing().choose(end);
    offers = [gem, end];
    settings.confirm = false;
    choosing().choose(end);
    expect(made).toEqual(['end phase', 'end phase']);
  });
  test('is nothing that leaves everything else possible', () => {
    choosing().choose(gem);
    expect(made).toEqual(['play gem']);
  });
  test('a step back takes the question away', () => {
    const one = choosing();
    one.choose(end);
    expect(one.back()).toBe(true);
    expect(one.confirming).toBeUndefined();
    expect(one.back()).toBe(false);
  });
});

describe('the lamp', () => {
  test('is not on the way out while there is something to do', () => {
    expect(choosing().primary).toBeUndefined();
  });
  test('is on the only answer', () => {
    offers = [end];
    expect(choosing().primary).toBe(end);
  });
});

test('a card and then its target are two clicks and no question', () => {
  offers = [offer('play a', ['red', 'a'], { ends: true }), offer('play b', ['red', 'b'], { ends: true }), offer('play c', ['blue', 'c'], { ends: true })];
  const one = choosing();
  one.click('red');
  one.click('a');
  expect([one.confirming, made]).toEqual([undefined, ['play a']]);
  made = [];
  one.click('blue'); // its only target goes with it
  expect([one.confirming?.move, made]).toEqual(['play c', []]);
});
test('what ends the turn by a thing is said yes to by clicking it again', () => {
  offers = [offer('place wand', ['spot'], { ends: true }), gem];
  const one = choosing();
  one.click('spot');
  expect(one.confirming?.move).toBe('place wand');
  one.click('spot');
  expect(made).toEqual(['place wand']);
});
