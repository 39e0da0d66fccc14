import { describe, expect, test } from "vitest";
import { PLACES, READING_ORDER } from "../../src/boards/hammer/facts.ts";
import { latestBattle } from "../../src/boards/hammer/fight.ts";
import { forces } from "../../src/boards/hammer/forces.ts";
import { BORDER_LINES, GROUND } from "../../src/boards/hammer/map.ts";
import { arrows } from "../../src/boards/hammer/marks.ts";
import { tokens } from "../../src/boards/hammer/tokens.ts";
import { buildPoints, counts, notesOn, standingAt, tally, walker, war } from "../../src/boards/hammer/view.ts";
import { frameOf, frames, warOf } from "./frames.ts";

describe("the map", () => {
  test("has every area, and the 49 borders of the game, 21 of them black", () => {
    expect(Object.keys(GROUND).toSorted()).toEqual(Object.keys(PLACES).toSorted());
    expect(READING_ORDER).toHaveLength(23);
    expect(BORDER_LINES).toHaveLength(49);
    expect(BORDER_LINES.filter(({ colour }) => colour === "black")).toHaveLength(21);
  });

  test("shows every block that is on it, and no face of the enemy outside a battle", () => {
    for (const frame of frames) {
      const now = war(frame.view);
      for (const area of READING_ORDER) {
        const shown = tokens(now, area, 120);
        const [english, scots] = counts(now, area);
        expect(shown).toHaveLength(english + scots);
        const open = shown.filter(({ own, name }) => !own && name !== "");
        if (now.battle?.area !== area) expect(open).toEqual([]);
      }
    }
  });
});

describe("what is known", () => {
  test("each noble is tallied once, Moray at most", () => {
    for (const frame of frames) {
      const [english, scots] = tally(war(frame.view));
      expect(new Set([...english, ...scots]).size).toBe(english.length + scots.length);
      expect([13, 14]).toContain(english.length + scots.length);
    }
  });

  test("pencil notes never name more blocks for certain than stand there", () => {
    for (const frame of frames) {
      const now = war(frame.view);
      for (const area of READING_ORDER) {
        for (const side of [0, 1] as const) {
          expect(notesOn(now, side, area, 0).sure.length).toBeLessThanOrEqual(counts(now, area)[side]);
        }
      }
    }
  });

  test("replacement points are found where blocks may be drawn", () => {
    const { view, legal } = frameOf("ScottishBuilds");
    const drawn = legal.filter((action) => action.startsWith("draw in ")).map((action) => action.slice(8));
    expect(drawn.length).toBeGreaterThan(0);
    for (const area of drawn) expect(buildPoints(war(view), area)).toBeGreaterThan(0);
  });
});

describe("questions", () => {
  test("the groups of a main force are as many as the answers, and each has blocks", () => {
    for (const frame of frames.filter(({ phase }) => phase === "MainForce")) {
      const found = forces(war(frame.view), frame.legal.length);
      expect(found).toHaveLength(frame.legal.length);
      for (const force of found) {
        expect(force.blocks.length).toBeGreaterThan(0);
        expect(force.from.length).toBeGreaterThan(0);
      }
    }
  });

  test("a block on its way knows who it is and where it stands", () => {
    for (const phase of ["WalkBlock", "RetreatTo", "RegroupTo", "MustRetreatTo", "SlipAwayTo", "SeaTo"]) {
      const now = warOf(phase);
      expect(standingAt(now), phase).not.toBeNull();
      expect(now.own.map(({ block }) => block)).toContain(walker(now)?.block);
    }
  });
});

describe("the log", () => {
  test("dice that were rolled are in the report of the battle", () => {
    const { log, fresh } = frameOf("TakeHits");
    const rolled = log.flatMap(({ told }) => told).filter(({ kind }) => kind === "rolled");
    const report = latestBattle(
      [{ n: 0, at: 0, seat: null, kind: "move", told: [{ kind: "battle", text: "", area: "Fife" }] }, ...log],
      fresh,
    );
    expect(rolled.length).toBeGreaterThan(0);
    expect(report?.volleys.at(-1)?.dice.some(({ hit }) => hit)).toBe(true);
  });

  test("moves become arrows, and a new turn wipes them", () => {
    const moved = {
      n: 2,
      at: 0,
      seat: 1,
      kind: "move" as const,
      told: [{ kind: "moved", text: "", side: 1, path: ["Fife", "Angus"] }],
    };
    const turn = { n: 3, at: 0, seat: null, kind: "move" as const, told: [{ kind: "revealed", text: "" }] };
    expect(arrows([moved], 1)).toMatchObject([{ side: 1, kind: "march", path: ["Fife", "Angus"], fresh: true }]);
    expect(arrows([moved, turn], 1)).toEqual([]);
  });
});
