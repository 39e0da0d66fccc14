/** The page's one line, and what the page shows of it. */
import { settings } from "../settings.svelte.ts";
import { type Call, Line, type LineState, type Wire } from "./line.ts";
import type { FromServer } from "./messages.ts";

interface Shown {
  state: LineState;
  retryAt: number | null;
}

let shown = $state.raw<Shown>({ state: "off", retryAt: null });
let turns = $state.raw<string[]>([]);

function address(): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/api/v1/live`;
}

declare global {
  interface Window {
    /** The call that `early.js` makes for the table of this address. */
    saltireCall?: Call | undefined;
  }
}

function begun(): Call | null {
  const call = window.saltireCall ?? null;
  window.saltireCall = undefined;
  return call && call.wire.readyState <= WebSocket.OPEN ? call : null;
}

export const line = new Line({
  open: () => new WebSocket(address()) as unknown as Wire,
  begun,
  hello: () => ({ type: "hello", lang: settings.lang }),
  changed: (state, retryAt) => (shown = { state, retryAt }),
});

export const connection = {
  get state(): LineState {
    return shown.state;
  },
  get retryAt(): number | null {
    return shown.retryAt;
  },
  /** Tables where it is my turn. */
  get turns(): readonly string[] {
    return turns;
  },
};

/** Keeps the line for the whole visit, to know where it is my turn. */
export function listenForTurns(): () => void {
  window.addEventListener("online", () => line.retryNow());
  return line.attach({
    resume: () => [],
    hear: (message: FromServer) => {
      if (message.type === "you") turns = message.waiting;
    },
  });
}

/** Says hello again, for another language or another person. */
export function callAgain(): void {
  if (line.state === "off") return;
  line.hangUp();
  line.connect();
}

let calledFor: string | null = null;

/** Calls again, once, when an open line belongs to somebody else: a guest who was just made. */
export function beKnownAs(id: string | null): void {
  if (line.state !== "open" || line.greeted === id || calledFor === id) return;
  calledFor = id;
  callAgain();
}
