/** Where small labels stand on the map, so that they cover neither names nor blocks. */
import { GROUND } from "./map.ts";
import { nameTop, SIZE, tokens } from "./tokens.ts";
import type { War } from "./view.ts";

/** A box by its middle, in map units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A name must be read; of a block a corner may be hidden. */
  isName?: boolean;
}

/** How large things are drawn: blocks and names swell against a far look. */
interface Scale {
  swell: number;
  plate: number;
}

export const LABEL = { width: 38, height: 20 };
const STEPS = [0, 14, 24, 34];
const WAYS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-0.8, -0.8],
  [0.8, -0.8],
  [-0.8, 0.8],
  [0.8, 0.8],
] as const;

/** How much of two boxes lies over each other. */
export function overlap(a: Box, b: Box): number {
  const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The nearest place around a point at which a label covers least. */
export function freeSpot(wanted: Box, taken: readonly Box[], swell: number): Box {
  let best = wanted;
  let least = Infinity;
  for (const step of STEPS) {
    for (const [x, y] of step ? WAYS : ([[0, 0]] as const)) {
      const here = { ...wanted, x: wanted.x + x * step * swell * 1.3, y: wanted.y + y * step * swell };
      const covered = taken.reduce((sum, one) => sum + overlap(here, one) * (one.isName ? 4 : 1), 0);
      if (covered < least) [best, least] = [here, covered];
      if (!covered) return here;
    }
  }
  return best;
}

/** Names and blocks of an area as they are drawn. */
export function drawnIn(now: War, area: string, { swell, plate }: Scale): Box[] {
  const ground = GROUND[area];
  if (!ground) return [];
  const here = tokens(now, area, swell);
  const height = 26;
  const width = (area.length * 8.6 + 44) * plate;
  const name = { x: 0, y: -nameTop(here) - height / 2, width, height, isName: true };
  const blocks = here.map(({ x, y }) => ({ x, y, width: SIZE, height: SIZE, isName: false }));
  return [name, ...blocks].map((one) => ({
    ...one,
    x: ground.x + one.x * swell,
    y: ground.y + one.y * swell,
    width: one.width * swell,
    height: one.height * swell,
  }));
}

/** Labels moved aside, in their order; each keeps clear of those before it too. */
export function spread<Label extends { x: number; y: number }>(
  labels: readonly Label[],
  drawn: readonly Box[],
  swell: number,
): Label[] {
  const taken = [...drawn];
  return labels.map((label) => {
    const box = freeSpot(
      { x: label.x, y: label.y, width: LABEL.width * swell, height: LABEL.height * swell },
      taken,
      swell,
    );
    taken.push(box);
    return { ...label, x: box.x, y: box.y };
  });
}
