/** Legal actions, sorted by what on the board answers to them. Notation as in `play cattle_raid on 2`. */
import type { Side } from "./view.ts";

export const REPLENISHMENTS = ["taxes", "militia", "troops", "mercenaries"] as const;
export type Replenishment = (typeof REPLENISHMENTS)[number];

/** A card that can be played: outright, or on one of some clans. `again` is an x2 card that lies open. */
export interface Play {
  card: string;
  again: boolean;
  action: string | null;
  targets: { seat: number; action: string }[];
}

export interface Lay {
  side: Side;
  /** The Dagger card that goes with it; 0 with more than two players. */
  dagger: number;
  action: string;
}

export interface Choices {
  replenish: Map<Replenishment, string>;
  moves: { units: number; action: string }[];
  units: { units: number; action: string }[];
  says: string[];
  lays: Lay[];
  plays: Play[];
  /** Clans that badge or Stay Home token can go to. */
  gives: { seat: number; what: "badge" | "home"; action: string }[];
  drops: { value: number; shuffle: string; action: string }[];
  /** What has no object: done, pass, keep. */
  words: string[];
}

export function sorted(legal: readonly string[]): Choices {
  const found: Choices = {
    replenish: new Map(),
    moves: [],
    units: [],
    says: [],
    lays: [],
    plays: [],
    gives: [],
    drops: [],
    words: [],
  };
  for (const action of legal) file(found, action);
  return found;
}

/** Whether there is nothing to decide: one may pass, and talk, but nothing else. */
export function mustPass(legal: readonly string[]): boolean {
  return legal.includes("pass") && legal.every((action) => action === "pass" || action.startsWith("say "));
}

function file(found: Choices, action: string): void {
  const [verb = "", one = "", two = "", three = ""] = action.split(" ");
  const how = REPLENISHMENTS.find((word) => word === action);
  if (how) found.replenish.set(how, action);
  else if (verb === "move") found.moves.push({ units: Number(one), action });
  else if (verb === "units") found.units.push({ units: Number(one), action });
  else if (verb === "say") found.says.push(action);
  else if (verb === "lay")
    found.lays.push({ side: one === "England" ? "England" : "Scotland", dagger: Number(three), action });
  else if (verb === "play" || verb === "again") filePlay(found, action);
  else if (verb === "badge" || verb === "home") found.gives.push({ seat: Number(two), what: verb, action });
  else if (verb === "drop")
    found.drops.push({ value: one === "virtual" ? 2 : Number(one), shuffle: one === "virtual" ? one : two, action });
  else found.words.push(action);
}

function filePlay(found: Choices, action: string): void {
  const [verb, card = "", on, seat] = action.split(" ");
  const again = verb === "again";
  let play = found.plays.find((one) => one.card === card && one.again === again);
  if (!play) {
    play = { card, again, action: null, targets: [] };
    found.plays.push(play);
  }
  if (on === "on") play.targets.push({ seat: Number(seat), action });
  else play.action = action;
}

export function playOf(choices: Choices, card: string, again: boolean): Play | null {
  return choices.plays.find((one) => one.card === card && one.again === again) ?? null;
}

/** Badge or token that can be given to a clan: offered on its board too. */
export function givesTo(choices: Choices, seat: number): string[] {
  return choices.gives.filter((give) => give.seat === seat).map(({ action }) => action);
}
