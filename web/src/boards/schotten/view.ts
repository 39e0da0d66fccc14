/** The view of Schotten Totten as the server sends it, and what a board asks of it. */
import type { View } from "../contract.ts";
import type { components } from "../../live/schema.d.ts";
import { cardNumbered } from "./cards.ts";

type Schemas = components["schemas"];

export type StoneView = Schemas["SchottenStone"];
export type SideValue = Schemas["SchottenSideValue"];
export type Duel = Schemas["SchottenViewData"] & Schemas["SchottenAnnotations"];

/** The view together with what the server computes beside it. */
export function duel(view: View, annotations: View | null = null): Duel {
  return { values: [], ...annotations, ...view } as unknown as Duel;
}

/** What a side is worth, as the server judges it; null while it lacks cards. */
export function valueOf(now: Duel, stone: number, seat: 0 | 1): SideValue | null {
  return now.values[stone - 1]?.[seat] ?? null;
}

/** Whose side is drawn below: the reader's own, or the first player's for a spectator. */
export function nearSeat(seat: number | null): 0 | 1 {
  return seat === 1 ? 1 : 0;
}

export function phaseOf(now: Duel): string {
  const name = now.phase[0];
  return typeof name === "string" ? name : "";
}

function phaseNumber(now: Duel, at: number): number {
  const found = now.stack.at(-1)?.[at];
  return typeof found === "number" ? found : -1;
}

/** Cards still to draw or to put back for a Recruiter. */
export function left(now: Duel): number {
  return phaseNumber(now, 2);
}

/** The ruse that asks for a card or for a place. */
export function ruse(now: Duel): string {
  return cardNumbered(phaseNumber(now, 2));
}

/** The card that a ruse moves. */
export function mover(now: Duel): string | null {
  return phaseOf(now) === "MoveTo" ? cardNumbered(phaseNumber(now, 3)) : null;
}

/** Whose cards a ruse may take: one's own for the Strategist, else the other's. */
export function pickedSide(now: Duel, me: 0 | 1): 0 | 1 {
  return ruse(now) === "Strategist" ? me : other(me);
}

export function other(seat: 0 | 1): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

export function need(stone: StoneView): number {
  return stone.modes.includes("Mud") ? 4 : 3;
}

export function complete(stone: StoneView, seat: 0 | 1): boolean {
  return stone.sides[seat].length >= need(stone);
}

export function stonesOf(now: Duel, seat: 0 | 1): number[] {
  return now.stones.flatMap((stone, i) => (stone.owner === seat ? [i + 1] : []));
}

export function option(now: Duel, name: string): boolean {
  return now.options[name] === true;
}

export function rounds(now: Duel): number {
  const found = now.options["rounds"];
  return typeof found === "number" ? found : 1;
}
