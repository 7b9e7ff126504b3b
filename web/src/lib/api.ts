/** The REST side of the server. Every failure is thrown as a problem document. */

import type { Address, Analysis, Art, CardInfo, Change, CreateTable, Created, GameInfo, GuideSection, Key, LessonPage, OpenTable, Problem, Progress, Queue, RulePicture, Scene, Settling, TableInfo } from './protocol';

const ROOT = '/api/v1';

export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

const unreachable: Problem = { type: '/problems/unreachable', title: '', status: 0 };

async function request(path: string, init: RequestInit = {}, key?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (key) headers.set('Authorization', `Bearer ${key}`);
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, { ...init, headers });
  } catch {
    throw new ProblemError(unreachable);
  }
  if (answer.ok) return answer;
  const isProblem = answer.headers.get('content-type')?.includes('problem+json') ?? false;
  throw new ProblemError(
    isProblem ? await answer.json() : { type: 'about:blank', title: answer.statusText, status: answer.status },
  );
}

async function get<T>(path: string, key?: string): Promise<T> {
  return (await request(path, {}, key)).json();
}

async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await request(path, init, key)).json();
}

export const games = (lang: string) => get<GameInfo[]>(`/games?lang=${lang}`);
export const art = (game: string) => get<Art>(`/games/${game}/art`);
export const guide = (game: string, lang: string) => get<GuideSection[]>(`/games/${game}/guide?lang=${lang}`);

export const cards = (game: string, lang: string) => get<CardInfo[]>(`/games/${game}/cards?lang=${lang}`);

export const progress = (game: string, guest: string, lang: string) => get<Progress>(`/progress?game=${game}&lang=${lang}`, guest);

/** The page of a lesson after so many answers. */
export const lesson = (game: string, lesson: string, at: number, lang: string, name: string) =>
  get<LessonPage>(`/games/${game}/lessons/${lesson}?at=${at}&lang=${lang}&name=${encodeURIComponent(name)}`);
export const answerLesson = (game: string, lesson: string, at: number, answer: string, lang: string, name: string) =>
  post<LessonPage>(`/games/${game}/lessons/${lesson}/answers?lang=${lang}&name=${encodeURIComponent(name)}`, { at, answer });

/** The rules in pictures. */
export const pictures = (game: string, lang: string) => get<RulePicture[]>(`/games/${game}/pictures?lang=${lang}`);

export const coverOf = (game: string): string => `${ROOT}/games/${game}/cover`;
export const address = () => get<Address>('/address');

export const create = (wish: CreateTable) => post<Created>('/tables', wish);

/** Tables at which anybody may sit down, and sitting down there: the key is to the seat that was free. */
export const openTables = (lang: string) => get<OpenTable[]>(`/open-tables?lang=${lang}`);
export const sitDown = (id: string, name: string) => post<Key>(`/open-tables/${id}`, { name });
/** Whether anybody may sit down at my table. */
export const openUp = (id: string, key: string, open: boolean) => post<TableInfo>(`/tables/${id}/${open ? 'open' : 'close'}`, {}, key);

export const table = (id: string, key: string) => get<TableInfo>(`/tables/${id}`, key);
export const rematch = (id: string, key: string, swap: boolean) => post<Created>(`/tables/${id}/rematch`, { swap }, key);

export function sceneAt(id: string, key: string, at: number, seat: number | null, lang: string): Promise<Scene> {
  const eyes = seat === null ? '' : `&seat=${seat}`;
  return get<Scene>(`/tables/${id}/scene?at=${at}${eyes}&lang=${lang}`, key);
}

/** The payment that a move would lead to. */
export function settling(id: string, key: string, seat: number, move: string, lang: string): Promise<Settling | null> {
  return get<Settling | null>(`/tables/${id}/settling?seat=${seat}&move=${encodeURIComponent(move)}&lang=${lang}`, key);
}

export function preview(id: string, key: string, seat: number, move: string, lang: string): Promise<Change[]> {
  return get<Change[]>(`/tables/${id}/preview?seat=${seat}&move=${encodeURIComponent(move)}&lang=${lang}`, key);
}

/** A new link to a seat; the old one opens nothing any more. */
export const renew = (id: string, key: string, seat: number) => post<Key>(`/tables/${id}/keys`, { seat }, key);

/** What a bot thinks of a finished game; `done` of `total` decisions until all is there. */
export const analysis = (id: string, key: string, lang: string) => get<Analysis>(`/tables/${id}/analysis?lang=${lang}`, key);

export async function file(id: string, key: string): Promise<Blob> {
  return (await request(`/tables/${id}/file`, {}, key)).blob();
}

export async function importFile(content: string): Promise<Created> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/x-ndjson' }, body: content };
  return (await request('/files', init)).json();
}

/** How many other files are read before the one that I have sent. */
export const queue = () => get<Queue>('/files/queue');

export function liveAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${ROOT}/tables/${id}/live`;
}
