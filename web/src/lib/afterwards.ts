/** What one may want after a game: another one, or its file. */

import * as api from './api';
import { go, pathOf } from './route.svelte';
import { save } from './save';
import type { Table } from './table.svelte';
import { rememberTable } from './tables';
import { complain } from './toasts.svelte';

export function follow(link: string | null | undefined): void {
  if (link) go(pathOf(link));
}

export async function rematch(table: Table, swap: boolean): Promise<void> {
  try {
    const created = await api.rematch(table.id, table.key, swap);
    rememberTable(created.table, { key: created.keys[0]?.key ?? '', created });
    follow(created.keys[0]?.link);
  } catch (error) {
    complain(error);
  }
}

export async function download(table: Table): Promise<void> {
  try {
    const content = await api.file(table.id, table.key);
    save(content, `${table.info?.game ?? 'game'}-${table.id}.jsonl`);
  } catch (error) {
    complain(error);
  }
}

/** A copy of the game as it stood after line n: the same seats play on from there. */
export async function playOn(table: Table, n: number): Promise<void> {
  try {
    const lines = (await (await api.file(table.id, table.key)).text()).split('\n');
    const created = await api.importFile(lines.slice(0, n + 1).join('\n'));
    const own = created.keys.find((key) => key.seats.includes(table.mine[0] ?? 0)) ?? created.keys[0];
    if (!own) return;
    rememberTable(created.table, { key: own.key, game: table.info?.game ?? '', created });
    follow(own.link);
  } catch (error) {
    complain(error);
  }
}
