import { expect, test } from 'vitest';
import { faced, type Faces } from '../src/lib/faces';

const faces: Faces = new Map([['f1', { title: 'Red Key 1' }]]);

test('a name becomes the face, wherever it stands', () => {
  const told = {
    entries: [{ beats: [{ card: { id: 'a', face: 'f1' } }] }],
    change: { in: { panels: { items: [3, { new: { id: 'a', face: 'f1', holds: [{ face: 'f1' }] } }] } }, set: { face: 'f1' }, cut: ['face'] },
  };
  faced(told, faces);
  const face = faces.get('f1');
  expect(told.entries[0]!.beats[0]!.card.face).toBe(face);
  expect(told.change.in.panels.items[1]).toEqual({ new: { id: 'a', face, holds: [{ face }] } });
  expect(told.change.set.face).toBe(face);
  expect(told.change.cut).toEqual(['face']);
});

test('a face that is told as it is stays', () => {
  const told = { face: { title: 'Blue Ring 2' }, why: null };
  faced(told, faces);
  expect(told).toEqual({ face: { title: 'Blue Ring 2' }, why: null });
});

test('a name that nobody has told is refused', () => {
  expect(() => faced({ face: 'f2' }, faces)).toThrow();
});
