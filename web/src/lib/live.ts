/** One WebSocket to one table: says hello again by itself after every loss, with the last number it has seen. */

import { faced, type Faces } from './faces';
import { mended } from './mend';
import type { ClientMessage, Face, Heard, Scene, ServerMessage } from './protocol';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25_000;
/** Close codes after which trying again is of no use: malformed, wrong key, no such table, other cards. */
const FINAL = new Set([4400, 4403, 4404, 4409]);

export interface LiveEvents {
  hello: () => ClientMessage;
  message: (message: Heard) => void;
  lost: () => void;
  refused: (code: number) => void;
}

/** A line to a table: by WebSocket, or whatever else answers in its words. */
export interface Connection {
  /** false: it cannot be sent now */
  send: (message: ClientMessage) => boolean;
  close: () => void;
}

export type Connect = (events: LiveEvents) => Connection;

export class Live implements Connection {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #scene: Scene | undefined;
  #faces: Faces = new Map();

  constructor(
    private readonly address: string,
    private readonly events: LiveEvents,
  ) {
    this.#connect();
    addEventListener('online', this.#retry);
    document.addEventListener('visibilitychange', this.#retry);
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener('online', this.#retry);
    document.removeEventListener('visibilitychange', this.#retry);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#faces.clear();
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.send(this.events.hello());
      this.#beat = setInterval(() => this.send({ t: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      clearInterval(this.#beat);
      if (this.#closed) return;
      if (FINAL.has(event.code)) {
        this.events.refused(event.code);
        return;
      }
      this.events.lost();
      // Spread out, so that a restarted server is not met by everybody at once.
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
      this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
    };
  }

  /** Whoever listens hears whole scenes; what does not fit the last one begins anew with a hello. */
  #hear(message: ServerMessage): void {
    if (message.t === 'changed') {
      const { change, faces, ...told } = message;
      try {
        for (const [name, face] of Object.entries(faces ?? {})) this.#faces.set(name, face as Face);
        faced(change, this.#faces);
        faced(told.entries, this.#faces);
        message = { ...told, t: 'update', scene: mended(this.#scene!, change) };
      } catch {
        this.#socket?.close();
        return;
      }
    }
    if (message.t === 'welcome' || message.t === 'update') this.#scene = message.scene;
    this.events.message(message);
  }

  /** Network or page came back: do not sit out the rest of a long wait. */
  #retry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
