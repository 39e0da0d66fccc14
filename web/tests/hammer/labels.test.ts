import { expect, test } from "vitest";
import { borderBetween, READING_ORDER } from "../../src/boards/hammer/facts.ts";
import { drawnIn, freeSpot, LABEL, overlap, spread } from "../../src/boards/hammer/labels.ts";
import { warOf } from "./frames.ts";

test.each([1, 1.2, 1.5])("labels of borders leave the names of areas readable (size %d)", (swell) => {
  const now = warOf("MoveBlocks", 1);
  const drawn = READING_ORDER.flatMap((area) => drawnIn(now, area, { swell, plate: 1 }));
  for (const area of READING_ORDER) {
    const borders = READING_ORDER.flatMap((other) => borderBetween(area, other) ?? []);
    for (const { x, y } of spread(borders, drawn, swell)) {
      const box = { x, y, width: LABEL.width * swell, height: LABEL.height * swell };
      const covered = drawn.reduce((sum, one) => sum + (one.isName ? overlap(box, one) : 0), 0);
      expect(covered / (box.width * box.height), `${area} ${x},${y}`).toBeLessThan(0.2);
    }
  }
});

test("a label that covers nothing stays where it is", () => {
  const box = { x: 10, y: 10, width: 42, height: 22 };
  expect(freeSpot(box, [{ x: 200, y: 10, width: 42, height: 22 }], 1)).toEqual(box);
});
