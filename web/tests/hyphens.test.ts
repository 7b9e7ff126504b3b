import { expect, test } from 'vitest';
import { hyphenated } from '../src/lib/hyphens';

const read = (name: string): string => hyphenated(name).replaceAll('\u00AD', '|');

test.each([
  ['Zwergenschmiede', 'Zwer|gen|schmiede'],
  ['Wiederbelebung', 'Wie|der|be|le|bung'],
  ['Geistschlürfer', 'Geist|schlür|fer'],
  ['Ansteckung', 'Anste|ckung'],
  ['Priester', 'Pries|ter'],
  ['Kunsthandwerker', 'Kunst|hand|wer|ker'],
  ['Sonneneruption', 'Son|nen|erup|tion'],
  ['Lighthouse', 'Light|house'],
  ['Transmutation', 'Trans|mu|ta|tion'],
])('%s is broken between its syllables', (name, parts) => {
  expect(read(name)).toBe(parts);
});

test('short words stay whole, and so do the others in their name', () => {
  expect(read('Höhle des Drachen')).toBe('Höhle des Drachen');
  expect(read('Digitale Brieftasche')).toBe('Digi|tale Brief|ta|sche');
});

test('nothing but the hyphens is added', () => {
  expect(hyphenated("Alchemist's Tower").replaceAll('\u00AD', '')).toBe("Alchemist's Tower");
});
