/** One table as this page sees it: frames in, actions out, and the lock between the two. */
import type { About } from "../boards/contract.ts";
import type { Listener, LiveSocket } from "./socket.ts";
import type {
  Clocks,
  Command,
  Frame,
  FromServer,
  Hint,
  LogEntry,
  Offers,
  SocketFault,
  TableInfo,
  Told,
  ToServer,
  View,
} from "./messages.ts";

export interface Fault {
  code: string;
  message: string;
  rule: string | null;
}

interface Pending {
  message: Extract<ToServer, { type: "act" | "do" }>;
  locks: boolean;
}

function acted(entry: LogEntry, seat: number | null): boolean {
  return entry.kind === "move" && entry.seat === seat;
}

export class Table implements Listener {
  info: TableInfo | null = $state.raw(null);
  /** The text of the table's own card set; empty if its cards come with the game. */
  cardSet = $state("");
  view: View | null = $state.raw(null);
  annotations: View | null = $state.raw(null);
  legal: readonly string[] = $state.raw([]);
  seat: number | null = $state(null);
  waiting: readonly number[] = $state.raw([]);
  log: readonly LogEntry[] = $state.raw([]);
  fresh = $state(0);
  undo = $state(false);
  clocks: Clocks | null = $state.raw(null);
  offers: Offers | null = $state.raw(null);
  busy = $state(false);
  /** When the latest frame came, by this page's clock; clocks run on from there. */
  heardAt = $state(0);
  fault: Fault | null = $state.raw(null);
  n = $state(0);
  /** What is lit on the board now: a hint, an entry of the log, a step of a turn. */
  pointed: About | null = $state.raw(null);
  /** The latest action that was refused, as long as nothing else has happened. */
  refusedAction = $state<string | null>(null);
  /** What was advised for the choice that is asked for now. */
  hint: Hint | null = $state.raw(null);
  /** The events of the step that is shown: of a turn that is told, or of an entry of the log. */
  step: readonly Told[] | null = $state.raw(null);
  /** What others have done is being told: frames that follow wait until it is their turn. */
  telling = $state(false);
  #held: Frame[] = [];
  #ply = 0;
  /** The seat that was asked for, when this person holds several. */
  #chosen: number | null = null;
  #pending = new Map<string, Pending>();
  #acked = 0;

  constructor(
    readonly id: string,
    readonly socket: LiveSocket,
    readonly refused: (fault: Fault) => void,
    /** Called with each frame when it comes, also while the frame before is still told. */
    readonly received: (frame: Frame) => void = () => {},
  ) {}

  /** Begins to watch; the returned function ends it. */
  open(): () => void {
    const leave = this.socket.attach(this);
    return () => {
      this.socket.send({ type: "unwatch", table: this.id });
      leave();
    };
  }

  /** Sees the table with the eyes of another seat that this person holds, and forgets the former's. */
  sit(seat: number): void {
    this.#held = [];
    this.cover();
    this.#chosen = seat;
    this.n = 0;
    this.lookAgain();
  }

  /** Asks how the table stands: whoever looked on and sat down since has a seat now. */
  lookAgain(): void {
    this.socket.send({ type: "unwatch", table: this.id });
    this.socket.send(this.#watch());
  }

  /** Lights what the hint speaks of, or nothing. */
  pointToHint(): void {
    this.pointed = this.hint && { action: this.hint.action, plan: this.hint.plan ?? [] };
  }

  /** Hides everything until somebody sits down again. */
  cover(): void {
    this.catchUp();
    this.pointed = null;
    this.hint = null;
    this.step = null;
    this.view = null;
    this.annotations = null;
    this.legal = [];
    this.log = [];
  }

  act(action: string): void {
    if (this.busy) return;
    this.catchUp();
    this.busy = true;
    const message = { type: "act" as const, table: this.id, ply: this.#ply, action, cid: newCid() };
    this.#send({ ...message, ...this.#whose() }, true);
  }

  do(what: Command, more: { text?: string; key?: string } = {}): void {
    this.#send({ ...more, ...this.#whose(), type: "do", table: this.id, what, cid: newCid() }, false);
  }

  resume(): ToServer[] {
    return [this.#watch(), ...[...this.#pending.values()].map((pending) => pending.message)];
  }

  receive(message: FromServer): void {
    if (message.type === "ack") this.#answered(message.cid, message.n);
    else if (message.type === "error") this.#refuse(message);
    else if ((message.type === "state" || message.type === "news") && message.table === this.id) {
      if (this.#chosen === null || message.seat === this.#chosen) {
        this.received(message);
        this.#take(message);
      }
    }
  }

  /** Shows a frame, or lets it wait while the frame before it is told. An own action is shown at once. */
  #take(frame: Frame): void {
    const own = this.#pending.size > 0 || frame.log.some((entry) => acted(entry, frame.seat));
    if (this.telling && frame.type === "news" && !own) {
      this.#held.push(frame);
      return;
    }
    this.catchUp();
    this.#show(frame);
  }

  /** Whether frames wait to be shown. */
  get waits(): boolean {
    return this.#held.length > 0;
  }

  /** Shows the next frame that waits; false if there is none. */
  showNext(): boolean {
    const frame = this.#held.shift();
    if (frame) this.#show(frame);
    return frame !== undefined;
  }

  /** Shows all frames that wait, and ends the telling. */
  catchUp(): void {
    this.telling = false;
    while (this.showNext());
  }

  #whose(): { seat?: number } {
    return this.#chosen === null ? {} : { seat: this.#chosen };
  }

  #watch(): ToServer {
    const since = this.n > 0 && this.view ? { since: this.n } : {};
    return { type: "watch", table: this.id, ...since, ...this.#whose() };
  }

  #send(message: Pending["message"], locks: boolean): void {
    this.#pending.set(message.cid, { message, locks });
    this.socket.send(message);
  }

  #answered(cid: string, n: number): void {
    const pending = this.#pending.get(cid);
    if (!pending) return;
    this.#pending.delete(cid);
    this.#acked = Math.max(this.#acked, pending.message.type === "act" ? n : 0);
    this.#unlock();
  }

  /** The lock falls when the action is on the table. Its acknowledgement may follow; until then it would be sent again. */
  #unlock(): void {
    const waits = [...this.#pending.values()].some((pending) => pending.locks);
    if (!waits && this.n >= this.#acked) this.busy = false;
  }

  #refuse(message: SocketFault): void {
    const fault = { code: message.code, message: message.message, rule: message.rule ?? null };
    if (message.cid) {
      const pending = this.#pending.get(message.cid);
      if (!pending) return;
      this.#pending.delete(message.cid);
      if (pending.locks) this.busy = false;
      if (pending.message.type === "act") this.refusedAction = pending.message.action;
      this.refused(fault);
    } else if (this.info) this.refused(fault);
    else this.fault = fault;
  }

  #show(frame: Frame): void {
    this.fault = null;
    this.heardAt = Date.now();
    // With a gap the log does not go on where ours ends: it takes the place of ours.
    if (frame.type === "state" && frame.gap) this.log = [];
    const known = this.log.at(-1)?.n ?? 0;
    this.fresh = known || frame.n;
    const news = frame.log.filter((entry) => entry.n > known);
    this.log = [...this.log, ...news];
    if (news.some((entry) => acted(entry, frame.seat))) {
      for (const pending of this.#pending.values()) pending.locks = false;
    }
    // When nothing has happened (somebody came or went) the board need not be drawn anew.
    const same = frame.n === this.n && frame.ply === this.#ply && frame.seat === this.seat && this.view !== null;
    this.n = frame.n;
    this.#ply = frame.ply;
    if (frame.info) this.info = frame.info;
    if (frame.type === "state") this.cardSet = frame.card_set ?? "";
    this.seat = frame.seat;
    // What others do at the same time changes nothing of what was advised.
    const own = news.some((entry) => entry.seat === frame.seat);
    if (this.hint && (own || !frame.legal.includes(this.hint.action))) this.hint = null;
    if (!same) this.view = frame.view;
    if (!same) this.annotations = frame.annotations ?? null;
    if (!same) this.legal = frame.legal;
    if (!same) this.refusedAction = null;
    this.waiting = frame.waiting;
    this.undo = frame.undo;
    this.clocks = frame.clocks;
    this.offers = frame.offers;
    this.#unlock();
  }
}

export function newCid(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
}
