import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type EarlySocket, LiveSocket, type SocketState, type RawSocket, waitBefore } from "../src/live/socket.ts";
import type { FromServer, ToServer } from "../src/live/messages.ts";

class FakeSocket implements RawSocket {
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
let sockets: FakeSocket[];
let states: SocketState[];
let socket: LiveSocket;

function newest(): FakeSocket {
  const raw = sockets.at(-1);
  if (!raw) throw new Error("no socket yet");
  return raw;
}

function openUp(): FakeSocket {
  const raw = newest();
  raw.onopen?.(undefined as never);
  raw.say(HELLO);
  return raw;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  socket = new LiveSocket({
    open: () => {
      const raw = new FakeSocket();
      sockets.push(raw);
      return raw;
    },
    hello: () => ({ type: "hello", lang: "de" }),
    changed: (state) => states.push(state),
    chance: () => 0,
  });
});

afterEach(() => vi.useRealTimers());

const watch: ToServer = { type: "watch", table: "t" };
const listener = { receive: vi.fn(), resume: () => [watch] };

describe("the socket", () => {
  test("says hello first, then resumes what its listeners watch", () => {
    socket.attach(listener);
    expect(socket.state).toBe("opening");
    const raw = openUp();
    expect(raw.sent).toEqual([{ type: "hello", lang: "de" }, watch]);
    expect(socket.state).toBe("open");
  });

  test("comes back after a break, later each time, and resumes", () => {
    socket.attach(listener);
    openUp();
    newest().onclose?.(undefined as never);
    expect(socket.state).toBe("waiting");
    vi.advanceTimersByTime(399);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(2);
    newest().onclose?.(undefined as never);
    vi.advanceTimersByTime(799);
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(openUp().sent).toContainEqual(watch);
  });

  test("waits twice as long each time, up to a quarter of a minute", () => {
    expect([0, 1, 2, 3].map((tries) => waitBefore(tries, 0))).toEqual([400, 800, 1600, 3200]);
    expect(waitBefore(20, 0)).toBe(15_000);
    expect(waitBefore(20, 1)).toBe(20_000);
  });

  test("tries at once when asked to", () => {
    socket.attach(listener);
    openUp();
    newest().onclose?.(undefined as never);
    socket.retryNow();
    expect(sockets.length).toBe(2);
  });

  test("notices a socket that went silent: a ping, then a new one", () => {
    socket.attach(listener);
    const raw = openUp();
    vi.advanceTimersByTime(20_000);
    expect(raw.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(12_000);
    expect(socket.state).toBe("waiting");
    expect(raw.closed).toBe(true);
  });

  test("stays open while the other end answers", () => {
    socket.attach(listener);
    const raw = openUp();
    for (let i = 0; i < 5; i += 1) {
      vi.advanceTimersByTime(20_000);
      raw.say({ type: "pong" });
    }
    expect(socket.state).toBe("open");
    expect(sockets.length).toBe(1);
  });

  test("sends nothing while it is closed, and hangs up when nobody listens", () => {
    const leave = socket.attach(listener);
    expect(socket.send({ type: "ping" })).toBe(false);
    openUp();
    expect(socket.send({ type: "ping" })).toBe(true);
    leave();
    expect(newest().closed).toBe(true);
    expect(socket.state).toBe("off");
  });
});

describe("a socket opened before the page was mounted", () => {
  const WATCH: ToServer = { type: "watch", table: "t" };
  const listener = (received: FromServer[]) => ({
    resume: () => [WATCH],
    receive: (message: FromServer) => void received.push(message),
  });

  function begin(receivedBefore: FromServer[]): FakeSocket {
    const raw = new FakeSocket();
    let early: EarlySocket | null = {
      raw,
      asked: [JSON.stringify(WATCH)],
      received: receivedBefore.map((one) => JSON.stringify(one)),
    };
    socket = new LiveSocket({
      open: () => new FakeSocket(),
      early: () => {
        const once = early;
        early = null;
        return once;
      },
      hello: () => ({ type: "hello", lang: "de" }),
      changed: () => undefined,
    });
    socket.connect();
    return raw;
  }

  test("is taken over: nothing is asked twice, nothing is lost", () => {
    const news = { type: "you", waiting: ["t"] } as FromServer;
    const raw = begin([HELLO, news]);
    expect(socket.state).toBe("open");
    raw.say({ type: "pong" } as FromServer);
    const received: FromServer[] = [];
    socket.attach(listener(received));
    expect(raw.sent).toEqual([]);
    expect(received).toEqual([news, { type: "pong" }]);
    raw.say(news);
    expect(received).toHaveLength(3);
  });

  test("asks by itself when somebody watches anew", () => {
    const raw = begin([HELLO]);
    socket.attach(listener([]))();
    socket.connect();
    expect(socket.state).toBe("opening");
    expect(raw.closed).toBe(true);
  });
});
