import { describe, expect, test } from "vitest";
import type { FromServer } from "../src/live/messages.ts";
import { turnsAfter } from "../src/live/connection.svelte.ts";
import { mustPass } from "../src/boards/swords/choices.ts";
import type { LessonMoment, LessonStep } from "../src/boards/contract.ts";
import { game as schottenGame } from "../src/boards/schotten/game.ts";
import { game as swordsGame } from "../src/boards/swords/game.ts";
import { lesson as hammer } from "../src/boards/hammer/lesson.ts";
import { lesson as schotten } from "../src/boards/schotten/lesson.ts";
import { lesson as swords } from "../src/boards/swords/lesson.ts";
import { standingsIn } from "../src/boards/swords/standings.ts";
import type { LogEntry } from "../src/boards/contract.ts";
import { soundOf } from "../src/sound.ts";
import { stageOf } from "../src/lesson.ts";
import { readRecord } from "../src/record_file.ts";

describe("where others wait for me", () => {
  const you = { type: "you", waiting: ["a", "b"], alone: ["b"] } as FromServer;
  const frame = (waiting: number[]) => ({ type: "news", table: "a", seat: 0, waiting }) as unknown as FromServer;

  test("a game against bots without a clock is not counted", () => {
    expect(turnsAfter([], you)).toEqual(["a"]);
  });

  test("a table that is looked at leaves the list when it waits no more", () => {
    expect(turnsAfter(["a", "c"], frame([1]))).toEqual(["c"]);
    expect(turnsAfter(["a", "c"], frame([]))).toEqual(["c"]);
    expect(turnsAfter(["a"], frame([0]))).toEqual(["a"]);
  });
});

describe("a record in a file", () => {
  const record = { game: "schotten", players: ["Ann", "Bob"], actions: ["1 R7@3"], result: [1, 0] };

  test("is known by its game, players and actions, alone or a line of many", () => {
    const text = JSON.stringify(record);
    for (const file of [text, `${text}\n${text}\n`]) {
      expect(readRecord(file)).toMatchObject({ game: "schotten", players: ["Ann", "Bob"], plies: 1, over: true });
    }
    expect(readRecord(JSON.stringify({ ...record, result: null }))?.over).toBe(false);
  });

  test("anything else is none", () => {
    for (const text of ["", "hello", "[]", "{}", '{"game": 3}']) expect(readRecord(text)).toBeNull();
  });
});

describe("lessons", () => {
  const move = (n: number, action: string) => ({ n, kind: "move", seat: 0, action, told: [], lines: [] });
  const now = (legal: string[], log: unknown[] = [], state = "playing") =>
    ({ legal, log, seat: 0, info: { state } }) as unknown as LessonMoment;
  const lay: LessonStep = { id: "lay", say: "", act: ["to Angus", "move Wallace"] };

  test("have ten cards or fewer", () => {
    for (const one of [schotten, swords, hammer]) expect(one.steps.length).toBeLessThanOrEqual(10);
  });

  test("ask for what can be done, wait for the others, and go on when it is done or can be no more", () => {
    expect(stageOf(lay, now(["move Wallace", "end"]), 4)).toEqual({ kind: "act", action: "move Wallace" });
    expect(stageOf(lay, now(["to Angus", "to Fife"]), 4)).toEqual({ kind: "act", action: "to Angus" });
    expect(stageOf(lay, now([]), 4)).toEqual({ kind: "wait" });
    expect(stageOf(lay, now(["end"], [move(4, "to Angus")]), 4)).toEqual({ kind: "past" });
    expect(stageOf(lay, now(["move Wallace"], [move(5, "to Angus")]), 4)).toEqual({ kind: "past" });
    expect(stageOf(lay, now([], [], "over"), 4)).toEqual({ kind: "past" });
  });

  test("cards that wait for something never outlast the game", () => {
    const step: LessonStep = { id: "battle", say: "", when: () => false };
    expect(stageOf(step, now(["pass"]), 0).kind).toBe("wait");
    expect(stageOf(step, now([], [], "over"), 0).kind).toBe("past");
  });
});

test("passing is all one can do when there is nothing else but talk", () => {
  expect(mustPass(["pass", "say Scotland"])).toBe(true);
  expect(mustPass(["pass", "play cattle_raid on 2"])).toBe(false);
  expect(mustPass(["say Scotland"])).toBe(false);
  expect(mustPass([])).toBe(false);
});

describe("the end of Swords and Bagpipes", () => {
  const over = (facts: object) => [{ n: 1, told: [{ kind: "game-over", ...facts }] }] as unknown as LogEntry[];

  test("ranks by gold while Scotland stands, and says that daggers broke the tie", () => {
    const facts = { scotland: "stands", gold: [9, 9, 12], daggers: [4, 3, 12], barred: 2, winners: [1] };
    const found = standingsIn(over(facts));
    expect(found?.rows.map((row) => row.seat)).toEqual([1, 0, 2]);
    expect(found?.tie).toBe("broken");
    expect(found?.rows[2]?.barred).toBe(true);
  });

  test("ranks by daggers when Scotland has fallen; equals share the win", () => {
    const facts = { scotland: "fallen", gold: [3, 3, 20], daggers: [1, 1, 2], barred: -1, winners: [0, 1] };
    expect(standingsIn(over(facts))?.tie).toBe("shared");
    expect(standingsIn(over(facts))?.rows[0]?.won).toBe(true);
    expect(standingsIn([])).toBeNull();
  });
});

test("what is heard is the loudest of what was told, and the end above all", () => {
  const news = (kinds: object[], state = "playing") =>
    ({ type: "news", info: { state }, log: [{ told: kinds }] }) as unknown as FromServer;
  const [laying, talking] = [schottenGame.sounds, swordsGame.sounds];
  expect(soundOf(news([{ kind: "laid" }, { kind: "claimed", stone: 4 }]), laying)).toBe("chime");
  expect(soundOf(news([{ kind: "played" }, { kind: "claimed", side: "Scotland" }]), talking)).toBe("knock");
  expect(soundOf(news([{ kind: "played" }, { kind: "battle" }]), talking)).toBe("drum");
  expect(soundOf(news([{ kind: "drew" }]), laying)).toBeNull();
  expect(soundOf(news([{ kind: "laid" }]))).toBeNull();
  expect(soundOf(news([{ kind: "battle" }], "over"), talking)).toBe("end");
});
