/** A lesson at its desk: answers in the words of a table's line, and knows what the Raven says. */

import * as api from '../lib/api';
import type { Connect, LiveEvents } from '../lib/live';
import { settings } from '../lib/settings.svelte';
import { myName } from '../lib/text.svelte';
import { complain } from '../lib/toasts.svelte';
import { keep, reached } from './progress';
import type { ClientMessage, GameInfo, LessonPage, SeatInfo, Undo } from '../lib/protocol';

const NO_UNDO: Undo = { possible: false, free: false, count: 0 };

export class Lesson {
  page: LessonPage | undefined = $state.raw();
  /** how often something else was tried on this page */
  astray = $state(0);

  #events: LiveEvents | undefined;
  #id = $state('');

  constructor(readonly game: GameInfo) {
    this.#id = this.#first();
  }

  /** The first lesson that is not done; the first of all when all are. */
  #first(): string {
    const open = this.game.lessons.find((one) => reached(this.game.name, one.id) < one.total);
    return (open ?? this.game.lessons[0])?.id ?? '';
  }

  get id(): string {
    return this.#id;
  }

  /** Its number among the lessons of the game, from 1. */
  get number(): number {
    return this.game.lessons.findIndex((one) => one.id === this.#id) + 1;
  }

  get done(): boolean {
    return this.page !== undefined && this.page.at === this.page.total;
  }

  readonly connect: Connect = (events) => {
    this.#events = events;
    const { total = 0 } = this.game.lessons.find((one) => one.id === this.#id) ?? {};
    const at = reached(this.game.name, this.#id);
    void this.#turn(() => this.#get(at < total ? at : 0));
    return { send: (message) => this.#hear(message), close: () => (this.#events = undefined) };
  };

  /** The one answer that goes on without a thing on the table. */
  next(): void {
    void this.#turn(() => this.#answer('next'));
  }

  open(id: string): void {
    this.#id = id;
    void this.#turn(() => this.#get(0));
  }

  #get = (at: number): Promise<LessonPage> => api.lesson(this.game.name, this.#id, at, settings.lang, myName());

  #answer = (answer: string): Promise<LessonPage> =>
    api.answerLesson(this.game.name, this.#id, this.page?.at ?? 0, answer, settings.lang, myName());

  #hear(message: ClientMessage): boolean {
    if (message.t === 'move') void this.#turn(() => this.#answer(message.moves[0] ?? ''), message.re ?? undefined);
    else if (message.t === 'lang') void this.#turn(() => this.#get(this.page?.at ?? 0));
    return true;
  }

  /** A page is asked for and shown as the line of a table would tell it. */
  async #turn(ask: () => Promise<LessonPage>, re?: string): Promise<void> {
    try {
      const page = await ask();
      const first = this.page === undefined;
      keep(this.game.name, page.lesson, page.at);
      this.page = page;
      this.astray = 0;
      const { n, position, entries, scene } = page;
      const told = { n, position, entries, scene, undo: NO_UNDO, seat: scene.seat };
      if (first) this.#events?.message({ t: 'welcome', table: this.#info(page), ...told });
      else this.#events?.message({ t: 'update', ...told, ...(re === undefined ? {} : { re }) });
    } catch (error) {
      complain(error);
    }
  }

  #info(page: LessonPage) {
    const seats = page.scene.panels.map((panel) => panel.seat ?? 0);
    const count = Math.max(2, ...seats.map((seat) => seat + 1));
    const all: SeatInfo[] = Array.from({ length: count }, (_, seat) =>
      seat === 0
        ? { seat, name: myName(), kind: 'here', online: true, mine: true }
        : { seat, name: '', kind: 'bot', online: true, mine: false, bot: 'mouse' },
    );
    return { id: 'lesson', game: page.game, options: {}, seats: all, over: false, n: page.n, position: page.position, asked: page.scene.asked };
  }
}
