import { expect, test } from 'vitest';
import { mended } from '../src/lib/mend';

const scene = { prompt: 'a', first: 1, panels: [{ id: 'mine', zones: [{ id: 'hand', things: [{ id: 'x' }, { id: 'y' }] }] }] };

test('what is not named stays the same object', () => {
  const next = mended(scene, { set: { prompt: 'b' }, cut: ['first'] });
  expect(next).toEqual({ prompt: 'b', panels: scene.panels });
  expect(next.panels).toBe(scene.panels);
});

test('a list has its items in their new order, kept, changed and new', () => {
  const things = { items: [1, { at: 0, set: { dim: true } }, { new: { id: 'z' } }] };
  const next = mended(scene, { in: { panels: { items: [{ at: 0, in: { zones: { items: [{ at: 0, in: { things } }] } } }] } } });
  const zone = next.panels[0]!.zones[0]!;
  expect(zone.things).toEqual([{ id: 'y' }, { id: 'x', dim: true }, { id: 'z' }]);
  expect(zone.things[0]).toBe(scene.panels[0]!.zones[0]!.things[1]);
});

test('what does not fit is refused', () => {
  expect(() => mended(scene, { in: { panels: { items: [3] } } })).toThrow();
});
