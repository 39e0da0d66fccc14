import { describe, expect, test } from "vitest";
import { sorted } from "../../src/boards/schotten/choices.ts";
import { claims, recentPlays } from "../../src/boards/schotten/recent.ts";
import { complete, duel, valueOf } from "../../src/boards/schotten/view.ts";
import { frameOf, frames } from "./frames.ts";

test("the value of a side is the server's, and none while the side lacks cards", () => {
  for (const frame of frames) {
    const now = duel(frame.view, frame.annotations);
    now.stones.forEach((stone, i) => {
      for (const seat of [0, 1] as const) expect(valueOf(now, i + 1, seat) !== null).toBe(complete(stone, seat));
    });
  }
  expect(valueOf(duel(frameOf("over").view), 1, 0)).toBeNull();
});

test("no legal action is lost when they are sorted", () => {
  for (const { legal } of frames) {
    const { lays, ruses, claims, picks, moves, backs, faces, words } = sorted(legal);
    const all = [
      ...[...lays].flatMap(([card, stones]) => [...stones].map((stone) => `${card}@${stone}`)),
      ...ruses,
      ...words,
      ...[...claims].map((stone) => `claim ${stone}`),
      ...[...moves].map((stone) => `to ${stone}`),
      ...[...picks].map((card) => `pick ${card}`),
      ...[...backs].map((card) => `back ${card}`),
      ...[...faces].map((face) => `as ${face}`),
    ];
    expect(all.toSorted()).toEqual(legal.toSorted());
  }
});

describe("the log", () => {
  test("gives the proof of each claim of this round", () => {
    const { log } =
      frames.find((frame) => frame.log.some((entry) => entry.told.some((told) => told.kind === "claimed"))) ??
      frameOf("over");
    const [claim] = claims(log, 0).values();
    expect(claim?.proof.cards.length).toBeGreaterThan(2);
    expect(claim?.fresh).toBe(true);
    expect(
      claims([...log, { n: 99, at: 0, seat: null, kind: "move", told: [{ kind: "round", text: "" }] }], 0).size,
    ).toBe(0);
  });

  test("marks the cards of the latest turn of each seat, and only those", () => {
    const told = (kind: string, card: string, stone: number) => [{ kind, text: card, card, stone }];
    const log = [
      { n: 1, at: 0, seat: 0, kind: "move" as const, told: told("laid", "R1", 1) },
      { n: 2, at: 0, seat: 1, kind: "move" as const, told: told("laid", "G2", 2) },
      { n: 3, at: 0, seat: 0, kind: "move" as const, told: told("laid", "B3", 3) },
    ];
    const { laid, dropping } = recentPlays(log, 2);
    expect([...laid].toSorted()).toEqual(["B3@3", "G2@2"]);
    expect([...dropping]).toEqual(["B3@3"]);
  });
});
