/** Where blocks stand in their area, in map units from its middle. */
import { blockFacts, type Side } from "./facts.ts";
import { CLEAR, rowsIn, type Row } from "./places.ts";
import { counts, nameOf, notesOn, ownIn, sideOf, strengthSaid, type War } from "./view.ts";

export interface Token {
  key: string;
  side: Side;
  /** Nothing if the face is turned away. */
  name: string;
  strength: number;
  lying: boolean;
  note: string;
  own: boolean;
  x: number;
  y: number;
}

export const SIZE = 48;
/** Blocks in a row overlap at most so far that the middle of each is seen, in blocks. */
const CLOSEST = 0.56;
/** Blocks keep inside the outline; in a crowd they may reach over it, but stand inside. */
const KEPT = [0.34, 0.06] as const;

/** How far above the middle of its area a name ends: it stands above the blocks, wherever those found room. */
export function nameTop(here: readonly Token[]): number {
  return Math.max(9, SIZE / 2 + 2 - Math.min(...here.map(({ y }) => y)));
}

interface Spot {
  x: number;
  y: number;
}

/** Stands n blocks along a part of a row, from its middle outwards. */
function along(row: Row, from: number, to: number, n: number, size: number): Spot[] {
  const [left, right] = [row.left + (row.right - row.left) * from, row.left + (row.right - row.left) * to];
  const step = n > 1 ? Math.min(size * 1.04, (right - left) / (n - 1)) : 0;
  // Near the middle of the area if the row is wider than its blocks.
  const half = (step * (n - 1)) / 2;
  const middle = Math.min(right - half, Math.max(left + half, from === 0 && to === 1 ? 0 : (left + right) / 2));
  return Array.from({ length: n }, (_, i) => ({ x: middle - half + i * step, y: row.y }));
}

function fits(row: Row, n: number, size: number): boolean {
  return n < 2 || (row.right - row.left) / (n - 1) >= CLOSEST * size;
}

/** Places for the blocks of one side: one row if they can be told apart there, else more. */
function spread(area: string, n: number, size: number): Spot[] {
  const most = area === "England" ? 4 : 3;
  let rows: Row[] = [];
  let each = n;
  for (const kept of KEPT) {
    for (let lines = 1; lines <= most; lines += 1) {
      rows = rowsIn(area, size, lines, (Math.ceil(n / lines) - 1) * size, kept);
      each = Math.ceil(n / rows.length);
      if (rows.every((row) => fits(row, each, size))) return inRows(rows, each, n, size);
    }
  }
  return inRows(rows, each, n, size);
}

function inRows(rows: readonly Row[], each: number, n: number, size: number): Spot[] {
  return rows.flatMap((row, i) => along(row, 0, 1, Math.max(0, Math.min(each, n - each * i)), size));
}

/** Places for two sides that meet: a row each, neither over the other if there is room, or side by side in one row. */
function meet(area: string, first: number, second: number, size: number): [Spot[], Spot[]] {
  const need = (Math.max(first, second) - 1) * size;
  for (const kept of KEPT) {
    const [upper, lower] = rowsIn(area, size, 2, need, kept, CLEAR);
    if (upper && lower && fits(upper, first, size) && fits(lower, second, size))
      return [along(upper, 0, 1, first, size), along(lower, 0, 1, second, size)];
  }
  for (const kept of KEPT) {
    const [upper, lower] = rowsIn(area, size, 2, need, kept);
    if (upper && lower && fits(upper, first, size) && fits(lower, second, size))
      return [along(upper, 0, 1, first, size), along(lower, 0, 1, second, size)];
    const [row] = rowsIn(area, size, 1, (first + second) * size, kept);
    if (row && (row.right - row.left) / (first + second) >= CLOSEST * size) return sideBySide(row, first, second, size);
  }
  const [row = { y: 0, left: 0, right: 0 }] = rowsIn(area, size, 1, (first + second) * size, KEPT[1]);
  return sideBySide(row, first, second, size);
}

/** The gap between the two is as wide as one block more would take. */
function sideBySide(row: Row, first: number, second: number, size: number): [Spot[], Spot[]] {
  const parts = first + second;
  const left = along(row, 0, (first - 1) / parts, first, size);
  return [left, along(row, (first + 1) / parts, 1, second, size)];
}

/** A name as it fits on the back of a block: "Wallace", "Lanca I". */
function pencilled(name: string): string {
  const [first = "", second = ""] = name.split(" ");
  return second ? `${first.slice(0, 5)}\u00a0${second[0]}` : first;
}

/** Own blocks weakest last; blocks in a battle's front lie open for everybody. */
function faces(now: War, area: string, side: Side): Omit<Token, "x" | "y">[] {
  if (side === now.seat) {
    return ownIn(now, area)
      .sort(
        (a, b) =>
          blockFacts(side, a.block).rating.localeCompare(blockFacts(side, b.block).rating) || b.strength - a.strength,
      )
      .map((one) => ({
        key: `${side} ${one.block}`,
        side,
        name: one.block,
        strength: one.strength,
        lying: one.moved,
        note: "",
        own: true,
      }));
  }
  const front = now.battle?.area === area ? now.battle.front.filter(([key]) => sideOf(key) === side) : [];
  const open = front.map(([key, strength, acted]) => ({
    key: `${side} ${nameOf(key)}`,
    side,
    name: nameOf(key),
    strength,
    lying: acted,
    note: "",
    own: false,
  }));
  const hidden = counts(now, area)[side] - open.length;
  const sure = notesOn(now, side, area, hidden).sure.filter((one) => !open.some((o) => o.name === nameOf(one.block)));
  const blank = Array.from({ length: Math.max(0, hidden) }, (_, i) => ({
    key: `${side} ${area} ${i}`,
    side,
    name: "",
    strength: 0,
    lying: false,
    own: false,
    note: sure[i] ? `${pencilled(nameOf(sure[i].block))} ${strengthSaid(sure[i])}` : "?",
  }));
  return [...open, ...blank];
}

/** All blocks of an area; sizes are given in map units, places in those of the swollen blocks. */
export function tokens(now: War, area: string, swell: number): Token[] {
  const sides: Side[] = now.seat === 0 ? [1, 0] : [0, 1];
  const [first = [], second = []] = sides.map((side) => faces(now, area, side));
  const size = SIZE * swell;
  const spots =
    first.length && second.length
      ? meet(area, first.length, second.length, size).flat()
      : spread(area, first.length + second.length, size);
  return [...first, ...second].map((face, i) => {
    const { x, y } = spots[i] ?? { x: 0, y: 0 };
    return { ...face, x: x / swell, y: y / swell };
  });
}
