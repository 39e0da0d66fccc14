// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { BoardProps, TableInfo } from "../../src/boards/contract.ts";
import Board from "../../src/boards/schotten/Board.svelte";
import { lesson } from "../../src/boards/schotten/lesson.ts";
import { duel } from "../../src/boards/schotten/view.ts";
import { LANGUAGES, settings } from "../../src/settings.svelte.ts";
import { knows, say, speak } from "../../src/words.svelte.ts";
import { type Frame, frameOf, frames } from "./frames.ts";

const LOCALES = ["terminal", "schotten/board", "schotten/web"];
const info = { id: "t", game: "schotten" } as TableInfo;
let board: Record<string, unknown> | null = null;
let sent: string[] = [];

function show(frame: Frame, more: Partial<BoardProps> = {}): HTMLElement {
  sent = [];
  const props: BoardProps = {
    view: frame.view,
    annotations: frame.annotations,
    legal: frame.legal,
    seat: frame.seat,
    log: frame.log,
    fresh: 8,
    info,
    waiting: frame.legal.length ? [frame.seat] : [],
    names: ["Ada", "Ben"],
    words: say,
    prefer: settings,
    busy: false,
    act: (action) => sent.push(action),
    refuse: () => undefined,
    readRule: () => undefined,
    ...more,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
  return document.body;
}

function clear(): void {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = "";
}

function press(button: Element): void {
  (button as HTMLElement).click();
  flushSync();
}

function actions(): string[] {
  return [...document.querySelectorAll<HTMLButtonElement>("button[data-action]:not(:disabled)")].map(
    (one) => one.dataset["action"] ?? "",
  );
}

function choices(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>("button[data-choice]:not(:disabled)")];
}

/** Every action some control offers, at once or after a first choice. */
function reachable(): Set<string> {
  const found = new Set(actions());
  for (const button of choices()) {
    press(button);
    for (const action of actions()) found.add(action);
  }
  return found;
}

/** One moment of each phase. */
function eachPhase(): Frame[] {
  return [...new Map(frames.map((frame) => [String(duel(frame.view).phase[0]), frame])).values()];
}

beforeAll(() => speak("en", LOCALES));
afterEach(clear);

describe("the board", () => {
  test.each(frames)("offers exactly the legal actions, each in words: $kind", (frame) => {
    show(frame);
    for (const button of document.querySelectorAll("button, summary"))
      expect(button.textContent?.trim(), button.outerHTML).not.toBe("");
    expect([...reachable()].toSorted()).toEqual(frame.legal.toSorted());
  });

  test("sends the action of the control that was pressed", () => {
    show(frameOf("base: Place card"));
    const [card] = choices();
    press(card as Element);
    press(document.querySelector('[data-here="4"]') as Element);
    expect(sent).toEqual([`${card?.dataset["choice"] ?? ""}@4`]);
  });

  test("passes a try that is not legal on, so that the server names the rule", () => {
    const frame = frameOf("base: Claim");
    const closed = frame.now.stones.findIndex((stone) => stone.sides[frame.seat]?.length === 3) + 1;
    const placing = { ...frame, view: { ...frame.view, phase: ["Place", frame.seat] } };
    const card = frame.now.hand[0] ?? "";
    const legal = [`${card}@${closed === 1 ? 2 : 1}`];
    show({ ...placing, legal });
    press(choices()[0] as Element);
    const shut = document.querySelector(`[data-here="${closed}"]`);
    expect(shut?.getAttribute("data-action")).toBeNull();
    press(shut as Element);
    expect(sent).toEqual([`${card}@${closed}`]);
  });

  test("lays the chosen card at a stone by its number key, and lets go with Escape", () => {
    const root = show(frameOf("base: Place card"));
    const card = choices()[2];
    press(card as Element);
    card?.dispatchEvent(new KeyboardEvent("keydown", { key: "7", bubbles: true }));
    expect(sent).toEqual([`${card?.dataset["choice"] ?? ""}@7`]);
    card?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(root.querySelector("[data-here]")).toBeNull();
  });

  test("moves the focus with the arrow keys through the hand and up to the stones", () => {
    show(frameOf("base: Place card"));
    const hand = [...document.querySelectorAll<HTMLElement>("[data-hand]")];
    hand[0]?.focus();
    hand[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(hand[1]);
    hand[1]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    expect(document.activeElement?.getAttribute("data-look")).toBe("5");
  });

  test("reacts to nothing while an action is under way", () => {
    show(frameOf("tactics: Place Recruiter"), { legal: [], busy: true });
    expect(actions()).toEqual([]);
    expect(choices()).toEqual([]);
  });

  test("shows a spectator no hand and nothing to press but the stones", () => {
    const frame = frameOf("tactics: Place Recruiter");
    show(frame, { seat: null, legal: [], view: { ...frame.view, seat: -1, hand: [], known: [] } });
    expect(document.querySelectorAll("[data-hand]")).toHaveLength(0);
    expect(actions()).toEqual([]);
    expect(document.querySelectorAll("[data-look]")).toHaveLength(9);
  });

  test("reads a stone aloud in order: your side, then the other", () => {
    show(frameOf("base: Claim"));
    const labels = [...document.querySelectorAll("[data-stone='1'] h4, [data-stone='1'] h5")].map(
      (one) => one.textContent ?? "",
    );
    expect(labels[0]).toMatch(/^Stone 1: /);
    expect(labels.slice(1)).toEqual([expect.stringMatching(/^Your side/), expect.stringMatching(/^Side of /)]);
  });
});

describe("words", () => {
  test.each(LANGUAGES)("every sentence of the board is there in %s", async (lang) => {
    await speak(lang, LOCALES);
    for (const frame of eachPhase()) {
      show(frame);
      document.querySelector<HTMLElement>("[data-look='5']:not([data-action])")?.click();
      flushSync();
      const missing = /\b(web-schotten|proof|formation|short|card)-[a-z-]+/.exec(document.body.textContent ?? "");
      expect(missing?.[0], frame.kind).toBeUndefined();
      clear();
    }
    for (const { say } of lesson.steps) if (say) expect(knows(say), say).toBe(true);
  });
});
