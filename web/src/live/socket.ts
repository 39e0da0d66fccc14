/**
 * One WebSocket to the server, kept open. It says hello, watches again what was watched from
 * the last number seen, and sends again what was not acknowledged; a repeated cid changes nothing.
 */
import type { FromServer, ToServer } from "./messages.ts";

export type SocketState = "off" | "opening" | "open" | "waiting";

export interface RawSocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Listener {
  receive(message: FromServer): void;
  /** What to send once the socket is open: a watch, then what is still unanswered. */
  resume(): ToServer[];
}

/** A socket opened by `early.js` before the page was mounted: what was sent after the hello, and the answers so far. */
export interface EarlySocket {
  raw: RawSocket;
  asked: readonly string[];
  received: readonly string[];
}

interface SocketOptions {
  open: () => RawSocket;
  /** Gives the socket that `early.js` opened, once. */
  early?: () => EarlySocket | null;
  hello: () => ToServer;
  changed: (state: SocketState, retryAt: number | null) => void;
  chance?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 12_000;

/** How long to wait before try number `tries` (0, 1, …), with up to a third more by chance. */
export function waitBefore(tries: number, chance: number): number {
  const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return Math.round(base * (1 + chance / 3));
}

export class LiveSocket {
  state: SocketState = "off";
  /** Whom the other end took us for when it said hello. */
  greeted: string | null = null;
  #raw: RawSocket | null = null;
  #listeners = new Set<Listener>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #ping: ReturnType<typeof setTimeout> | null = null;
  #options: SocketOptions;
  /** What was asked before anybody listened, and the answers until somebody does. */
  #asked = new Set<string>();
  #kept: FromServer[] = [];

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  /** Listens until the returned function is called; the socket is open while somebody listens. */
  attach(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.state === "open") this.#resume(listener);
    else if (this.state === "off") this.connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /** Sends if the socket is open; else `resume` sends it later. */
  send(message: ToServer): boolean {
    if (this.state !== "open" || !this.#raw) return false;
    this.#raw.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once: the network came back, or somebody pressed the button. */
  retryNow(): void {
    if (this.state !== "waiting") return;
    this.#tries = 0;
    this.connect();
  }

  connect(): void {
    this.#clear();
    this.#become("opening", null);
    const early = this.#options.early?.() ?? null;
    const raw = early?.raw ?? this.#options.open();
    this.#raw = raw;
    this.#asked = new Set(early?.asked);
    this.#kept = [];
    if (!early) raw.onopen = () => raw.send(JSON.stringify(this.#options.hello()));
    raw.onmessage = (event) => this.#take(raw, event.data);
    raw.onclose = () => this.#lost(raw);
    for (const text of early?.received ?? []) this.#take(raw, text);
  }

  close(): void {
    this.#clear();
    const raw = this.#raw;
    this.#raw = null;
    if (raw) {
      raw.onclose = null;
      raw.onmessage = null;
      raw.close();
    }
    this.#become("off", null);
  }

  #take(raw: RawSocket, text: string): void {
    if (raw !== this.#raw) return;
    this.#listenForSilence(raw);
    const message = JSON.parse(text) as FromServer;
    if (message.type === "hello") {
      this.#tries = 0;
      this.greeted = message.person?.id ?? null;
      this.#become("open", null);
      for (const listener of this.#listeners) this.#resume(listener);
    } else if (this.#asked.size) this.#kept.push(message);
    for (const listener of [...this.#listeners]) listener.receive(message);
  }

  #resume(listener: Listener): void {
    for (const message of listener.resume()) {
      if (this.#asked.delete(JSON.stringify(message))) for (const kept of this.#kept) listener.receive(kept);
      else this.send(message);
    }
    if (!this.#asked.size) this.#kept = [];
  }

  #listenForSilence(raw: RawSocket): void {
    if (this.#ping) clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.send({ type: "ping" });
      this.#ping = setTimeout(() => this.#lost(raw), SILENCE);
    }, PING_EVERY);
  }

  #lost(raw: RawSocket): void {
    if (raw !== this.#raw) return;
    this.#clear();
    raw.onclose = null;
    raw.close();
    this.#raw = null;
    const wait = waitBefore(this.#tries, (this.#options.chance ?? Math.random)());
    this.#tries += 1;
    this.#become("waiting", Date.now() + wait);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  #clear(): void {
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#ping) clearTimeout(this.#ping);
    this.#retry = this.#ping = null;
  }

  #become(state: SocketState, retryAt: number | null): void {
    this.state = state;
    this.#options.changed(state, retryAt);
  }
}
