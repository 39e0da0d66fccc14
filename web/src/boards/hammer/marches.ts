/** Marches as the server lists them beside the view: which blocks go where, and by which way. */
import type { View } from "../contract.ts";
import type { components } from "../../live/schema.d.ts";

type Schemas = components["schemas"];

/** The areas to go through, the last one the goal; other ways there; room for blocks, and the enemies there. */
export type Way = Schemas["HammerWay"];
export type March = Schemas["HammerMarch"];
/** The percentage to wipe out the enemy, by the group that goes: bit i of a key is the i-th block. */
export type Attack = Schemas["HammerAttack"];
export type Marches = Schemas["HammerAnnotations"];

export function marchesOf(annotations: View | null | undefined): Marches {
  const { marches = [], attacks = [], targets = [] } = (annotations ?? {}) as Partial<Marches>;
  return { marches, attacks, targets };
}

export function marchOf(marches: readonly March[], block: string): March | undefined {
  return marches.find((march) => march.blocks.includes(block));
}

/** Where all the picked blocks can go. */
export interface Goal {
  area: string;
  room: number;
  enemies: number;
  odds: number | null;
  /** The way of each block, by its name. */
  ways: Map<string, Way>;
}

function oddsOf(attacks: readonly Attack[], from: string, area: string, picked: readonly string[]): number | null {
  const attack = attacks.find((one) => one.from === from && one.area === area);
  const group = picked.reduce((sum, block) => sum + 2 ** (attack?.blocks.indexOf(block) ?? 0), 0);
  return attack?.odds[String(group)] ?? null;
}

/** The areas that light for the picked blocks: where each of them can go, and where there is room for all. */
export function goalsOf({ marches, attacks }: Marches, picked: readonly string[]): Map<string, Goal> {
  const goals = new Map<string, Goal>();
  const own = picked.map((block) => marchOf(marches, block));
  const [first] = own;
  if (!first) return goals;
  for (const area of Object.keys(first.ways)) {
    const ways = own.map((march) => march?.ways[area]);
    if (!ways.every((way) => way !== undefined)) continue;
    const room = Math.min(...ways.map((way) => way.room));
    if (room < picked.length) continue;
    goals.set(area, {
      area,
      room,
      enemies: ways[0]?.enemies ?? 0,
      odds: oddsOf(attacks, first.from, area, picked),
      ways: new Map(picked.map((block, i) => [block, ways[i] as Way])),
    });
  }
  return goals;
}

/**
 * What is picked after a tap on a block: a second tap lets it go, another block takes its place, and
 * with `together` blocks of one area come and go one by one.
 */
export function tapped(
  picked: readonly string[],
  block: string,
  marches: readonly March[],
  together: boolean,
): string[] {
  if (!together) return picked.length === 1 && picked[0] === block ? [] : [block];
  const from = marchOf(marches, block)?.from;
  const near = picked.filter((one) => marchOf(marches, one)?.from === from);
  return near.includes(block) ? near.filter((one) => one !== block) : [...near, block];
}

/** The way to take: the one a block was dragged along if it is open, else the best. */
function chosenWay({ way, others = [] }: Way, dragged: readonly string[]): string[] {
  return others.find((one) => one.join() === dragged.join()) ?? way;
}

/** The actions that take the blocks to a goal. A block that is on its way already needs no picking. */
export function orders(goal: Goal, walking: string | null, dragged: readonly string[] = []): string[] {
  return [...goal.ways].flatMap(([block, way]) => [
    ...(block === walking ? [] : [`move ${block}`]),
    ...chosenWay(way, dragged).map((area) => `to ${area}`),
    "stop",
  ]);
}
