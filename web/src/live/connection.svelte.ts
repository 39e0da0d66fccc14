/** The page's one socket, and what the page shows of it. */
import { noteAnswer } from "../reach.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { type EarlySocket, LiveSocket, type SocketState, type RawSocket } from "./socket.ts";
import type { FromServer } from "./messages.ts";

interface Shown {
  state: SocketState;
  retryAt: number | null;
}

let shown = $state.raw<Shown>({ state: "off", retryAt: null });
let turns = $state.raw<readonly string[]>([]);

function address(): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/api/v1/live`;
}

declare global {
  interface Window {
    /** The socket that `early.js` opens for the table of this address. */
    saltireEarlySocket?: EarlySocket | undefined;
  }
}

function takeEarlySocket(): EarlySocket | null {
  const early = window.saltireEarlySocket ?? null;
  window.saltireEarlySocket = undefined;
  return early && early.raw.readyState <= WebSocket.OPEN ? early : null;
}

export const socket = new LiveSocket({
  open: () => new WebSocket(address()) as unknown as RawSocket,
  early: takeEarlySocket,
  hello: () => ({ type: "hello", lang: settings.lang }),
  changed: (state, retryAt) => {
    shown = { state, retryAt };
    if (state === "open") noteAnswer(true);
    else if (state === "waiting") noteAnswer(false);
  },
});

export const connection = {
  get state(): SocketState {
    return shown.state;
  },
  get retryAt(): number | null {
    return shown.retryAt;
  },
  /** Tables where others wait for me: a game against bots without a clock waits for nobody. */
  get turns(): readonly string[] {
    return turns;
  },
};

/** Where others wait for me after a message; the table that is looked at says itself when it waits no more. */
export function turnsAfter(before: readonly string[], message: FromServer): readonly string[] {
  if (message.type === "you") return message.waiting.filter((id) => !message.alone.includes(id));
  if (message.type !== "state" && message.type !== "news") return before;
  const mine = message.seat !== null && message.waiting.includes(message.seat);
  return mine || !before.includes(message.table) ? before : before.filter((id) => id !== message.table);
}

/** Keeps the socket for the whole visit, to know where it is my turn. */
export function listenForTurns(): () => void {
  return socket.attach({
    resume: () => [],
    receive: (message: FromServer) => {
      turns = turnsAfter(turns, message);
    },
  });
}

/** Says hello again, for another language or another person. */
export function reconnect(): void {
  if (socket.state === "off") return;
  socket.close();
  socket.connect();
}

let reconnectedFor: string | null = null;

/** Reconnects, once, when an open socket belongs to somebody else: a guest who was just made. */
export function identifyAs(id: string | null): void {
  if (socket.state !== "open" || socket.greeted === id || reconnectedFor === id) return;
  reconnectedFor = id;
  reconnect();
}
