/** What a complete side is worth, for its label: the server judges, this only reads it out. */
import { colourOf, COLOURS, isClan, kindOf, STRENGTHS, strengthOf } from "./cards.ts";
import { complete, type Duel, option, type StoneView } from "./view.ts";

const CLASSES = ["sum", "run", "colour", "kind", "colour-run"] as const;
export type Formation = (typeof CLASSES)[number];

export interface Worth {
  formation: Formation;
  total: number;
}

export function better(a: Worth, b: Worth): number {
  return CLASSES.indexOf(a.formation) - CLASSES.indexOf(b.formation) || a.total - b.total;
}

/** The label of a side; null while it lacks cards. */
export function worthOf(now: Duel, stone: StoneView, seat: 0 | 1): Worth | null {
  if (!complete(stone, seat)) return null;
  const blind = stone.modes.includes("Bluff");
  const distinct = !option(now, "wild_may_duplicate");
  let best: Worth | null = null;
  for (const cards of facesOf(stone.sides[seat], stone.faces[seat])) {
    const worth = judge(cards, blind, distinct);
    if (!best || better(worth, best) > 0) best = worth;
  }
  return best;
}

/** Every reading of a side's wild cards. */
function facesOf(side: readonly string[], declared: readonly string[]): string[][] {
  let ways: string[][] = [[]];
  for (const card of side) {
    const faces = readings(card, declared);
    ways = ways.flatMap((way) => faces.map((face) => [...way, face]));
  }
  return ways;
}

function readings(card: string, declared: readonly string[]): string[] {
  if (isClan(card)) return [card];
  const face = declared.find((told) => told.startsWith(`${kindOf(card)}=`))?.split("=")[1];
  if (face && isClan(face)) return [face];
  const strengths: readonly number[] = face ? [Number(face)] : card === "Spy" ? [7] : card === "Shield" ? [1, 2, 3] : STRENGTHS;
  return strengths.flatMap((strength) => COLOURS.map((colour) => `${colour}${strength}`));
}

function judge(cards: readonly string[], blind: boolean, distinct: boolean): Worth {
  const strengths = cards.map(strengthOf).sort((a, b) => a - b);
  const total = strengths.reduce((sum, one) => sum + one, 0);
  if (blind) return { formation: "sum", total };
  const doubled = distinct && new Set(cards).size < cards.length;
  const colour = new Set(cards.map(colourOf)).size === 1;
  const run = strengths.every((one, i) => i === 0 || one === (strengths[i - 1] ?? 0) + 1);
  const kind = new Set(strengths).size === 1;
  const formation = colour && run ? "colour-run" : kind && !doubled ? "kind" : colour && !doubled ? "colour" : run ? "run" : "sum";
  return { formation, total };
}
