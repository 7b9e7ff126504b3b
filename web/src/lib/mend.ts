/** The next scene from the last one and what has changed of it (server/difference.py); what stayed stays the same object. */

interface Change {
  set?: Record<string, unknown>;
  in?: Record<string, Change>;
  cut?: string[];
  items?: Item[];
}
/** an old item as it was, changed, or a new one */
type Item = number | ({ at: number } & Change) | { new: unknown };

export const mended = <T>(old: T, change: unknown): T => mend(old, change as Change) as T;

function mend(old: unknown, change: Change): unknown {
  return change.items ? items(old as unknown[], change.items) : object(old as Record<string, unknown>, change);
}

function items(old: unknown[], told: Item[]): unknown[] {
  return told.map((item) => {
    if (typeof item === 'number') return kept(old, item);
    return 'new' in item ? item.new : mend(kept(old, item.at), item);
  });
}

function object(old: Record<string, unknown>, change: Change): Record<string, unknown> {
  const next = { ...old, ...change.set };
  for (const [key, inner] of Object.entries(change.in ?? {})) next[key] = mend(old[key], inner);
  for (const key of change.cut ?? []) delete next[key];
  return next;
}

function kept(old: unknown[], at: number): unknown {
  if (at >= old.length) throw new RangeError('this is not the scene that has changed');
  return old[at];
}
