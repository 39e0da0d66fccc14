/** The groups that may be named main force, worded from where they came and who is in them. */
import { AREAS } from "./facts.ts";
import { ownIn, phaseArgs, type War } from "./view.ts";

export interface Force {
  number: number;
  from: string[];
  blocks: string[];
}

const STEP = 64;
const BY_SEA = 49;
const CROSSING = -1;

/** How a block came into a battle is 1 + 64 * origin + border; 0 if it was there. */
function groupOf(area: string, entry: number, crossersAreOne: boolean): number {
  const origin = Math.floor((entry - 1) / STEP);
  if (origin !== 0 && area !== "England") return entry;
  return crossersAreOne ? CROSSING : 1 + ((entry - 1) % STEP);
}

function grouped(now: War, area: string, crossersAreOne: boolean, norseToo: boolean): Force[] {
  const groups = new Map<number, { least: number; force: Force }>();
  for (const { block, entry } of ownIn(now, area)) {
    const sea = (entry - 1) % STEP === BY_SEA;
    if (!entry || (sea && !norseToo)) continue;
    const group = groupOf(area, entry, crossersAreOne);
    const from = AREAS[Math.floor((entry - 1) / STEP)] ?? "";
    const known = groups.get(group) ?? { least: entry, force: { number: 0, from: [], blocks: [] } };
    known.least = Math.min(known.least, entry);
    known.force.blocks.push(block);
    if (!known.force.from.includes(from)) known.force.from.push(from);
    groups.set(group, known);
  }
  const inOrder = [...groups.values()].sort((a, b) => a.least - b.least);
  return inOrder.map(({ force }, i) => ({ ...force, number: i + 1 }));
}

/** Two options decide what a group is; the number of legal answers tells which hold here. */
export function forces(now: War, answers: number): Force[] {
  const area = AREAS[phaseArgs(now)[1] ?? -1] ?? "";
  for (const [one, norse] of [
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ] as const) {
    const found = grouped(now, area, one, norse);
    if (found.length === answers) return found;
  }
  return Array.from({ length: answers }, (_, i) => ({ number: i + 1, from: [], blocks: [] }));
}
