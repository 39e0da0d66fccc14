import { describe, expect, test } from "vitest";
import type { FromServer } from "../src/live/messages.ts";
import { turnsAfter } from "../src/live/connection.svelte.ts";
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
