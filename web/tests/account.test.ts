import { describe, expect, test } from "vitest";
import { browserOf } from "../src/browsers.ts";
import type { LogEntry } from "../src/live/messages.ts";
import { fold, sentences } from "../src/log.ts";
import { keyBytes } from "../src/push.ts";
import { pageAt } from "../src/layout/pages.ts";

describe("the log", () => {
  const move = (facts: Partial<LogEntry>): LogEntry => ({
    n: 1,
    at: 0,
    seat: 0,
    kind: "move",
    lines: [],
    told: [],
    ...facts,
  });

  test("leaves out a move that told nothing and whose notation is a bare word", () => {
    expect(sentences(move({ action: "done" }))).toEqual([]);
    expect(sentences(move({}))).toEqual([]);
  });

  test("shows what was told and what was said, never notation", () => {
    expect(sentences(move({ action: "done", lines: ["Ann stops."] }))).toEqual(["Ann stops."]);
    expect(sentences(move({ action: "R7@3" }))).toEqual([]);
    expect(sentences(move({ kind: "chat", text: "done" }))).toEqual(["done"]);
  });

  test("folds a long entry to its last lines, a short one not at all", () => {
    const lines = Array.from({ length: 12 }, (_, i) => `line ${i}`);
    expect(fold(lines)).toEqual({ earlier: lines.slice(0, 9), last: lines.slice(9) });
    expect(fold(lines, 10)).toEqual({ earlier: lines.slice(0, -10), last: lines.slice(-10) });
    expect(fold(lines.slice(0, 6))).toEqual({ earlier: [], last: lines.slice(0, 6) });
  });
});

describe("the browser of a session", () => {
  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0", "Edge · Windows"],
    ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36", "Chrome · Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari · iPhone",
    ],
    ["curl/8.14", "curl"],
    ["", ""],
  ])("%s", (label, name) => expect(browserOf(label)).toBe(name));
});

test("the server's key becomes bytes, whatever the padding", () => {
  expect([...keyBytes("AQID")]).toEqual([1, 2, 3]);
  expect([...keyBytes("-_8")]).toEqual([251, 255]);
});

test("the account, a letter's link and the host's link have their pages", () => {
  for (const path of ["/account", "/reset", "/host"]) expect(pageAt(path).key).toBe(`${path} {}`);
});
