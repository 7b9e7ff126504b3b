/** One open table: what the server told last, and what we asked of it. Knows no rules and no DOM. */

import { liveAddress } from './api';
import { Live, type Connect, type Connection } from './live';
import { settings, type Lang } from './settings.svelte';
import { botOf } from './bots';
import { rememberTable } from './tables';
import { t } from './text.svelte';
import { problemToast, toast, warn } from './toasts.svelte';
import type { Asked, Entry, Heard, Hint, Problem, Scene, SeatInfo, TableInfo, Undo, Update, Welcome } from './protocol';

/** A move that was sent and not yet acknowledged; it survives a lost connection. */
interface Pending {
  re: string;
  n: number;
  seat: number;
  moves: [string, ...string[]];
}

/** Called around every change of the scene, so that what moves can be seen moving. */
export type Around = (change: () => void) => void;

/** Milliseconds until a move that could not be saved is sent again. */
const AGAIN = 3000;
const NO_UNDO: Undo = { possible: false, free: false, count: 0 };

export class Table {
  info: TableInfo | undefined = $state.raw();
  scene: Scene | undefined = $state.raw();
  entries: Entry[] = $state.raw([]);
  undo: Undo = $state.raw(NO_UNDO);
  n = $state(0);
  position = $state(0);
  connection: 'connecting' | 'open' | 'lost' | 'refused' = $state('connecting');
  refusal = $state(0);
  /** somebody asks me to agree to something */
  asked: Omit<Asked, 't'> | undefined = $state.raw();
  /** what I asked the others for, and wait until they agree */
  waiting: 'undo' | 'resume' | 'stand-in' | undefined = $state();
  hint: Pick<Hint, 'move' | 'label' | 'reason'> | undefined = $state.raw();
  busy = $state(false);

  #live: Connection;
  #pending: Pending | undefined;
  #next = 1;

  constructor(
    readonly id: string,
    readonly key: string,
    private readonly around: Around,
    private readonly announce: (words: string[]) => void,
    connect: Connect = (events) => new Live(liveAddress(id), events),
  ) {
    this.#live = connect({
      hello: () => ({ t: 'hello', key, lang: settings.lang, after: this.n, changes: true, faces: true }),
      message: (message) => this.#hear(message),
      lost: () => (this.connection = 'lost'),
      refused: (code) => {
        this.connection = 'refused';
        this.refusal = code;
      },
    });
  }

  // ---- who is who ------------------------------------------------------------------------------------------

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  get mine(): number[] {
    return this.seats.filter((one) => one.mine).map((one) => one.seat);
  }

  get spectating(): boolean {
    return this.info !== undefined && this.mine.length === 0;
  }

  get over(): boolean {
    return this.scene?.over != null;
  }

  /** Whether the file, which holds the deal, may be saved: after the end, or of a stopped game that shows nobody else's hand. */
  get hasFile(): boolean {
    const stopped = this.info?.stopped;
    return this.over || (stopped != null && (!stopped.resumable || this.seats.every((one) => one.mine || botOf(one))));
  }

  /** Hot seat: the seat that must lift the curtain before its hand is shown. */
  get behindCurtain(): SeatInfo | undefined {
    const asked = this.scene?.asked;
    if (this.over || asked == null || this.mine.length < 2 || !this.mine.includes(asked)) return undefined;
    return this.scene?.seat === asked ? undefined : this.seat(asked);
  }

  get botThinks(): boolean {
    const asked = this.scene?.asked;
    return !this.over && asked != null && botOf(this.seat(asked)) !== undefined;
  }

  /** The table waits for somebody to sit down. */
  get vacant(): boolean {
    const asked = this.scene?.asked;
    return !this.over && asked != null && this.seat(asked)?.kind === 'open';
  }

  /** Whom the table waits for in vain, and a bot might play for. */
  get missed(): SeatInfo | undefined {
    const asked = this.scene?.asked;
    if (this.over || this.spectating || asked == null || this.mine.includes(asked)) return undefined;
    const seat = this.seat(asked);
    return seat?.missed ? seat : undefined;
  }

  get myTurn(): boolean {
    return !this.over && this.scene?.asked != null && this.mine.includes(this.scene.asked);
  }

  seat(number: number): SeatInfo | undefined {
    return this.seats.find((one) => one.seat === number);
  }

  name(number: number): string {
    return this.seat(number)?.name ?? '';
  }

  // ---- what we say -----------------------------------------------------------------------------------------

  /** One move, or several that one answer makes: all of them or none. */
  make(...moves: [string, ...string[]]): void {
    const seat = this.scene?.seat;
    if (seat == null || this.busy) return;
    this.#pending = { re: `m${this.#next++}`, n: this.n, seat, moves };
    this.busy = true;
    this.hint = undefined;
    this.#deliver();
  }

  takeBack(): void {
    if (this.#say({ t: 'undo', n: this.n }) && this.undo.free !== true) this.waiting = 'undo';
  }

  /** the rules have changed: go on by those of today */
  resume(): void {
    if (this.#say({ t: 'resume', n: this.n })) this.waiting = 'resume';
  }

  /** a bot plays for who is away */
  letPlay(seat: number, bot: string): void {
    if (this.#say({ t: 'stand_in', n: this.n, seat, bot })) this.waiting = 'stand-in';
  }

  consent(yes: boolean): void {
    this.asked = undefined;
    this.#say({ t: 'answer', yes });
  }

  look(seat: number | null): void {
    this.#say({ t: 'look', seat });
  }

  sit(name: string): void {
    this.#say({ t: 'sit', name });
  }

  speak(lang: Lang): void {
    this.#say({ t: 'lang', lang });
  }

  askHint(): void {
    this.#say({ t: 'hint' });
  }

  skip(): void {
    this.#live.send({ t: 'skip' });
  }

  close(): void {
    this.#live.close();
  }

  #say(message: Parameters<Connection['send']>[0]): boolean {
    const said = this.#live.send(message);
    if (!said) warn(t('not-connected'), t('not-connected-detail'));
    return said;
  }

  /** A move that cannot be sent now is sent after the next welcome. */
  #deliver(): void {
    if (this.#pending) this.#live.send({ t: 'move', ...this.#pending });
  }

  // ---- what we hear ----------------------------------------------------------------------------------------

  #hear(message: Heard): void {
    switch (message.t) {
      case 'welcome':
        this.connection = 'open'; // not before: what was lost meanwhile is only known now
        this.info = message.table;
        this.#take(message, this.n === 0);
        this.#settlePending(message);
        this.#remember();
        break;
      case 'update':
        if (message.re && message.re === this.#pending?.re) this.#done();
        this.#take(message, false);
        break;
      case 'undo':
        if (message.n === this.n) this.undo = message.undo;
        break;
      case 'table':
        this.info = message.table;
        this.#remember();
        break;
      case 'asked':
        this.asked = message;
        break;
      case 'answered':
        this.asked = undefined;
        if (this.waiting) toast(message.yes ? t(`granted-${this.waiting}`) : t(`refused-${this.waiting}`));
        this.waiting = undefined;
        break;
      case 'hint':
        this.hint = { move: message.move, label: message.label, reason: message.reason };
        this.announce([t('hint-says', { label: message.label }), message.reason]);
        break;
      case 'problem':
        if (message.re && message.re === this.#pending?.re) {
          if (message.problem.status === 503) setTimeout(() => this.#deliver(), AGAIN);
          else if (this.#meanwhile(message.problem)) break;
          else this.#done();
        }
        this.waiting = undefined;
        // A hello that is refused is answered by the whole page.
        if (this.connection === 'open') problemToast(message.problem);
        break;
    }
  }

  #take(update: Update | Welcome, first: boolean): void {
    const fresh = update.entries.filter((entry) => entry.n > this.n);
    this.around(() => {
      this.scene = update.scene;
      this.entries = merge(this.entries, update.entries, update.position);
      this.undo = update.undo;
      this.n = update.n;
      this.position = update.position;
      this.hint = undefined;
    });
    if (fresh.length) this.waiting = undefined;
    if (first) return;
    this.announce([...fresh.flatMap((entry) => [entry.words, ...entry.news]), update.scene.prompt]);
  }

  /** After a lost connection: was the move of before logged, can it still be made, or has the table moved on? */
  #settlePending(update: Welcome): void {
    const pending = this.#pending;
    if (!pending) return;
    if (update.n === pending.n) {
      this.#deliver();
      return;
    }
    const logged = update.entries.some((entry) => entry.n === pending.n + 1 && entry.seat === pending.seat);
    if (!logged) warn(t('move-lost'), t('move-lost-detail'));
    this.#done();
  }

  /** Somebody has thrown something in while the move was under way: if it is still possible, it is simply made. */
  #meanwhile(problem: Problem): boolean {
    const pending = this.#pending;
    if (!pending || !problem.type.endsWith('/stale') || pending.n >= this.n) return false;
    if (pending.moves.length > 1 || !this.scene?.offers.some((offer) => offer.move === pending.moves[0])) return false;
    this.#pending = { ...pending, n: this.n };
    this.#deliver();
    return true;
  }

  #done(): void {
    this.#pending = undefined;
    this.busy = false;
  }

  #remember(): void {
    // who has no key cannot come back: a lesson
    if (!this.info || this.spectating || !this.key) return;
    rememberTable(this.id, {
      key: this.key,
      game: this.info.game,
      names: this.seats.map((one) => this.name(one.seat)),
      over: this.info.over,
    });
  }
}

/** Entries arrive in order and may be told again (another language, an undo): the newest telling wins. */
function merge(old: Entry[], told: Entry[], position: number): Entry[] {
  const byNumber = new Map([...old, ...told].map((entry) => [entry.n, entry]));
  const all = [...byNumber.values()].sort((a, b) => a.n - b.n);
  return markUndone(all, position);
}

/** What stands ends at the present position; later lines with a position beyond it were taken back. */
function markUndone(all: Entry[], position: number): Entry[] {
  return all.map((entry) => (entry.position > position && !entry.undone ? { ...entry, undone: true } : entry));
}
