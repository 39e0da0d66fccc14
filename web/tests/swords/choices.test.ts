import { describe, expect, test } from "vitest";
import { bagpipeOf, armsOf } from "../../src/boards/swords/cards.ts";
import { givesTo, sorted } from "../../src/boards/swords/choices.ts";
import { latestBattle } from "../../src/boards/swords/report.ts";
import { around, gathering, guiltOf, stepOf, totalOf, windowOf } from "../../src/boards/swords/view.ts";
import { frames, frameOf } from "./frames.ts";

describe("legal actions", () => {
  test("none is lost when they are sorted", () => {
    for (const { legal } of frames) {
      const { replenish, moves, units, says, lays, plays, gives, drops, words } = sorted(legal);
      const listed = [...moves, ...units, ...lays, ...gives, ...drops].map(({ action }) => action);
      const cards = plays.flatMap(({ action, targets }) => [
        ...(action ? [action] : []),
        ...targets.map((one) => one.action),
      ]);
      expect([...replenish.values(), ...listed, ...says, ...cards, ...words].toSorted()).toEqual(legal.toSorted());
    }
  });

  test("a card that is played on somebody keeps its targets together", () => {
    const choices = sorted(["play cattle_raid on 2", "play cattle_raid on 0", "badge to 2", "pass"]);
    expect(choices.plays).toHaveLength(1);
    expect(choices.plays[0]?.targets.map(({ seat }) => seat)).toEqual([2, 0]);
    expect(givesTo(choices, 2)).toEqual(["badge to 2"]);
    expect(choices.words).toEqual(["pass"]);
  });

  test("a token with a Dagger card is read as both", () => {
    expect(sorted(["lay England with 3"]).lays).toEqual([{ side: "England", dagger: 3, action: "lay England with 3" }]);
  });
});

describe("the view", () => {
  test("every card of every frame is printed", () => {
    for (const { view } of frames) {
      const now = gathering(view);
      for (const id of [...now.hand, ...now.new, ...now.discards]) expect(bagpipeOf(now, id), id).not.toBeNull();
      if (now.arms) expect(armsOf(now), now.arms).not.toBeNull();
    }
  });

  test("every question belongs to a phase of the round", () => {
    const steps = frames.map(({ view, phase }) => [phase, stepOf(gathering(view))]);
    expect(Object.fromEntries(steps.filter(([phase]) => phase !== "ChooseUnits" && phase !== "over"))).toEqual({
      Turn: "actions",
      GiveBadge: "badge",
      GiveToken: "badge",
      HomeMuster: "badge",
      LayTokens: "choice",
      ChoiceCards: "choice",
      KeepOrGive: "choice",
      AwardsCards: "awards",
      DropDagger: "awards",
    });
  });

  test("no card can be played while tokens are laid", () => {
    expect(windowOf(gathering(frameOf("LayTokens", 4).view))).toBeNull();
    expect(windowOf(gathering(frameOf("Turn", 4).view))).toBe("actions");
    expect(windowOf(gathering(frameOf("AwardsCards", 3).view))).toBe("awards");
  });

  test("seats go round from the own one", () => {
    for (const { view, players } of frames) {
      const now = gathering(view);
      expect(around(now)).toHaveLength(players);
      if (now.seat >= 0) expect(around(now)[0]).toBe(now.seat);
    }
  });

  test("daggers of others are counted, not seen, until the game is over", () => {
    for (const { view, players } of frames) {
      const now = gathering(view);
      const known = now.players.map((_, seat) => totalOf(guiltOf(now, seat)) !== null);
      expect(known).toEqual(now.players.map((_, seat) => players === 2 || now.returns !== null || seat === now.seat));
    }
  });
});

test("a battle's report holds its sides, sums and rewards", () => {
  const frame = frames.find(({ log }) => log.at(-1)?.told.some((told) => told.kind === "revealed"));
  const report = latestBattle(frame?.log ?? [], frame?.fresh ?? 0);
  expect(report?.fresh).toBe(true);
  expect(report?.sides).toHaveLength(frame?.players ?? 0);
  expect(report?.winner).toBe((report?.scots ?? 0) >= (report?.english ?? 0) ? "Scotland" : "England");
  expect(latestBattle([], 0)).toBeNull();
});
