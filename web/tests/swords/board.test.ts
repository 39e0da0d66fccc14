import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { BoardProps, TableInfo } from "../../src/boards/contract.ts";
import Board from "../../src/boards/swords/Board.svelte";
import { lesson } from "../../src/boards/swords/lesson.ts";
import { LANGUAGES, settings } from "../../src/settings.svelte.ts";
import { knows, say, speak } from "../../src/words.svelte.ts";
import { frameOf, frames, type Frame } from "./frames.ts";

const LOCALES = ["terminal", "swords/board", "swords/web"];
const NAMES = ["Ailsa", "Fergus", "Morag", "Callum", "Isla", "Hamish"];
const info = {
  id: "t",
  game: "swords",
  version: "1",
  options: {},
  seats: [],
  state: "playing",
} as unknown as TableInfo;

function drawn(frame: Frame, changed: Partial<BoardProps> = {}): string {
  const props: BoardProps = {
    view: frame.view,
    legal: frame.legal,
    seat: frame.seat,
    log: frame.log,
    fresh: frame.fresh,
    waiting: frame.waiting,
    names: NAMES,
    info,
    words: say,
    prefer: settings,
    busy: false,
    act: () => undefined,
    refuse: () => undefined,
    readRule: () => undefined,
    ...changed,
  };
  return render(Board, { props }).body;
}

function buttons(html: string): string[] {
  return html.match(/<button[^>]*>[\s\S]*?<\/button>/g) ?? [];
}

/** The actions of all enabled buttons. */
function offered(html: string): string[] {
  const usable = buttons(html).filter((button) => !/^<button[^>]*\sdisabled/.test(button));
  return [...new Set(usable.flatMap((button) => /^<button[^>]*data-action="([^"]*)"/.exec(button)?.[1] ?? []))];
}

describe("the board", () => {
  beforeAll(() => speak("en", LOCALES));

  test.each(frames)("offers exactly the legal actions of $phase with $players players", (frame) => {
    expect(offered(drawn(frame)).toSorted()).toEqual(frame.legal.toSorted());
  });

  test.each(frames)("labels every control of $phase with $players players", (frame) => {
    for (const button of buttons(drawn(frame))) {
      const text = button
        .replace(/<svg[\s\S]*?<\/svg>/g, "")
        .replace(/<[^>]*>/g, "")
        .trim();
      expect(text || /aria-label="[^"]+"/.exec(button)?.[0], button).toBeTruthy();
    }
  });

  test("reacts to nothing while an action is under way", () => {
    expect(offered(drawn(frameOf("Turn", 4), { busy: true }))).toEqual([]);
  });

  test("reads the own clan first, then the others clockwise", () => {
    const frame = frames.find(({ players, seat }) => players === 6 && seat === 2);
    const order = [...drawn(frame as Frame).matchAll(/data-clan="(\d)"/g)].map(([, seat]) => Number(seat));
    expect(order).toEqual([2, 3, 4, 5, 0, 1]);
  });

  test("a try that is not legal is a button with its notation", () => {
    const frame = frames.find(({ phase, legal }) => phase === "Turn" && legal.includes("taxes"));
    expect(drawn(frame as Frame)).toContain('data-try="done"');
  });
});

describe("tokens", () => {
  beforeAll(() => speak("en", LOCALES));

  test("who has chosen shows, what was chosen does not", () => {
    const frame = frames.find(
      ({ phase, players, waiting, view }) =>
        phase === "LayTokens" && players > 3 && waiting.length < players - 1 && view["seat"] !== null,
    );
    const html = drawn(frame as Frame);
    expect(html).toMatch(/has chosen|face down/);
  });

  test("they turn over when the battle came with the latest frame, and not when nothing may move", () => {
    const frame = frames.find(({ log }) => log.at(-1)?.told.some((told) => told.kind === "revealed")) as Frame;
    const turning = /class="token[^"]*\bturns/;
    expect(drawn(frame, { prefer: { ...settings, motion: "full" } })).toMatch(turning);
    expect(drawn(frame, { prefer: { ...settings, motion: "none" } })).not.toMatch(turning);
    expect(drawn(frame, { fresh: 10_000, prefer: { ...settings, motion: "full" } })).not.toMatch(turning);
  });
});

describe("words", () => {
  test.each(LANGUAGES)("every sentence of the board is there in %s", async (lang) => {
    await speak(lang, LOCALES);
    for (const frame of frames)
      expect(/>[^<]*\b(web-)?swords-[a-z]|label="[^"]*swords-[a-z]/.exec(drawn(frame))?.[0]).toBeUndefined();
    for (const { say } of lesson.steps) if (say) expect(knows(say), say).toBe(true);
  });
});
