/** What is being set up on the start page: one game, its seats, its options. */

import { usualBot } from '../lib/bots';
import { guest } from '../lib/guest';
import type { CreateTable, GameInfo, OptionSchema, SeatWish } from '../lib/protocol';

export type Sitter = 'me' | 'here' | 'friend' | 'bot';

export interface SeatDraft {
  sitter: Sitter;
  name: string;
  bot: string;
}

export interface Option {
  name: string;
  schema: OptionSchema;
}

export class Setup {
  count = $state(2);
  seats: SeatDraft[] = $state([]);
  values: Record<string, unknown> = $state({});
  /** anybody may take a friend's seat that has no name */
  open = $state(false);

  /** `newcomer`: the game was never played in this browser, so the easiest way into it is chosen */
  constructor(
    readonly game: GameInfo,
    bot = '',
    newcomer = false,
  ) {
    const usual = usualBot(game.bots, bot);
    const most = Math.max(...game.seats);
    this.seats = Array.from({ length: most }, (_, i) => ({ sitter: i === 0 ? 'me' : 'bot', name: '', bot: usual }));
    this.count = game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
    for (const { name, schema } of this.all) {
      this.values[name] = newcomer ? (schema['x-first'] ?? schema.default) : schema.default;
    }
  }

  get all(): Option[] {
    return Object.entries(this.game.options.properties ?? {})
      .filter(([name]) => name !== 'seats')
      .map(([name, schema]) => ({ name, schema }));
  }

  /** Options, and choices of them, that belong to the chosen number of players and to what else is chosen. */
  get options(): Option[] {
    return this.all
      .filter(({ schema }) => schema['x-seats']?.includes(this.count) ?? true)
      .filter(({ schema }) => Object.entries(schema['x-when'] ?? {}).every(([name, values]) => values.includes(this.#chosen(name))))
      .map(({ name, schema }) => ({ name, schema: { ...schema, oneOf: schema.oneOf?.filter((one) => this.#fits(schema, one.const)) } }));
  }

  #fits(schema: OptionSchema, choice: unknown): boolean {
    return schema['x-only']?.[String(choice)]?.includes(this.count) ?? true;
  }

  /** What is chosen; where it does not go with the number of players, the first that does. */
  value({ name, schema }: Option): unknown {
    const value = this.values[name];
    return this.#fits(schema, value) ? value : schema.oneOf?.find((one) => this.#fits(schema, one.const))?.const;
  }

  #chosen(name: string): unknown {
    const option = this.all.find((one) => one.name === name);
    return option && this.value(option);
  }

  get taken(): SeatDraft[] {
    return this.seats.slice(0, this.count);
  }

  /** All bots at the table are this one. */
  against(bot: string): void {
    for (const seat of this.seats) seat.bot = bot;
  }

  /** One friend by link instead of the first bot; `open`: or whoever comes. */
  withFriend(open = false): void {
    this.open = open;
    if (this.count < 2) this.count = this.game.seats.find((count) => count > 1) ?? this.count;
    const seat = this.taken.findIndex((one) => one.sitter !== 'me');
    if (seat >= 0) this.seatAs(seat, 'friend');
  }

  /** Whether there is a seat that anybody could take. */
  get free(): boolean {
    return this.taken.some((seat) => seat.sitter === 'friend' && !seat.name.trim());
  }

  /** I sit in one place: whoever was there takes mine. */
  seatAs(index: number, sitter: Sitter): void {
    const seat = this.seats[index];
    if (!seat) return;
    const me = this.seats.find((one) => one.sitter === 'me');
    if (sitter === 'me' && me) me.sitter = seat.sitter;
    seat.sitter = sitter;
  }

  /** The challenge that is chosen, if the game has some and the number of players is one that may try them. */
  get challenge(): unknown {
    const option = this.options.find(({ name }) => name === this.game.challenges?.option);
    const value = option && this.values[option.name];
    return value === option?.schema.default ? undefined : value;
  }

  /** Choose a challenge, and with it a number of players that may try it. */
  challengeWith(value: unknown): void {
    const option = this.all.find(({ name }) => name === this.game.challenges?.option);
    if (!option) return;
    const counts = option.schema['x-seats'] ?? this.game.seats;
    if (!counts.includes(this.count)) this.count = counts[0] ?? this.count;
    this.values[option.name] = value;
  }

  wish(myName: string): CreateTable {
    return {
      game: this.game.name,
      options: Object.fromEntries(this.options.map((option) => [option.name, this.value(option)])),
      seats: this.taken.map((seat) => wishFor(seat, myName)),
      // Who only plays needs to be nobody.
      guest: this.challenge === undefined ? undefined : guest(),
      open: (this.open && this.free) || undefined,
    };
  }
}

function wishFor(seat: SeatDraft, myName: string): SeatWish {
  const name = (seat.sitter === 'me' ? myName : seat.name).trim() || undefined;
  switch (seat.sitter) {
    case 'me':
    case 'here':
      return { kind: 'here', name };
    case 'friend':
      return name ? { kind: 'human', name } : { kind: 'open' };
    case 'bot':
      return { kind: 'bot', bot: seat.bot };
  }
}
