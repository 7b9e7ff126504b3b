/** The tables that this browser has a key to: a list in localStorage, so that nobody needs an account. */

import type { Created } from './protocol';

export interface OwnTable {
  table: string;
  key: string;
  game: string;
  title: string;
  /** names of those who sit there, as last seen */
  names: string[];
  over: boolean;
  seen: number;
  /** the creator also holds the others' links */
  created?: Created;
}

const STORE = 'zeitriss.tables';
const KEPT = 40;

export function ownTables(): OwnTable[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]');
  } catch {
    return [];
  }
}

export function ownTable(table: string): OwnTable | undefined {
  return ownTables().find((one) => one.table === table);
}

function write(list: OwnTable[]): void {
  list.sort((a, b) => b.seen - a.seen);
  localStorage.setItem(STORE, JSON.stringify(list.slice(0, KEPT)));
}

export function rememberTable(table: string, change: Partial<OwnTable>): void {
  const list = ownTables();
  const known = list.find((one) => one.table === table);
  const fresh: OwnTable = { table, key: '', game: '', title: '', names: [], over: false, seen: 0 };
  write([{ ...fresh, ...known, ...change, seen: Date.now() }, ...list.filter((one) => one !== known)]);
}

export function forgetTable(table: string): void {
  write(ownTables().filter((one) => one.table !== table));
}
