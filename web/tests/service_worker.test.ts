import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Handler = (event: { request: { url: string; method: string; mode: string }; respondWith: () => void }) => void;

/** Runs public/sw.js and says whether it answers when the browser goes to a path. */
function answers(path: string): boolean {
  const handlers = new Map<string, Handler>();
  const origin = "http://localhost";
  const self = { location: { origin }, addEventListener: (kind: string, does: Handler) => handlers.set(kind, does) };
  const never = new Promise<never>(() => undefined);
  const program = readFileSync(new URL("../public/sw.js", import.meta.url), "utf-8");
  new Function("self", "caches", "fetch", "Request", program)(self, { match: () => never }, () => never, class {});
  let answered = false;
  const request = { url: `${origin}${path}`, method: "GET", mode: "navigate" };
  handlers.get("fetch")?.({ request, respondWith: () => (answered = true) });
  return answered;
}

describe("the service worker", () => {
  test("keeps the page for when the server is away", () => {
    expect(answers("/")).toBe(true);
    expect(answers("/t/some-table")).toBe(true);
  });

  test("never takes the documentation, or another answer that is not the page, for the page", () => {
    for (const path of ["/docs", "/docs/", "/docs/play/schotten.html", "/openapi.json", "/health"]) {
      expect(answers(path), path).toBe(false);
    }
  });
});
