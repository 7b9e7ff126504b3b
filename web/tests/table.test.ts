import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Scene, TableInfo } from '../src/lib/protocol';

/** A socket whose other end is the test. */
class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  lose(code = 1006): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const store = new Map<string, string>();
vi.stubGlobal('WebSocket', Socket);
vi.stubGlobal('location', { protocol: 'http:', host: 'here', hostname: 'here' });
vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, hidden: false });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
vi.mock('../src/lib/settings.svelte', () => ({ settings: { lang: 'en', confirm: true, always: {} } }));
vi.mock('../src/lib/text.svelte', () => ({ t: (key: string) => key, seatLabel: (seat: number) => `seat ${seat}` }));
const warnings: string[] = [];
vi.mock('../src/lib/toasts.svelte', () => ({ toast: () => {}, warn: (title: string) => warnings.push(title), problemToast: () => {} }));
const { Table } = await import('../src/lib/table.svelte');

const scene = { game: 'antinomy', seat: 0, asked: 0, offers: [], together: [], board: '', panels: [], prompt: '', about: [], headline: '', phases: null, lang: 'en', over: null } as Scene;
const info = { id: 't', game: 'antinomy', seats: [{ seat: 0, name: 'Ada', kind: 'human', online: true, mine: true }] } as unknown as TableInfo;
const entry = (n: number, seat = 0): Entry => ({ n, position: n, seat, words: `move ${n}`, news: [], undone: false });
const undo = { possible: false, free: false, count: 0 };
const welcome = (n: number, entries: Entry[] = []) => ({ t: 'welcome', table: info, n, position: n, entries, scene, undo, seat: 0 });

const last = (): Socket => Socket.all[Socket.all.length - 1]!;
const open = (): InstanceType<typeof Table> => {
  const table = new Table('t', 'secret', (change) => change(), () => {});
  last().open();
  last().say(welcome(3));
  return table;
};

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all.length = 0;
  warnings.length = 0;
});
afterEach(() => vi.useRealTimers());

function comeBack(): Socket {
  const lost = last();
  lost.lose();
  vi.advanceTimersByTime(60_000);
  expect(last()).not.toBe(lost);
  last().open();
  return last();
}

test('hears whole scenes where only what has changed is told', () => {
  const table = open();
  const before = table.scene;
  last().say({ t: 'changed', n: 4, position: 4, entries: [entry(4)], change: { set: { prompt: 'go on' } }, undo, seat: 0 });
  expect(table.n).toBe(4);
  expect(table.scene).toEqual({ ...before, prompt: 'go on' });
  last().say({ t: 'changed', n: 5, position: 5, entries: [entry(5)], change: { in: { panels: { items: [7] } } }, undo, seat: 0 });
  expect(last().readyState).toBe(Socket.CLOSED); // and says hello again
  expect(table.n).toBe(4);
});

test('makes a move again that somebody has overtaken, if it is still possible', () => {
  const table = open();
  table.make('go');
  const offered = { ...scene, offers: [{ move: 'go', id: 1, label: '', at: [], ends: true }] };
  last().say({ t: 'update', n: 4, position: 4, entries: [entry(4, 1)], scene: offered, undo, seat: 0 });
  const stale = { type: '/problems/stale', title: '', status: 409, n: 4 };
  last().say({ t: 'problem', problem: stale, re: 'm1' });
  expect(last().sent.at(-1)).toMatchObject({ t: 'move', n: 4, moves: ['go'] });
  expect(table.busy).toBe(true);
  last().say({ t: 'update', n: 5, position: 5, entries: [entry(5, 1)], scene, undo, seat: 0 });
  last().say({ t: 'problem', problem: { ...stale, n: 5 }, re: 'm1' });
  expect(table.busy).toBe(false); // it is not possible any more: the player decides anew
});

test('says hello with its key and the last number it has seen', () => {
  const table = open();
  expect(Socket.all[0]!.sent[0]).toMatchObject({ t: 'hello', key: 'secret', after: 0 });
  const again = comeBack();
  expect(again.sent[0]).toMatchObject({ t: 'hello', key: 'secret', after: 3 });
  expect(table.connection).toBe('lost'); // until it is known what was missed
  again.say(welcome(3));
  expect(table.connection).toBe('open');
});

describe('a move that was under way when the connection was lost', () => {
  test('is sent again if the table waits for it', () => {
    const table = open();
    table.make('play a', 'play b');
    expect(last().sent[1]).toMatchObject({ t: 'move', n: 3, seat: 0, moves: ['play a', 'play b'] });
    const again = comeBack();
    again.say(welcome(3));
    expect(again.sent[1]).toMatchObject({ t: 'move', n: 3, moves: ['play a', 'play b'] });
    expect(table.busy).toBe(true);
  });
  test('is not sent twice if it was heard', () => {
    const table = open();
    table.make('play a');
    const again = comeBack();
    again.say(welcome(4, [entry(4)]));
    expect(again.sent).toHaveLength(1);
    expect([table.busy, warnings]).toEqual([false, []]);
  });
  test('is given up, with a word, if something else happened', () => {
    const table = open();
    table.make('play a');
    comeBack().say(welcome(4, [entry(4, 1)]));
    expect([table.busy, warnings]).toEqual([false, ['move-lost']]);
  });
});

test('a move that could not be saved is sent again until it is', () => {
  const table = open();
  table.make('place wand at 0');
  const { re } = last().sent[1] as { re: string };
  last().say({ t: 'problem', re, problem: { type: '/problems/unavailable', title: '', status: 503 } });
  expect(table.busy).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(last().sent[2]).toEqual(last().sent[1]);
  last().say({ t: 'problem', re, problem: { type: '/problems/illegal-move', title: '', status: 422 } });
  expect(table.busy).toBe(false);
});

test('a refused key is not tried again', () => {
  const table = open();
  last().lose(4403);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(table.connection).toBe('refused');
});

test('what was taken back stays in the log, marked', () => {
  const table = open();
  last().say({ t: 'update', n: 4, position: 4, entries: [entry(4)], scene, undo, seat: 0 });
  last().say({ t: 'update', n: 5, position: 3, entries: [{ ...entry(5), position: 3, words: 'takes back' }], scene, undo, seat: 0 });
  expect(table.entries.map((one) => [one.n, one.undone])).toEqual([
    [4, true],
    [5, false],
  ]);
});
