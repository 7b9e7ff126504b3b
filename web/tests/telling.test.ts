import { expect, test } from 'vitest';
import type { Beat, Counter, Entry, Scene } from '../src/lib/protocol';
import { arrow, edge, overlap, seatCard } from '../src/telling/places';
import { beforeMyMoves, changes, counters, exchanged, nobodysTurn, outcomes, since, tellable, turns } from '../src/telling/story';
import { awaited, chaptersOf, standing } from '../src/telling/standing';

const beat = (words: string, more: Partial<Beat> = {}): Beat => ({ words, ...more });
const entry = (n: number, seat: number, words: string, more: Partial<Entry> = {}): Entry => ({ n, position: n, seat, turn: seat, words, news: [], undone: false, ...more });
const told = (n: number, seat: number, beats: Beat[], more: Partial<Entry> = {}): Entry =>
  entry(n, seat, beats[0]?.words ?? '', { news: beats.slice(1).map((one) => one.words), beats, ...more });
const counter = (id: string, value: number): Counter => ({ id, name: 'Life', value });
const scene = (life: number, tower: number): Scene =>
  ({
    panels: [
      { id: 'side', name: 'Gravehold', area: 'side', zones: [], counters: [counter('gravehold', tower)] },
      { id: 'seat-1', name: 'Ben', area: 'others', seat: 1, zones: [], counters: [counter('life-1', 9)] },
      { id: 'seat-0', name: 'Ada', area: 'mine', seat: 0, zones: [], counters: [counter('life-0', life)] },
    ],
  }) as unknown as Scene;

const card = { id: 'gorge', kind: 'card' as const, name: 'Gorge' };
const mine = told(1, 0, [beat('Ada plays a crystal.', { card })]);
const quiet = told(2, 1, [beat('Griffin plays a spark.', { card })]);
const hit = told(3, 1, [beat('Griffin casts.', { card }), beat('Ada takes 2 damage.', { target: 'life-0', amount: -2, seats: [0] })]);
const nemesis = told(4, 0, [
  beat('Ada ends the turn.', { quiet: true }),
  beat('Turn order card: nemesis.', { card, opens: true, cue: 'nemesis' }),
  beat('Gravehold takes 3 damage from Gorge.', { card, target: 'gravehold', amount: -3 }),
  beat('Ada takes 2 damage from Gorge.', { card, target: 'life-0', amount: -2, seats: [0] }),
]);

test('since my last turn: what was done to me comes first', () => {
  const found = since([mine, quiet, hit], [0]);
  expect(found.map((one) => [one.entry.n, one.aimed])).toEqual([
    [3, true],
    [2, false],
  ]);
  expect(found[0]?.lines[0]).toBe('Ada takes 2 damage.');
});
test('a gift is told, but hits nobody', () => {
  const gift = told(3, 1, [beat('Griffin plays.', { card }), beat('Ada gains 1.', { target: 'life-0', amount: 1, seats: [0] })]);
  expect(since([mine, gift], [0]).map((one) => one.aimed)).toEqual([false]);
});
test('a turn that I end begins that of others: it is told, with what hits me', () => {
  const [only, ...more] = since([mine, nemesis], [0]);
  expect(more).toEqual([]);
  expect(only?.aimed).toBe(true);
  expect(only?.lines).not.toContain('Ada ends the turn.');
  expect(tellable(nemesis, [0])).toHaveLength(3);
});
test('what I answer in the turn of others does not end the story', () => {
  const answer = told(5, 0, [beat('Ada chooses Ben.'), beat('Ben takes 1 damage.', { target: 'life-1', amount: -1, seats: [1] })], { turn: undefined });
  expect(since([mine, nemesis, answer], [0]).map((one) => one.entry.n)).toEqual([4, 5]);
  expect(tellable(answer, [0]).map((one) => one.words)).toEqual(['Ben takes 1 damage.']);
});
test('says nothing of what was taken back, and nothing right after my own move', () => {
  expect(since([mine, { ...quiet, undone: true }], [0])).toEqual([]);
  expect(since([quiet, mine], [0])).toEqual([]);
});
test('what others did stays while I make my moves', () => {
  expect(since(beforeMyMoves([mine, quiet, { ...mine, n: 3 }, { ...mine, n: 4 }], [0]), [0]).map((one) => one.entry.n)).toEqual([quiet.n]);
});
test('before my first move it tells everything; old lines have words only', () => {
  expect(since([quiet], [0])).toHaveLength(1);
  expect(since([entry(1, 1, 'Griffin stops.')], [0])[0]?.lines).toEqual(['Griffin stops.']);
});
test('what came of a turn: the last that is said of each number and place, not what was only laid', () => {
  const laid = beat('Griffin plays a portal.', { card, target: 'road-1', cue: 'set' });
  const opens = (left: number): Beat => beat(`Griffin opens an era, ${left} left.`, { target: 'eras-1', amount: -1, cue: 'portal' });
  const takes = beat('Griffin takes a Droid.', { card, target: 'discard-1', cue: 'pick' });
  const turn = [told(2, 1, [laid, opens(9)]), told(3, 1, [laid, opens(8)]), told(4, 1, [takes])];
  expect(outcomes(since([mine, ...turn], [0]), 2)).toEqual(['Griffin opens an era, 8 left.', 'Griffin takes a Droid.']);
  expect(outcomes(since([mine, ...turn], [0]), 1)).toEqual(['Griffin takes a Droid.']);
});
test('what came of a turn: what hit me goes first', () => {
  const harm = beat('Ada takes 1 damage.', { target: 'life-0', amount: -1, cue: 'damage', seats: [0] });
  const takes = beat('Griffin takes a Droid.', { card, target: 'discard-1', cue: 'pick' });
  expect(outcomes(since([mine, told(2, 1, [beat('Griffin plays.'), harm, takes])], [0]), 1)).toEqual([harm.words]);
});
test('my own doings are not told, but what is worth watching', () => {
  expect(tellable(mine, [0])).toEqual([]);
  const duel = told(6, 0, [beat('Ada plays.', { card }), beat('Duel!', { moment: 0 })]);
  expect(tellable(duel, [0]).map((one) => one.words)).toEqual(['Duel!']);
});
test('the same thing several times is told once, with its sum', () => {
  const bite = beat('Pearl is devoured.', { target: 'pile-pearl', amount: -1 });
  expect(tellable(told(7, 1, [beat('Griffin acts.'), bite, bite, bite]), [0])).toEqual([{ ...bite, words: '3 × Pearl is devoured.', amount: -3 }]);
});
test('what caused it several times was there once', () => {
  const bite = beat('Gorge: Pearl is devoured.', { target: 'pile-pearl', amount: -1 });
  expect(tellable(told(7, 1, [bite, bite]), [0]).map((one) => one.words)).toEqual(['Gorge: 2 × Pearl is devoured.']);
});

test('the log by turns: whose it is, or what began it', () => {
  const ends = entry(4, 0, 'Ada ends.', { news: ['Ada draws.', 'Nemesis!', 'It hits.', 'Ben’s card.'], opens: [1, 3] });
  const found = turns([entry(1, 1, 'Ben plays.'), entry(2, 0, 'Ada plays.'), ends, entry(5, 1, 'Ben casts.'), entry(6, 0, 'Ada answers.', { turn: undefined })]);
  expect(found.map((turn) => [turn.seat, turn.title, turn.lines.length])).toEqual([
    [1, undefined, 1],
    [0, undefined, 2],
    [undefined, 'Nemesis!', 1],
    [1, 'Ben’s card.', 2],
  ]);
  expect(found[1]?.lines[1]).toMatchObject({ words: 'Ada ends.', news: ['Ada draws.'] });
  expect(found[2]?.lines[0]?.news).toEqual(['It hits.']);
});

test('a line shows the card that was played and the one that came of it', () => {
  const thing = (id: string): Beat => beat(id, { card: { id, kind: 'card', name: id, face: { title: id } } });
  const line = told(1, 0, [thing('ring'), beat('A duel!'), thing('ring'), thing('key'), thing('skull')]);
  expect(exchanged(line)?.map((one) => one.id)).toEqual(['ring', 'key']);
  expect(exchanged({ ...line, undone: true })).toBeUndefined();
  expect(exchanged(told(2, 0, [thing('ring')]))).toBeUndefined();
  expect(exchanged(entry(3, 0, 'Old.'))).toBeUndefined();
});

const chapter = chaptersOf([nemesis], [0], scene(4, 23), scene(2, 20), new Map())[0]!;

test('what it came to: numbers before and after with their causes, those of others last', () => {
  const found = changes(nobodysTurn([chapter]), [0]);
  expect(found.map((one) => [one.whose, one.before, one.after, one.causes])).toEqual([
    ['Gravehold', 23, 20, [{ name: 'Gorge', amount: -3 }]],
    ['Ada', 4, 2, [{ name: 'Gorge', amount: -2 }]],
  ]);
  expect(nobodysTurn([{ entry: hit, beats: tellable(hit, [0]) }])).toEqual([]);
});
test('a portrait has a place for itself: the first turn of a round is none of the tower that lies beside it', () => {
  const tokens = (id: string, room?: number): object => ({ id, kind: 'tokens', room, things: [{ id, face: { title: id } }] });
  const panels = [{ id: 'side', zones: [tokens('turns-taken', 6)], counters: [counter('gravehold', 9)] }, { id: 'foe', zones: [tokens('nemesis')], counters: [counter('life', 9)] }];
  expect(counters({ panels } as unknown as Scene).map((one) => one.face?.title)).toEqual([undefined, 'nemesis']);
});
test('what a market lost is one sum, pile by pile', () => {
  const face = (title: string): object => ({ title, emblem: title });
  const things = [{ id: 'pile-pearl', face: face('Pearl') }, { id: 'pile-opal', face: face('Opal') }, { id: 'pile-jade', face: face('Jade') }];
  const market = { panels: [{ id: 'market', name: 'Supply', area: 'middle', zones: [{ id: 'market', name: 'Supply', kind: 'grid', things }] }] } as unknown as Scene;
  const beats = [beat('Pearl is devoured.', { target: 'pile-pearl', amount: -1 }), beat('2 × Opal is devoured.', { target: 'pile-opal', amount: -2 })];
  const [only, ...more] = changes([{ entry: nemesis, beats, before: market, after: market }], [0]);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ whose: 'Supply', market: true, after: -3, causes: [{ name: 'Pearl', amount: -1 }, { name: 'Opal', amount: -2 }] });
});
test('a number falls when it is told, not before', () => {
  expect(standing(chapter, 0).get('gravehold')).toBe(23);
  expect(standing(chapter, 1).get('gravehold')).toBe(20);
  expect(standing(chapter, 1).get('life-0')).toBe(4);
  expect(standing(chapter, 2).get('life-0')).toBe(2);
  expect(standing(chapter, 2).has('life-1')).toBe(false);
});
test('of lines that arrive together each number falls with its own beat, the untold ones at once', () => {
  const own = told(3, 0, [beat('Ada heals herself.', { target: 'life-0', amount: 1, seats: [0] })]);
  const both = chaptersOf([own, nemesis, { ...nemesis, n: 5 }], [0], scene(4, 23), scene(1, 17), new Map());
  const stand = (line: number, shown: number): (number | undefined)[] => {
    const values = both[line] && standing(both[line], shown);
    return ['life-0', 'gravehold'].map((id) => values?.get(id));
  };
  expect(stand(0, 0)).toEqual([5, 23]);
  expect([0, 1, 2].map((shown) => stand(1, shown))).toEqual([[5, 23], [5, 20], [3, 20]]);
  expect([0, 1, 2].map((shown) => stand(2, shown))).toEqual([[3, 20], [3, 17], [1, 17]]);
});

test('a number of which is said where it stands is taken at its word', () => {
  const falls = told(6, 1, [beat('Rage!', { target: 'gravehold', amount: 1, stands: 24 }), beat('It calms down.', { target: 'gravehold', stands: 20 })]);
  const [only] = chaptersOf([falls], [0], scene(4, 23), scene(4, 20), new Map());
  expect([0, 1].map((shown) => only && standing(only, shown).get('gravehold'))).toEqual([24, 20]);
});

test('what comes to the table is kept back until it is told, but nothing that I did myself', () => {
  const thing = (id: string): Beat => beat(id, { card: { id, kind: 'card', name: id } });
  const table = (...ids: string[]): Scene => ({ panels: [{ id: 'foe', zones: [{ things: ids.map((id) => ({ id })) }] }] }) as unknown as Scene;
  const lines = [told(1, 0, [thing('spark')]), told(2, 1, [thing('wall'), thing('imp')]), told(3, 1, [thing('imp'), thing('spark'), thing('gorge')])];
  const queue = chaptersOf(lines, [0], table('wall'), table('wall', 'spark', 'imp', 'gorge'), new Map());
  const kept = (line: number, shown: number): string[] => [...awaited(queue.slice(line), shown)];
  expect([kept(0, 0), kept(1, 0), kept(1, 1), kept(2, 0), kept(2, 2)]).toEqual([['imp', 'gorge'], ['imp', 'gorge'], ['gorge'], ['gorge'], []]);
  expect(awaited([], 0).size).toBe(0);
});

test('the large card leaves free what it reaches', () => {
  const screen = { left: 0, top: 0, width: 1280, height: 800 };
  const target = { left: 560, top: 250, width: 160, height: 200 };
  const size = { width: 178, height: 249 };
  expect(overlap(seatCard(size, screen, undefined, [target]), target)).toBe(false);
  const source = { left: 10, top: 10, width: 80, height: 100 };
  expect(seatCard(size, screen, source, [target]).left).toBe(0);
});
test('an arrow goes from edge to edge', () => {
  const from = { left: 0, top: 0, width: 100, height: 100 };
  expect(edge(from, { x: 500, y: 50 })).toEqual({ x: 100, y: 50 });
  expect(arrow(from, { left: 400, top: 0, width: 100, height: 100 })).toMatch(/^M100 50Q/);
});
