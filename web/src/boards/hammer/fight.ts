/** The battle as the log told it: volleys, losses, and how it ended. */
import type { LogEntry } from "../contract.ts";
import type { Side } from "./facts.ts";

export interface Die {
  face: number;
  hit: boolean;
}

export interface Volley {
  key: string;
  block: string;
  side: Side;
  dice: Die[];
  /** What followed, in the reader's words: hits taken, blocks lost. */
  after: string[];
  fresh: boolean;
}

export interface Report {
  area: string;
  volleys: Volley[];
  /** The sentence that ended it. */
  won: string;
  /** Whether anything of it came with the latest frame. */
  fresh: boolean;
}

type Told = LogEntry["told"][number];

function diceOf(told: Told): Die[] {
  if (told.kind === "rolled") return [{ face: Number(told["die"]), hit: told["hit"] === true }];
  const faces = Array.isArray(told["dice"]) ? told["dice"] : [];
  const hits = Array.isArray(told["hit"]) ? told["hit"] : [];
  return faces.map((face, i) => ({ face: Number(face), hit: hits[i] === true }));
}

const AFTER = ["hit", "eliminated", "retreated", "control-changed", "edward-ii"];

function add(report: Report, told: Told, entry: LogEntry, fresh: boolean): void {
  const last = report.volleys.at(-1);
  if (told.kind === "rolled" || told.kind === "volley") {
    const block = String(told["block"]);
    const side: Side = told["side"] === 0 ? 0 : 1;
    if (told.kind === "rolled" && last?.block === block && last.side === side && !last.after.length) {
      last.dice.push(...diceOf(told));
      last.fresh ||= fresh;
    } else {
      report.volleys.push({
        key: `${entry.n} ${report.volleys.length}`,
        block,
        side,
        dice: diceOf(told),
        after: [],
        fresh,
      });
    }
  } else if (AFTER.includes(told.kind)) last?.after.push(told.text);
  else if (told.kind === "battle-won") report.won = told.text;
}

/** The latest battle in the log; null if there is none since the cards were turned up. */
export function latestBattle(log: readonly LogEntry[], fresh: number): Report | null {
  let report: Report | null = null;
  for (const entry of log) {
    for (const told of entry.told) {
      if (told.kind === "revealed" || told.kind === "winter") report = null;
      if (told.kind === "battle") report = { area: String(told["area"]), volleys: [], won: "", fresh: false };
      if (!report) continue;
      add(report, told, entry, entry.n > fresh);
      report.fresh ||= entry.n > fresh;
    }
  }
  return report;
}
