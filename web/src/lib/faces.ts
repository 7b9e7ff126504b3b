/** Faces of cards: each is told once, and then by name (server/faces.py). A line to the server keeps them. */

import type { Face } from './protocol';

export type Faces = Map<string, Face>;

/** Puts faces in the place of their names, within what has just been read. */
export function faced(told: unknown, faces: Faces): void {
  if (told === null || typeof told !== 'object') return;
  for (const [key, value] of Object.entries(told)) {
    if (key !== 'face' || typeof value !== 'string') faced(value, faces);
    else Object.assign(told, { face: known(value, faces) });
  }
}

function known(name: string, faces: Faces): Face {
  const face = faces.get(name);
  if (!face) throw new RangeError('this face was never told');
  return face;
}
