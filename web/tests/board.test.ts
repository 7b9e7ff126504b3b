import { expect, test } from 'vitest';
import { homeless } from '../src/lib/board';
import type { Layout, Panel } from '../src/lib/protocol';

const thing = (id: string): object => ({ id, kind: 'card', name: id });
const panels = [
  {
    id: 'middle',
    name: 'Middle',
    area: 'middle',
    zones: [
      { id: 'market', name: 'Market', kind: 'row', things: [thing('jade')] },
      { id: 'devoured', name: 'Devoured', kind: 'pile', things: [thing('pearl')] },
    ],
  },
] as unknown as Panel[];
const layout: Layout = { table: { place: 'market' } };

test('what has no place opens by itself only if nothing else can be chosen', () => {
  expect(homeless(layout, panels, new Set(['pearl'])).map((zone) => zone.id)).toEqual(['devoured']);
  expect(homeless(layout, panels, new Set(['pearl', 'jade']))).toEqual([]);
  expect(homeless(layout, panels, new Set(['jade']))).toEqual([]);
});
