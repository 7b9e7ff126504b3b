/** The wire types with what JSON Schema cannot say: the shape of an options form. */

import type * as wire from './wire';

export type * from './wire';

/** What a page hears: of a scene it never sees only the changes. */
export type Heard = Exclude<wire.ServerMessage, wire.Changed>;
export type Source = wire.Value['source'];

/** A game's drawings by name, as SVG. */
export type Art = Record<string, string>;

/** The part of JSON Schema that options use. */
export interface OptionSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  oneOf?: { const: unknown; title?: string; description?: string }[];
  minimum?: number;
  maximum?: number;
  /** the option belongs to these player counts only */
  'x-seats'?: number[];
  /** single choices belong to these player counts only */
  'x-only'?: Record<string, number[]>;
  /** it has a meaning only with these values of other options */
  'x-when'?: Record<string, unknown[]>;
  /** what newcomers are best served with */
  'x-first'?: unknown;
  /** the choices are cards of this kind */
  'x-cards'?: string;
  /** the seat that it is about */
  'x-place'?: number;
  /** the seats that single choices are */
  'x-places'?: Record<string, number>;
  /** several of these may be chosen */
  items?: OptionSchema;
  pattern?: string;
}

export interface GameInfo extends Omit<wire.GameInfo, 'options'> {
  options: { properties?: Record<string, OptionSchema> };
}

export interface CreateTable {
  game: string;
  options: Record<string, unknown>;
  seats: wire.SeatWish[];
  guest?: string;
  open?: boolean;
}
