/** Boards: where the zones of a scene lie, on each kind of screen. A game brings its own as data. */

import { MediaQuery } from 'svelte/reactivity';
import type { Board, Layout, Panel, Region, Scene, Zone } from './protocol';

export type Screen = keyof Board;

// As in styles/base.css, which says how long a design pixel is there.
const upright = new MediaQuery('(orientation: portrait) and (max-width: 1023px)');
const lying = new MediaQuery('(orientation: landscape) and (max-height: 520px)');
const large = new MediaQuery('(min-width: 1900px) and (min-height: 1000px)');

export function screen(): Screen {
  if (upright.current) return 'phone';
  if (lying.current) return 'landscape';
  return large.current ? 'large' : 'desktop';
}

/** What lies at a place. Nothing: it stays free. */
export interface Laid {
  panel: Panel;
  /** none: the head of the panel */
  zone?: Zone;
  /** only this of the head */
  only?: 'name' | 'numbers';
}

/** A zone's name on a board: its id without the seat it belongs to. */
const nameOf = (panel: Panel, zone: Zone): string =>
  panel.seat === undefined ? zone.id : zone.id.replace(new RegExp(`-${panel.seat}$`), '');

const within = (panel: Panel, name: string): Laid | undefined => {
  if (name === 'head') return { panel };
  if (name === 'name' || name === 'numbers') return { panel, only: name };
  const zone = panel.zones.find((one) => nameOf(panel, one) === name);
  return zone && { panel, zone };
};

/** What lies at a place of the table, or inside the panel of another player. */
export function lookUp(place: string, panels: Panel[], inside?: Panel): Laid | undefined {
  if (inside) return within(inside, place);
  const [owner, name] = place.includes('.') ? place.split('.', 2) : ['', place];
  if (owner) {
    const panel = panels.find((one) => (owner === 'mine' ? one.area === 'mine' : one.id === owner));
    return panel && within(panel, name ?? '');
  }
  for (const panel of panels) {
    const zone = panel.seat === undefined && panel.zones.find((one) => one.id === place);
    if (zone) return { panel, zone };
  }
  return undefined;
}

const placesOf = (part: Region | undefined): string[] => (part?.place ? [part.place] : (part?.parts ?? []).flatMap(placesOf));

export const has = (layout: Layout, place: string): boolean => placesOf(layout.table).includes(place);

/** What is written down beside the table. */
const WRITTEN = new Set(['log', 'lately', 'steps']);

/** The same board where nothing is written down: the others share the room of the log, and what lies beside the title
    lies above them. */
export function withoutLog(layout: Layout): Layout {
  const rest = (part: Region): Region => (part.parts ? { ...part, parts: part.parts.filter((one) => !WRITTEN.has(one.place ?? '')).map(rest) } : part);
  const { head, ...others } = layout;
  const table = rest(layout.table);
  return { ...others, table: head ? { parts: [{ parts: [head], size: 40 }, table], down: true } : table };
}

/** The zones of a panel that have no place on this screen. */
export function left(layout: Layout, panel: Panel, panels: Panel[]): Zone[] {
  if (placesOf(layout.table).some((place) => place.startsWith('area.'))) return [];
  const own = [layout.table, layout.head].flatMap(placesOf).flatMap((place) => lookUp(place, panels)?.zone ?? []);
  const others = panel.area === 'others' ? placesOf(layout.other).flatMap((place) => lookUp(place, panels, panel)?.zone ?? []) : [];
  return panel.zones.filter((zone) => !own.includes(zone) && !others.includes(zone));
}

/** Zones that have no place here, but all that can be chosen: they would hide the rest of it, which has a place. */
export function homeless(layout: Layout, panels: Panel[], open: Set<string>): Zone[] {
  const found = panels
    .flatMap((panel) => left(layout, panel, panels))
    .filter((zone) => zone.kind !== 'tokens' && zone.things.some((thing) => open.has(thing.id)));
  const inside = new Set(found.flatMap((zone) => zone.things.map((thing) => thing.id)));
  return [...open].every((id) => inside.has(id)) ? found : [];
}

/** Of a game that brings no board: others above, the middle, what is asked, the own side; each area fits what it holds. */
function generic(kind: Screen, scene: Scene): Layout {
  const has = (area: Panel['area']): boolean => scene.panels.some((panel) => panel.area === area);
  const small = kind === 'phone' || kind === 'landscape';
  const areas: Region[] = [
    ...(has('others') ? [{ place: 'area.others', share: 0.6 }] : []),
    { place: 'area.middle', share: 1.6 },
    ...(has('side') ? [{ place: 'area.side', share: 0.7 }] : []),
    { place: 'prompt', size: small ? 72 : 56 },
    ...(has('mine') ? [{ place: 'area.mine' }] : []),
  ];
  const table: Region = { parts: areas, down: true };
  return { table: small ? table : { parts: [table, { place: 'log', size: 272 }] } };
}

export function layoutOf(boards: Record<string, Board> | undefined, kind: Screen, scene: Scene): Layout {
  const board = boards?.[scene.board];
  if (!board) return generic(kind, scene);
  return board[kind] ?? board.desktop;
}
