import { beforeEach, describe, expect, test } from "vitest";
import type { LiveSocket } from "../src/live/socket.ts";
import type { Frame, LogEntry, TableInfo, ToServer } from "../src/live/messages.ts";
import { type Fault, newCid, Table } from "../src/live/table.svelte.ts";

let sent: ToServer[];
let faults: Fault[];
let table: Table;
let received: number[];

const info = { id: "t", game: "schotten", state: "playing", seats: [] } as unknown as TableInfo;

function entry(n: number): LogEntry {
  return { n, at: 0, seat: 0, kind: "move", told: [] };
}

function frame(n: number, more: Partial<Frame> = {}): Frame {
  return {
    type: "state", table: "t", n, ply: n, seat: 0, info, view: { hand: ["R7"] }, legal: ["R7@1"], waiting: [0],
    undo: false, clocks: { kind: "none" }, offers: { draw: null, takeback: null, rematch: [] }, log: [entry(n)], ...more,
  } as Frame; // prettier-ignore
}

function cidOf(message: ToServer | undefined): string {
  if (!message || !("cid" in message)) throw new Error("no cid");
  return message.cid;
}

beforeEach(() => {
  sent = [];
  faults = [];
  received = [];
  const socket = { send: (message: ToServer) => sent.push(message) > 0 } as unknown as LiveSocket;
  table = new Table(
    "t",
    socket,
    (fault) => faults.push(fault),
    (one) => received.push(one.n),
  );
  table.receive(frame(5));
});

test("news that somebody came or went leave the board as it is; an action draws it anew", () => {
  const view = table.view;
  table.receive(frame(5, { type: "news", waiting: [1], log: [] }));
  expect(table.view).toBe(view);
  expect(table.waiting).toEqual([1]);
  table.receive(frame(6));
  expect(table.view).not.toBe(view);
});

test("a frame is passed on when it comes, though it is shown after the one that is told", () => {
  table.telling = true;
  table.receive(frame(6, { type: "news", seat: 1, log: [{ ...entry(6), seat: 0 }] }));
  table.receive(frame(7, { type: "news", table: "other" }));
  expect(table.n).toBe(5);
  expect(received).toEqual([5, 6]);
});

test("a hint stands while others act, and falls with one's own action", () => {
  const hint = { action: "R7@1", told: "Lay red 7 at stone 1", plan: [] } as unknown as Table["hint"];
  table.hint = hint;
  table.receive(frame(6, { type: "news", log: [{ ...entry(6), seat: 1 }] }));
  expect(table.hint).toBe(hint);
  table.receive(frame(7, { type: "news" }));
  expect(table.hint).toBeNull();
  table.hint = hint;
  table.receive(frame(8, { type: "news", legal: ["R8@1"], log: [{ ...entry(8), seat: 1 }] }));
  expect(table.hint).toBeNull();
});

test("a log with a gap before it takes the place of the old one", () => {
  table.receive(frame(300, { gap: true, log: [entry(299), entry(300)] } as Partial<Frame>));
  expect(table.log.map((one) => one.n)).toEqual([299, 300]);
  table.receive(frame(200, { gap: true, log: [entry(200)] } as Partial<Frame>));
  expect(table.log.map((one) => one.n)).toEqual([200]);
});

describe("an action", () => {
  test("answers the ply of the frame and locks the board until its frame is there", () => {
    table.act("R7@1");
    expect(sent).toMatchObject([{ type: "act", table: "t", ply: 5, action: "R7@1" }]);
    expect(table.busy).toBe(true);
    table.receive({ type: "ack", cid: cidOf(sent[0]), table: "t", n: 6, ply: 6 });
    expect(table.busy).toBe(true);
    table.receive(frame(6));
    expect(table.busy).toBe(false);
  });

  test("is done when it is on the table, and sent again until it is acknowledged", () => {
    table.act("R7@1");
    table.receive(frame(6));
    expect(table.busy).toBe(false);
    expect(table.resume()).toHaveLength(2);
    table.act("R7@1");
    table.receive({ type: "ack", cid: cidOf(sent[0]), table: "t", n: 6, ply: 6 });
    expect(table.busy).toBe(true);
    expect(table.resume()).toHaveLength(2);
  });

  test("stays under way while only others act", () => {
    table.act("R7@1");
    table.receive(frame(6, { log: [{ ...entry(6), seat: 1 }] }));
    expect(table.busy).toBe(true);
    table.receive({ type: "ack", cid: cidOf(sent[0]), table: "t", n: 7, ply: 7 });
    expect(table.busy).toBe(true);
    table.receive(frame(7));
    expect(table.busy).toBe(false);
  });

  test("is sent once, however often the button is pressed", () => {
    table.act("R7@1");
    table.act("R7@1");
    expect(sent.length).toBe(1);
  });

  test("that is refused unlocks the board and names its rule", () => {
    table.act("R7@1");
    const cid = cidOf(sent[0]);
    table.receive({ type: "error", cid, code: "illegal", message: "that stone is claimed", rule: "3.2" });
    expect(table.busy).toBe(false);
    expect(faults).toEqual([{ code: "illegal", message: "that stone is claimed", rule: "3.2" }]);
  });

  test("without an answer is sent again on a new socket, under the same cid", () => {
    table.act("R7@1");
    const again = table.resume();
    expect(again[0]).toMatchObject({ type: "watch", since: 5 });
    expect(again[1]).toEqual(sent[0]);
  });
});

describe("the log", () => {
  test("grows without repeats and knows what is fresh", () => {
    table.receive(frame(7, { log: [entry(5), entry(6), entry(7)] }));
    expect(table.log.map((one) => one.n)).toEqual([5, 6, 7]);
    expect(table.fresh).toBe(5);
  });

  test("of another table is not received", () => {
    table.receive({ ...frame(9), table: "other" });
    expect(table.n).toBe(5);
  });
});

describe("a device that is handed over", () => {
  test("forgets what the former seat saw and asks with the eyes of the next", () => {
    table.sit(1);
    expect(table.view).toBeNull();
    expect(table.log).toEqual([]);
    expect(sent).toEqual([{ type: "unwatch", table: "t" }, { type: "watch", table: "t", seat: 1 }]); // prettier-ignore
    table.receive(frame(6));
    expect(table.view).toBeNull();
    table.receive(frame(6, { seat: 1, view: { hand: ["B2"] } }));
    expect(table.view).toEqual({ hand: ["B2"] });
    table.do("resign");
    expect(sent.at(-1)).toMatchObject({ what: "resign", seat: 1 });
  });
});

test("cids do not repeat", () => {
  expect(new Set(Array.from({ length: 1000 }, newCid)).size).toBe(1000);
});

describe("while the turn of another is told", () => {
  const theirs = (n: number): Frame => frame(n, { type: "news", log: [{ ...entry(n), seat: 1 }] });

  test("the frames that follow wait, and come one by one", () => {
    table.telling = true;
    table.receive(theirs(6));
    table.receive(theirs(7));
    expect(table.n).toBe(5);
    expect(table.showNext()).toBe(true);
    expect(table.n).toBe(6);
    table.catchUp();
    expect(table.n).toBe(7);
    expect(table.showNext()).toBe(false);
  });

  test("an own action shows all of them at once", () => {
    table.telling = true;
    table.receive(theirs(6));
    table.act("R7@1");
    expect(table.n).toBe(6);
    expect(sent).toMatchObject([{ type: "act", ply: 6 }]);
    expect(table.telling).toBe(false);
  });

  test("a whole state is shown at once, after what waited", () => {
    table.telling = true;
    table.receive(theirs(6));
    table.receive(frame(7));
    expect(table.log.map((one) => one.n)).toEqual([5, 6, 7]);
  });
});
