import { expect, test } from 'vitest';
import { personOf } from '../src/lib/people';

test('a guest has the picture of the friendly name, in both languages', () => {
  expect([personOf('Moon guest'), personOf('Mondgast')]).toEqual(['person-moon', 'person-moon']);
  expect([personOf('Night moth'), personOf('Nachtfalter')]).toEqual(['person-moth', 'person-moth']);
});

test('a name decides the picture, and nobody has the general one', () => {
  expect(personOf('Ada')).toBe(personOf('Ada'));
  expect(personOf('Ada')).not.toBe(personOf('Ben'));
  expect(personOf('')).toBe('person');
});
