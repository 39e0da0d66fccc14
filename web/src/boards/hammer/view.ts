/** The view of Hammer of the Scots as the server sends it, and what a board asks of it. */
import type { View } from "../contract.ts";
import type { components } from "../../live/schema.d.ts";
import { AREAS, LETTERS, MORAY, NOBLES, PLACES, READING_ORDER, type Side } from "./facts.ts";

type Schemas = components["schemas"];

export type OwnBlock = Schemas["HammerOwnBlock"];
/** What everybody may know of a block: `block` is "E Bruce". */
export type Known = Schemas["HammerKnownBlock"];
export type Fight = Schemas["HammerBattle"];
/** Key, strength, acted, moved, entry. */
export type Fighter = Fight["front"][number];
export type War = Schemas["HammerViewData"];

export function war(view: View): War {
  return view as unknown as War;
}

export function phaseOf(now: War): string {
  const name = now.phase[0];
  return typeof name === "string" ? name : "";
}

/** The arguments of the phase on top, as its owner sees them. */
export function phaseArgs(now: War): number[] {
  const top = now.stack.at(-1) ?? [];
  return top.slice(1).map((arg) => (typeof arg === "number" ? arg : -1));
}

export function counts(now: War, area: string): [number, number] {
  return now.areas[AREAS.indexOf(area as (typeof AREAS)[number])]?.blocks ?? [0, 0];
}

export function ownIn(now: War, place: string): OwnBlock[] {
  return now.own.filter((block) => block.place === place);
}

export function knownOf(now: War, side: Side, name: string): Known | undefined {
  const key = `${LETTERS[side]} ${name}`;
  return now.known.find((one) => one.block === key);
}

export function nameOf(key: string): string {
  return key.slice(2);
}

export function sideOf(key: string): Side {
  return key.startsWith("E") ? 0 : 1;
}

/** Pencil notes on a place: who is there for certain, who may be, and how many are not known. */
export interface Notes {
  sure: Known[];
  maybe: Known[];
  unknown: number;
}

export function notesOn(now: War, side: Side, place: string, number: number): Notes {
  const here = now.known.filter((one) => sideOf(one.block) === side && one.maybe.includes(place));
  const sure = here.filter((one) => one.maybe.length === 1);
  const unknown = Math.max(0, number - sure.length);
  return { sure, maybe: unknown ? here.filter((one) => one.maybe.length > 1) : [], unknown };
}

export function strengthSaid(one: Known): string {
  return one.least === one.most ? `${one.least}` : `${one.least}–${one.most}`;
}

/** Who controls a noble: the side whose block of him is in play; null if nobody can be named. */
export function controls(now: War, noble: string): Side | null {
  if (noble === MORAY) {
    const may = knownOf(now, 1, MORAY)?.maybe ?? [];
    return may.some((place) => READING_ORDER.includes(place)) ? 1 : null;
  }
  for (const side of [0, 1] as const) {
    const may = knownOf(now, side, noble)?.maybe ?? [];
    if (may.length && !may.includes("aside")) return side;
  }
  return null;
}

export const ALL_NOBLES: readonly string[] = [...NOBLES, MORAY];

export function tally(now: War): [string[], string[]] {
  const found: [string[], string[]] = [[], []];
  for (const noble of ALL_NOBLES) {
    const side = controls(now, noble);
    if (side !== null) found[side].push(noble);
  }
  return found;
}

/** The reserves of a battle: blocks in its area that are not in the front. */
export function reserves(now: War, side: Side): number {
  if (!now.battle) return 0;
  const front = now.battle.front.filter(([key]) => sideOf(key) === side).length;
  return Math.max(0, counts(now, now.battle.area)[side] - front);
}

/** The area the present question is about: where a block stands that is being sent somewhere. */
export function standingAt(now: War): string | null {
  const args = phaseArgs(now);
  const name = phaseOf(now);
  if (name === "WalkBlock") return AREAS[args[4] ?? -1] ?? null;
  if (name === "SeaTo") return placeOf(now, args[1]);
  const leaving = ["RetreatTo", "MustRetreatTo", "RegroupTo", "SlipAwayTo", "Regroup", "MustRetreat", "SlipAway"];
  return leaving.includes(name) && now.battle ? now.battle.area : null;
}

function placeOf(now: War, number: number | undefined): string | null {
  const own = number === undefined ? undefined : now.own[number % 28];
  return own && READING_ORDER.includes(own.place) ? own.place : null;
}

/** The own block that is on its way, and the way so far. */
export function walker(now: War): { block: string; path: string[] } | null {
  const args = phaseArgs(now);
  const name = phaseOf(now);
  const number = args[name === "SlipAwayTo" ? 2 : 1] ?? -1;
  const block = now.own[number % 28]?.block;
  if (!block || number < 0) return null;
  if (name === "WalkBlock") {
    const steps = [args[2], args[3], args[4]].map((n) => AREAS[n ?? -1]);
    const path = steps.filter((area, i) => area !== undefined && area !== steps[i - 1]);
    return { block, path: path as string[] };
  }
  const sent = ["SeaTo", "RetreatTo", "MustRetreatTo", "RegroupTo", "SlipAwayTo", "ChooseHome"];
  const from = standingAt(now);
  return sent.includes(name) ? { block, path: from ? [from] : [] } : null;
}

/** The replacement points an area has left in the winter's builds; the phase keeps two bits an area. */
export function buildPoints(now: War, area: string): number {
  const [name, side, spent] = now.phase;
  if ((name !== "ScottishBuilds" && name !== "EnglishBuilds") || typeof spent !== "number") return 0;
  const facts = PLACES[area];
  const [own = 0, other = 0] = side === 1 ? [...counts(now, area)].reverse() : counts(now, area);
  if (!facts || !own || other) return 0;
  const limit = facts.castle + (side === 1 && facts.cathedral ? 1 : 0);
  return limit - (Math.floor(spent / 4 ** AREAS.indexOf(area as (typeof AREAS)[number])) % 4);
}
