/** Where in an area blocks can stand: rows inside its outline, in map units. */
import { GROUND } from "./map.ts";

type Point = readonly [number, number];

/** A row of blocks: how far below the area's middle, and between which x their middles may be. */
export interface Row {
  y: number;
  left: number;
  right: number;
}

const OUTLINES = new Map<string, Point[]>();

function outlineOf(area: string): Point[] {
  const known = OUTLINES.get(area);
  if (known) return known;
  const points: Point[] = [];
  for (const [, command, x, y] of (GROUND[area]?.d ?? "").matchAll(/([Ml])(-?\d+) ?(-?\d+)/g)) {
    const [fromX, fromY] = (command === "l" && points.at(-1)) || [0, 0];
    points.push([fromX + Number(x), fromY + Number(y)]);
  }
  OUTLINES.set(area, points);
  return points;
}

/** Where a level line crosses the outline, from west to east. */
function crossings(area: string, y: number): number[] {
  const points = outlineOf(area);
  const found: number[] = [];
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

export function inside(area: string, x: number, y: number): boolean {
  return crossings(area, y).filter((at) => at > x).length % 2 === 1;
}

/** The part of a level line that is inside the area, nearest to x; null if there is none. */
function span(area: string, x: number, y: number): [number, number] | null {
  const at = crossings(area, y);
  let best: [number, number] | null = null;
  let distance = Infinity;
  for (let i = 0; i + 1 < at.length; i += 2) {
    const [left, right] = [at[i] ?? 0, at[i + 1] ?? 0];
    const away = Math.max(0, left - x, x - right);
    if (away < distance) [best, distance] = [[left, right], away];
  }
  return best;
}

function rowAt(area: string, y: number, size: number, kept: number): Row | null {
  const ground = GROUND[area];
  if (!ground) return null;
  let [left, right] = [-Infinity, Infinity];
  for (const part of [-kept, 0, kept]) {
    const here = span(area, ground.x, ground.y + y + part * size);
    if (!here) return null;
    left = Math.max(left, here[0]);
    right = Math.min(right, here[1]);
  }
  const row = { y, left: left - ground.x + kept * size, right: right - ground.x - kept * size };
  return row.left <= row.right ? row : null;
}

function width(row: Row): number {
  return row.right - row.left;
}

/** Rows lie so far apart, in blocks: the lower hides only the foot of the upper. */
const APART = 0.74;
/** So far that the lower hides nothing of the upper. */
export const CLEAR = 1.08;
const FIRST = 0.34;

/**
 * The best rows for blocks of a size: as many as are asked for if they fit, else fewer, but at least one.
 * They lie as near to the middle as they can if each is as wide as it needs to be. A block's middle is so far from
 * the outline as `kept` says, in blocks.
 */
export function rowsIn(
  area: string,
  size: number,
  wanted: number,
  need: number,
  kept: number,
  apart: number = APART,
): Row[] {
  for (let n = wanted; n > 0; n -= 1) {
    let best: Row[] = [];
    let worth = -Infinity;
    for (let shift = -0.9; shift <= 0.9; shift += 0.1) {
      const rows = Array.from({ length: n }, (_, i) => rowAt(area, (FIRST + shift + i * apart) * size, size, kept));
      if (!rows.every((row) => row !== null)) continue;
      const value = Math.min(need, ...rows.map(width)) - Math.abs(shift) * size * 0.9 - (shift < -0.3 ? size / 2 : 0);
      if (value > worth) [best, worth] = [rows, value];
    }
    if (best.length) return best;
  }
  return [{ y: FIRST * size * 0.5, left: 0, right: 0 }];
}
