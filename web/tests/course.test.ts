import { expect, test } from 'vitest';
import type { Beat, Entry, Scene } from '../src/lib/protocol';
import { walked } from '../src/telling/course';

const counters = [
  { id: 'nemesis-life', name: 'Life', value: 60, limit: 70, look: 'hero' },
  { id: 'fury', name: 'Fury', value: 1 },
];
const life = { id: 'life-1', name: 'Life', value: 10, limit: 10, look: 'pill' };
const steps = [{ of: 'beast', title: 'Beast', words: 'The beast acts.' }];
const before = {
  panels: [
    { id: 'nemesis-panel', name: 'Rageborne', zones: [{ id: 'plan', steps }], counters },
    { id: 'seat-1', name: 'Mist', seat: 1, zones: [], counters: [life, { id: 'charges-1', name: 'Charges', value: 3 }] },
  ],
} as unknown as Scene;
const card = { id: 'beast', kind: 'card' as const, name: 'Beast' };
const beats: Beat[] = [
  { words: 'Nemesis.', opens: true, cue: 'nemesis' },
  { words: 'Fury.', card, target: 'fury', amount: 1 },
  { words: 'Mist loses life.', card, target: 'life-1', amount: -4 },
  { words: 'Fury.', card, target: 'fury', amount: 1 },
  { words: 'Mist loses charges.', card, target: 'charges-1', amount: -1 },
];

test('a step says what it changed: each number once, by its owner if that lives by it', () => {
  const [step] = walked([{ entry: {} as Entry, beats, before }], false);
  expect(step?.came).toEqual(['Fury 1 → 3', 'Mist 10 → 6', 'Mist, Charges 3 → 2']);
});
