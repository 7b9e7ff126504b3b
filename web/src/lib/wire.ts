/** What the server says and hears, as JSON. Mirrors core/scene.py and server/protocol.py; holds types only. */

// ---- the scene: everything that is drawn ------------------------------------------------------------------

export interface Face {
  title: string;
  corner?: string;
  symbol?: string;
  colour?: string;
  emblem?: string;
  text?: string;
  foot?: string;
  rules?: string[];
}

export interface Marker {
  id: string;
  name: string;
  symbol: string;
  colour?: string;
  seat?: number;
  count?: number;
}

export interface Thing {
  id: string;
  kind: 'card' | 'slot' | 'token' | 'deck';
  name: string;
  face?: Face;
  count?: number;
  symbol?: string;
  colour?: string;
  turn?: number;
  dim?: boolean;
  mark?: string;
  above?: Marker[];
  below?: Marker[];
  on?: Marker[];
  holds?: Thing[];
  why?: string;
}

export interface Counter {
  id: string;
  name: string;
  value: number;
  limit?: number;
  symbol?: string;
  colour?: string;
  note?: string;
}

export interface Zone {
  id: string;
  name: string;
  kind: 'row' | 'fan' | 'pile' | 'grid' | 'track' | 'tokens';
  things: Thing[];
  columns?: number;
  ends?: string[];
  note?: string;
  quiet?: boolean;
}

export interface Panel {
  id: string;
  name: string;
  area: 'others' | 'middle' | 'side' | 'mine';
  zones: Zone[];
  counters?: Counter[];
  seat?: number;
  active?: boolean;
}

export interface Offer {
  move: string;
  id: number;
  label: string;
  at: string[];
  ends: boolean;
  group?: string;
}

export interface Ending {
  reason: string;
  headline: string;
  results: number[];
}

export interface Scene {
  game: string;
  lang: string;
  seat: number | null;
  asked: number | null;
  headline: string;
  prompt: string;
  panels: Panel[];
  offers: Offer[];
  over: Ending | null;
}

// ---- games -------------------------------------------------------------------------------------------------

export interface Colour {
  hex: string;
  letter: string;
  name?: string;
}

export interface BotInfo {
  name: string;
  title: string;
  text?: string;
}

/** The part of JSON Schema that options use. */
export interface OptionSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  oneOf?: { const: unknown; title?: string; description?: string }[];
  items?: OptionSchema;
  minimum?: number;
  maximum?: number;
  /** the option belongs to these player counts only */
  'x-seats'?: number[];
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  seats: number[];
  options: { properties?: Record<string, OptionSchema> };
  bots: BotInfo[];
  colours: Record<string, Colour>;
  emblem?: string;
}

export type Art = Record<string, string>;

export interface GuideSection {
  id: string;
  title: string;
  html: string;
}

// ---- tables ------------------------------------------------------------------------------------------------

export type SeatKind = 'human' | 'here' | 'open' | 'bot';

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface CreateTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  seed?: number;
}

export interface Key {
  key: string;
  seats: number[];
  link: string;
}

export interface Created {
  table: string;
  keys: Key[];
  watch: { key: string; link: string };
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: SeatKind;
  bot?: string | null;
  online: boolean;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  over: boolean;
  rematch?: string | null;
  asked?: number | null;
  n?: number;
  position?: number;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  field?: string;
  n?: number;
}

export interface Moment {
  title: string;
  sides: { name: string; cards: Thing[]; total?: number }[];
  result: string;
}

export interface Entry {
  n: number;
  position: number;
  seat: number | null;
  words: string;
  news: string[];
  moment?: Moment | null;
  undone: boolean;
}

export interface Undo {
  possible: boolean;
  free: boolean;
  count: number;
}

// ---- the live connection -----------------------------------------------------------------------------------

export type ClientMessage =
  | { t: 'hello'; key: string; lang: string; after: number }
  | { t: 'move'; n: number; seat: number; moves: string[]; re?: string }
  | { t: 'undo'; n: number; re?: string }
  | { t: 'answer'; yes: boolean; re?: string }
  | { t: 'look'; seat: number | null }
  | { t: 'lang'; lang: string }
  | { t: 'sit'; name: string }
  | { t: 'skip' }
  | { t: 'hint'; re?: string }
  | { t: 'ping' };

export interface Update {
  n: number;
  position: number;
  entries: Entry[];
  scene: Scene;
  undo: Undo;
  seat?: number | null;
  re?: string;
}

export interface Hint {
  move: string;
  label: string;
  reason: string;
}

export type ServerMessage =
  | ({ t: 'welcome'; table: TableInfo } & Update)
  | ({ t: 'update' } & Update)
  | { t: 'table'; table: TableInfo }
  | { t: 'asked'; seat: number; count: number }
  | { t: 'answered'; yes: boolean }
  | ({ t: 'hint'; re?: string } & Hint)
  | { t: 'problem'; problem: Problem; re?: string }
  | { t: 'pong' };
