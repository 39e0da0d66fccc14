import { expect, test } from "vitest";
import { beside } from "../src/beside.ts";

const ROOM = { left: 0, top: 0, right: 1000, bottom: 800 };
const SIZE = { width: 300, height: 100 };
const box = (left: number, top: number, width = 80, height = 80) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a card stands beside its spot, inside the room", () => {
  for (const spot of [box(0, 0), box(920, 720), box(450, 300), box(0, 350, 1000, 60)]) {
    const found = beside(SIZE, [spot], [], ROOM);
    expect(found.left).toBeGreaterThanOrEqual(ROOM.left);
    expect(found.right).toBeLessThanOrEqual(ROOM.right);
    expect(found.bottom).toBeLessThanOrEqual(ROOM.bottom);
    const apart =
      found.right <= spot.left || found.left >= spot.right || found.bottom <= spot.top || found.top >= spot.bottom;
    expect(apart).toBe(true);
    expect(Math.min(Math.abs(found.bottom - spot.top), Math.abs(found.top - spot.bottom), 99)).toBeLessThan(100);
  }
});

test("a card covers no button where there is room beside it", () => {
  const spot = box(450, 300);
  const buttons = [box(544, 290, 320, 100), box(136, 290, 300, 100)];
  const found = beside(SIZE, [spot], buttons, ROOM);
  for (const one of [spot, ...buttons])
    expect(
      found.top >= one.bottom || found.bottom <= one.top || found.left >= one.right || found.right <= one.left,
    ).toBe(true);
});
