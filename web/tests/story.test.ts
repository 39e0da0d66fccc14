import { describe, expect, test } from "vitest";
import { game as hammerGame } from "../src/boards/hammer/game.ts";
import { game as schottenGame } from "../src/boards/schotten/game.ts";
import type { LogEntry } from "../src/live/messages.ts";
import { turnsOf } from "../src/log.ts";
import { lastStep, sinceOwnMove, stepsOf, storyOf } from "../src/story.ts";
import { frames as hammer } from "./hammer/frames.ts";
import { frames as schotten } from "./schotten/frames.ts";
import { frames as swords } from "./swords/frames.ts";

const all = [...hammer, ...schotten, ...swords].flatMap((frame) => frame.log);

function entry(n: number, seat: number | null, lines: string[], more: Partial<LogEntry> = {}): LogEntry {
  return { n, at: 0, seat, kind: "move", lines, told: lines.map((text) => ({ kind: "laid", text })), ...more };
}

describe("the steps of an entry", () => {
  test("are its sentences, in order, and no notation", () => {
    for (const one of all) expect(stepsOf(one).map((step) => step.text)).toEqual(one.lines?.length ? one.lines : []);
    expect(stepsOf(entry(1, 0, [], { action: "move Wallace" }))).toEqual([]);
  });

  test("carry their own events, and dice that became one sentence stay together", () => {
    const told = ["A", "die", "die", "B"].map((text) => ({ kind: text, text }));
    const steps = stepsOf(entry(1, 0, ["A", "two dice", "B"], { told }));
    expect(steps.map((step) => step.told.map((one) => one.kind))).toEqual([["A"], ["die", "die"], ["B"]]);
  });

  test("of real games never lose their events", () => {
    for (const one of all) {
      const steps = stepsOf(one);
      if (steps.length) expect(steps.every((step) => step.told.length > 0 || !one.told.length)).toBe(true);
    }
  });
});

test("the last thing that happened is a sentence, not a word of the chat", () => {
  const log = [entry(1, 0, ["Ann lays R7."]), entry(2, 1, [], { kind: "chat", text: "hello", told: [] })];
  expect(lastStep(log)?.text).toBe("Ann lays R7.");
  const drawn = entry(3, 0, ["Ann draws a card."], { told: [{ kind: "drew", text: "Ann draws a card." }] });
  expect(lastStep([...log, drawn], ["drew"])?.text).toBe("Ann lays R7.");
  expect(lastStep([drawn], ["drew"])?.text).toBe("Ann draws a card.");
});

describe("the story", () => {
  const log = [entry(1, 0, ["mine"]), entry(2, 1, ["a", "b"]), entry(3, 0, ["mine again", "dice"]), entry(4, 1, ["c"])];

  test("begins after one's own last move, with what came of that", () => {
    expect(storyOf(sinceOwnMove(log, 0), 0).map((step) => step.text)).toEqual(["dice", "c"]);
    expect(storyOf(sinceOwnMove(log, null), null).map((step) => step.text)).toEqual(["c"]);
  });

  test("can be told again while one moves on", () => {
    const on = [...log, entry(5, 0, ["mine"]), entry(6, 0, ["mine too"])];
    expect(storyOf(sinceOwnMove(on, 0), 0).map((step) => step.text)).toEqual(["dice", "c"]);
    expect(sinceOwnMove([entry(1, 0, ["mine"])], 0)).toHaveLength(1);
  });
});

describe("the log", () => {
  test("is grouped by turn, and a new round begins a group", () => {
    const round = entry(4, 0, ["Round 2"], { told: [{ kind: "round", text: "Round 2" }] });
    const log = [entry(1, 0, ["a"]), entry(2, 0, ["b"]), entry(3, 1, []), round, entry(5, 1, ["c"])];
    const turns = turnsOf(log, ["round"]);
    expect(turns.map((turn) => turn.entries.map((one) => one.n))).toEqual([[1, 2], [4], [5]]);
    expect(turns.map((turn) => turn.chapter)).toEqual([false, true, false]);
  });
});

describe("what is pointed at", () => {
  test("is the card and the stone of a choice, and the stone that an event names", () => {
    expect(schottenGame.spots?.({ action: "R7@3" })).toEqual(['[data-hand="R7"]', '[data-stone="3"]']);
    const told = [{ kind: "claimed", text: "", stone: 4 }];
    expect(schottenGame.spots?.({ told })).toEqual(['[data-stone="4"]']);
  });

  test("is every area of a march and the blocks that are named", () => {
    const told = [{ kind: "moved", text: "", path: ["Fife", "Angus"], block: "Wallace" }];
    const spots = hammerGame.spots?.({ told }) ?? [];
    expect(spots).toEqual(['[data-area="Fife"]', '[data-area="Angus"]', '[data-block="Wallace"]']);
    const plan = ["move Wallace", "to Fife", "to Angus", "stop", "move Bruce", "to Ross"];
    expect(hammerGame.spots?.({ action: "move Wallace", plan })).toContain('[data-area="Angus"]');
    expect(hammerGame.spots?.({ action: "move Wallace", plan })).not.toContain('[data-area="Ross"]');
  });
});
