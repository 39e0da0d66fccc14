/** How a game ended, from what was told at its end: who stands where, and what decided. */
import type { LogEntry } from "../contract.ts";

export interface Standing {
  seat: number;
  gold: number;
  daggers: number;
  won: boolean;
  /** Five daggers more than every other clan: cannot win. */
  barred: boolean;
}

export interface Standings {
  fallen: boolean;
  /** The winner was level with another on what counts first: the second decided, or the win is shared. */
  tie: "broken" | "shared" | null;
  rows: Standing[];
}

/** The standings after the last round; null while it is not over, or when somebody gave up. */
export function standingsIn(log: readonly LogEntry[]): Standings | null {
  const told = log.flatMap((entry) => entry.told).findLast((one) => one.kind === "game-over");
  if (!told) return null;
  const numbers = (name: string): number[] => (Array.isArray(told[name]) ? told[name].map(Number) : []);
  const [gold, daggers, winners] = [numbers("gold"), numbers("daggers"), numbers("winners")];
  const fallen = told["scotland"] === "fallen";
  const rows = gold.map((coins, seat) => ({
    seat,
    gold: coins,
    daggers: daggers[seat] ?? 0,
    won: winners.includes(seat),
    barred: told["barred"] === seat,
  }));
  rows.sort((one, other) => rank(one, other, fallen));
  return { fallen, tie: tieOf(rows, fallen), rows };
}

function rank(one: Standing, other: Standing, fallen: boolean): number {
  const gold = other.gold - one.gold;
  const daggers = one.daggers - other.daggers;
  return Number(one.barred) - Number(other.barred) || (fallen ? daggers || gold : gold || daggers);
}

function tieOf(rows: readonly Standing[], fallen: boolean): Standings["tie"] {
  const [first, second] = rows;
  if (!first || !second || second.barred) return null;
  if (second.won) return "shared";
  const level = fallen ? first.daggers === second.daggers : first.gold === second.gold;
  return level ? "broken" : null;
}
