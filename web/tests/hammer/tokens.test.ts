import { expect, test } from "vitest";
import { READING_ORDER } from "../../src/boards/hammer/facts.ts";
import { GROUND } from "../../src/boards/hammer/map.ts";
import { inside } from "../../src/boards/hammer/places.ts";
import { SIZE, tokens } from "../../src/boards/hammer/tokens.ts";
import type { War } from "../../src/boards/hammer/view.ts";
import { warOf } from "./frames.ts";

/** A war with so many blocks of each side in every area, as a spectator sees it. */
function crowded(english: number, scots: number): War {
  const now = warOf("MoveBlocks", 1);
  const areas = now.areas.map(({ area }) => ({ area, blocks: [english, scots] as [number, number] }));
  return { ...now, seat: -1, own: [], known: [], battle: null, areas };
}

test.each([1, 1.2, 1.5])("blocks stand in their own area, however many fight there (size %d)", (swell) => {
  for (const [english, scots] of [
    [1, 0],
    [0, 6],
    [1, 1],
    [3, 2],
    [5, 6],
  ] as const) {
    const now = crowded(english, scots);
    for (const area of READING_ORDER) {
      const ground = GROUND[area];
      for (const { x, y } of tokens(now, area, swell)) {
        const at = [(ground?.x ?? 0) + x * swell, (ground?.y ?? 0) + y * swell] as const;
        expect(inside(area, ...at), `${area} ${english}:${scots}`).toBe(true);
      }
    }
  }
});

test("two sides that fight do not hide each other", () => {
  for (const area of READING_ORDER) {
    const [foe, own] = tokens(crowded(1, 1), area, 1.2);
    const apart = Math.hypot((foe?.x ?? 0) - (own?.x ?? 0), (foe?.y ?? 0) - (own?.y ?? 0));
    expect(apart, area).toBeGreaterThan(24);
  }
});

/** Whether the upper half of a block lies over the lower half of one of the other side, where its code is. */
function codesHidden(area: string, english: number, scots: number): boolean {
  const all = tokens(crowded(english, scots), area, 1.2);
  return all.some((one) =>
    all.some((other) => {
      const [wide, deep] = [Math.abs(one.x - other.x), other.y - one.y];
      return one.side !== other.side && wide < SIZE * 0.8 && deep > 0 && deep < SIZE * 0.9;
    }),
  );
}

test("where two sides fight and there is room, neither hides the codes of the other", () => {
  const hidden = READING_ORDER.filter((area) => codesHidden(area, 2, 2));
  expect(hidden, "all but the two narrowest").toEqual(["Strathspey", "Mentieth"]);
});
