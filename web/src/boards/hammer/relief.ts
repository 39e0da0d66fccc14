/** Hills, trees and waves, each kind as one path: hundreds of small elements would delay the board. */
import { HILLS, WOODS } from "./scenery.ts";

export { ISLANDS } from "./scenery.ts";

type Place = readonly [x: number, y: number, size?: number];

const WAVES: readonly Place[] = [
  [90, 70], [860, 90], [740, 130], [60, 250], [20, 420], [130, 690], [860, 420], [850, 560], [700, 560],
  [40, 800], [215, 900], [180, 980], [900, 200], [640, 55], [150, 30], [60, 600], [820, 620],
]; // prettier-ignore

/** Repeats a shape of relative steps at every place. */
function everywhere(places: readonly Place[], shape: (x: number, y: number, size: number) => string): string {
  return places.map(([x, y, size = 1]) => shape(x, y, size)).join("");
}

function scaled(size: number, steps: string): string {
  return steps.replace(/-?\d+(\.\d+)?/g, (step) => ` ${+(Number(step) * size).toFixed(1)}`);
}

export const WAVE = everywhere(WAVES, (x, y) => `M${x - 16} ${y}q4-5 8 0t8 0 8 0 8 0`);
export const HILL_SHADE = everywhere(HILLS, (x, y, size) => `M${x} ${y}${scaled(size, "m0 -8l9 13h-8z")}`);
export const HILL_LINE = everywhere(
  HILLS,
  (x, y, size) => `M${x} ${y}${scaled(size, "m-10 5c4 -3 6 -10 10 -13c4 3 6 10 10 13m-14 -6l2 3m4 -5l3 6")}`,
);
export const TREE = everywhere(WOODS, (x, y) => `M${x} ${y - 7}l4 9h-3v3h-2v-3h-3z`);
