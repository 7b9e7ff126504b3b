/** A desk of its own at which nothing ever happens: one position, to be looked at. */

import { Desk } from './desk.svelte';
import type { Connection, LiveEvents } from './live';
import type { Scene, SeatInfo } from './protocol';

export function stillDesk(scene: Scene, seats: SeatInfo[] = []): Desk {
  function connect(events: LiveEvents): Connection {
    const table = { id: '', game: scene.game, options: {}, seats, over: false, n: 1, position: 1, asked: scene.asked };
    queueMicrotask(() =>
      events.message({ t: 'welcome', table, n: 1, position: 1, entries: [], scene, undo: { possible: false, free: false, count: 0 }, seat: scene.seat }),
    );
    return { send: () => true, close: () => undefined };
  }
  return new Desk('', '', () => undefined, { connect, announce: () => undefined, astray: () => undefined, still: true });
}
