import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Call, Line, type LineState, type Wire, waitBefore } from "../src/live/line.ts";
import type { FromServer, ToServer } from "../src/live/messages.ts";

class Tin implements Wire {
  readyState = 1;
  sent: ToServer[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.closed = true;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const HELLO: FromServer = { type: "hello", person: null };
let wires: Tin[];
let states: LineState[];
let line: Line;

function newest(): Tin {
  const wire = wires.at(-1);
  if (!wire) throw new Error("no wire yet");
  return wire;
}

function openUp(): Tin {
  const wire = newest();
  wire.onopen?.(undefined as never);
  wire.say(HELLO);
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  line = new Line({
    open: () => {
      const wire = new Tin();
      wires.push(wire);
      return wire;
    },
    hello: () => ({ type: "hello", lang: "de" }),
    changed: (state) => states.push(state),
    chance: () => 0,
  });
});

afterEach(() => vi.useRealTimers());

const watch: ToServer = { type: "watch", table: "t" };
const ear = { hear: vi.fn(), resume: () => [watch] };

describe("the line", () => {
  test("says hello first, then resumes what its listeners watch", () => {
    line.attach(ear);
    expect(line.state).toBe("opening");
    const wire = openUp();
    expect(wire.sent).toEqual([{ type: "hello", lang: "de" }, watch]);
    expect(line.state).toBe("open");
  });

  test("comes back after a break, later each time, and resumes", () => {
    line.attach(ear);
    openUp();
    newest().onclose?.(undefined as never);
    expect(line.state).toBe("waiting");
    vi.advanceTimersByTime(399);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(2);
    newest().onclose?.(undefined as never);
    vi.advanceTimersByTime(799);
    expect(wires.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(openUp().sent).toContainEqual(watch);
  });

  test("waits twice as long each time, up to a quarter of a minute", () => {
    expect([0, 1, 2, 3].map((tries) => waitBefore(tries, 0))).toEqual([400, 800, 1600, 3200]);
    expect(waitBefore(20, 0)).toBe(15_000);
    expect(waitBefore(20, 1)).toBe(20_000);
  });

  test("tries at once when asked to", () => {
    line.attach(ear);
    openUp();
    newest().onclose?.(undefined as never);
    line.retryNow();
    expect(wires.length).toBe(2);
  });

  test("notices a line that went silent: a ping, then a new wire", () => {
    line.attach(ear);
    const wire = openUp();
    vi.advanceTimersByTime(20_000);
    expect(wire.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(12_000);
    expect(line.state).toBe("waiting");
    expect(wire.closed).toBe(true);
  });

  test("stays open while the other end answers", () => {
    line.attach(ear);
    const wire = openUp();
    for (let i = 0; i < 5; i += 1) {
      vi.advanceTimersByTime(20_000);
      wire.say({ type: "pong" });
    }
    expect(line.state).toBe("open");
    expect(wires.length).toBe(1);
  });

  test("sends nothing while it is closed, and hangs up when nobody listens", () => {
    const leave = line.attach(ear);
    expect(line.send({ type: "ping" })).toBe(false);
    openUp();
    expect(line.send({ type: "ping" })).toBe(true);
    leave();
    expect(newest().closed).toBe(true);
    expect(line.state).toBe("off");
  });
});

describe("a call that began before the page stood", () => {
  const WATCH: ToServer = { type: "watch", table: "t" };
  const ear = (heard: FromServer[]) => ({ resume: () => [WATCH], hear: (message: FromServer) => void heard.push(message) });

  function begin(heardBefore: FromServer[]): Tin {
    const wire = new Tin();
    let call: Call | null = { wire, asked: [JSON.stringify(WATCH)], heard: heardBefore.map((one) => JSON.stringify(one)) };
    line = new Line({
      open: () => new Tin(),
      begun: () => {
        const once = call;
        call = null;
        return once;
      },
      hello: () => ({ type: "hello", lang: "de" }),
      changed: () => undefined,
    });
    line.connect();
    return wire;
  }

  test("is taken over: nothing is asked twice, nothing is lost", () => {
    const news = { type: "you", waiting: ["t"] } as FromServer;
    const wire = begin([HELLO, news]);
    expect(line.state).toBe("open");
    wire.say({ type: "pong" } as FromServer);
    const heard: FromServer[] = [];
    line.attach(ear(heard));
    expect(wire.sent).toEqual([]);
    expect(heard).toEqual([news, { type: "pong" }]);
    wire.say(news);
    expect(heard).toHaveLength(3);
  });

  test("asks by itself when somebody watches anew", () => {
    const wire = begin([HELLO]);
    line.attach(ear([]))();
    line.connect();
    expect(line.state).toBe("opening");
    expect(wire.closed).toBe(true);
  });
});
