import { expect, test } from "vitest";
import { READING_ORDER } from "../../src/boards/hammer/facts.ts";
import { GROUND } from "../../src/boards/hammer/map.ts";
import { inside } from "../../src/boards/hammer/places.ts";
import { tokens } from "../../src/boards/hammer/tokens.ts";
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
