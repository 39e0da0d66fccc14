import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endPush, pushState, startPush } from "../src/push.ts";

/** A browser as far as messages go, and the requests that reach the server. */
let subscribed: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null;
let asked: [string, string, unknown][];
let refused: string;

const manager = {
  getSubscription: async () => subscribed,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    expect([...applicationServerKey]).toEqual([1, 2, 3]);
    subscribed = {
      endpoint: "https://push.example/1",
      toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: async () => {
        subscribed = null;
        return true;
      },
    };
    return subscribed;
  },
};

beforeEach(() => {
  subscribed = null;
  asked = [];
  refused = "";
  const worker = { pushManager: manager };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => worker, ready: Promise.resolve(worker) },
  });
  vi.stubGlobal("window", { PushManager: manager, Notification: {} });
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => "granted" });
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    const body: unknown = request.body ? JSON.parse(String(request.body)) : null;
    asked.push([request.method ?? "", path, body]);
    if (`${request.method} ${path}` === refused)
      return new Response(JSON.stringify({ error: { code: "forbidden" } }), { status: 403 });
    return new Response(JSON.stringify({ key: "AQID" }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a browser that is switched on tells the server where to call", async () => {
  expect(await pushState()).toBe("off");
  expect(await startPush()).toBe("on");
  expect(asked).toContainEqual([
    "POST",
    "/api/v1/push",
    { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } },
  ]);
  expect(asked.at(-1)).toEqual(["PATCH", "/api/v1/letters", { push_turns: true }]);
  expect(await pushState()).toBe("on");
});

test("what the server refuses is not left half done in the browser", async () => {
  refused = "POST /api/v1/push";
  await expect(startPush()).rejects.toMatchObject({ code: "forbidden" });
  expect(await pushState()).toBe("off");
});

test("a browser that is switched off is called no more, even without a line", async () => {
  await startPush();
  refused = "DELETE /api/v1/push";
  expect(await endPush()).toBe("off");
  expect(asked.at(-1)).toEqual(["DELETE", "/api/v1/push", { endpoint: "https://push.example/1" }]);
});

test("a browser that cannot, or may not, says so", async () => {
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: async () => "denied" });
  expect(await startPush()).toBe("blocked");
  vi.stubGlobal("window", {});
  expect(await pushState()).toBe("none");
  expect(await endPush()).toBe("none");
});
