/**
 * The line to the server: one socket, kept open. It says hello, watches again what was watched from
 * the last number seen, and sends again what was not acknowledged; a repeated cid changes nothing.
 */
import type { FromServer, ToServer } from "./messages.ts";

export type LineState = "off" | "opening" | "open" | "waiting";

export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Ear {
  hear(message: FromServer): void;
  /** What to send once the line is open: a watch, then what is still unanswered. */
  resume(): ToServer[];
}

/** A call that began before the page stood: what was asked after the hello, and what came of it. */
export interface Call {
  wire: Wire;
  asked: readonly string[];
  heard: readonly string[];
}

interface LineOptions {
  open: () => Wire;
  /** Gives the call that is already open, once. */
  begun?: () => Call | null;
  hello: () => ToServer;
  changed: (state: LineState, retryAt: number | null) => void;
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

export class Line {
  state: LineState = "off";
  /** Whom the other end took us for when it said hello. */
  greeted: string | null = null;
  #wire: Wire | null = null;
  #ears = new Set<Ear>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #ping: ReturnType<typeof setTimeout> | null = null;
  #options: LineOptions;
  /** What was asked before anybody listened, and the answers until somebody does. */
  #asked = new Set<string>();
  #kept: FromServer[] = [];

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Listens until the returned function is called; the line is open while somebody listens. */
  attach(ear: Ear): () => void {
    this.#ears.add(ear);
    if (this.state === "open") this.#resume(ear);
    else if (this.state === "off") this.connect();
    return () => {
      this.#ears.delete(ear);
      if (this.#ears.size === 0) this.hangUp();
    };
  }

  /** Sends if the line is open; else `resume` sends it later. */
  send(message: ToServer): boolean {
    if (this.state !== "open" || !this.#wire) return false;
    this.#wire.send(JSON.stringify(message));
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
    const call = this.#options.begun?.() ?? null;
    const wire = call?.wire ?? this.#options.open();
    this.#wire = wire;
    this.#asked = new Set(call?.asked);
    this.#kept = [];
    if (!call) wire.onopen = () => wire.send(JSON.stringify(this.#options.hello()));
    wire.onmessage = (event) => this.#take(wire, event.data);
    wire.onclose = () => this.#lost(wire);
    for (const text of call?.heard ?? []) this.#take(wire, text);
  }

  hangUp(): void {
    this.#clear();
    const wire = this.#wire;
    this.#wire = null;
    if (wire) {
      wire.onclose = null;
      wire.onmessage = null;
      wire.close();
    }
    this.#become("off", null);
  }

  #take(wire: Wire, text: string): void {
    if (wire !== this.#wire) return;
    this.#listenForSilence(wire);
    const message = JSON.parse(text) as FromServer;
    if (message.type === "hello") {
      this.#tries = 0;
      this.greeted = message.person?.id ?? null;
      this.#become("open", null);
      for (const ear of this.#ears) this.#resume(ear);
    } else if (this.#asked.size) this.#kept.push(message);
    for (const ear of [...this.#ears]) ear.hear(message);
  }

  #resume(ear: Ear): void {
    for (const message of ear.resume()) {
      if (this.#asked.delete(JSON.stringify(message))) for (const kept of this.#kept) ear.hear(kept);
      else this.send(message);
    }
    if (!this.#asked.size) this.#kept = [];
  }

  #listenForSilence(wire: Wire): void {
    if (this.#ping) clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.send({ type: "ping" });
      this.#ping = setTimeout(() => this.#lost(wire), SILENCE);
    }, PING_EVERY);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#clear();
    wire.onclose = null;
    wire.close();
    this.#wire = null;
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

  #become(state: LineState, retryAt: number | null): void {
    this.state = state;
    this.#options.changed(state, retryAt);
  }
}
