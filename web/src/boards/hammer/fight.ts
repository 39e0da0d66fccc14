/** The battle as the log told it: volleys, losses, and how it ended. */
import type { LogEntry } from "../contract.ts";
import type { Side } from "./facts.ts";
import { standing } from "./standing.ts";

export interface Die {
  face: number;
  hit: boolean;
}

export interface Volley {
  key: string;
  block: string;
  side: Side;
  dice: Die[];
  fresh: boolean;
}

export interface Report {
  area: string;
  volleys: Volley[];
  /** The lines of the log since the latest volley: what the log says is what stands here. */
  lines: string[];
  /** The sentence that ended it. */
  won: string;
  /** Whether anything of it came with the latest frame. */
  fresh: boolean;
}

type Told = LogEntry["told"][number];

/** The dice of one event. */
export function diceOf(told: Told): Die[] {
  if (told.kind === "rolled") return [{ face: Number(told["die"]), hit: told["hit"] === true }];
  const faces = Array.isArray(told["dice"]) ? told["dice"] : [];
  const hits = Array.isArray(told["hit"]) ? told["hit"] : [];
  return faces.map((face, i) => ({ face: Number(face), hit: hits[i] === true }));
}

/** A die joins the volley before it if the same block rolled that. */
function addDice(report: Report, told: Told, before: Told | null, entry: LogEntry, fresh: boolean): void {
  const last = report.volleys.at(-1);
  if (last && before?.kind === told.kind && before["block"] === told["block"] && before["side"] === told["side"]) {
    last.dice.push(...diceOf(told));
    return;
  }
  const side: Side = told["side"] === 0 ? 0 : 1;
  const key = `${entry.n} ${report.volleys.length}`;
  report.volleys.push({ key, block: String(told["block"]), side, dice: diceOf(told), fresh });
  report.lines = [];
}

/** The latest battle in the log; null if there is none since the cards were turned up. */
export function latestBattle(log: readonly LogEntry[], fresh: number): Report | null {
  let report: Report | null = null;
  let before: Told | null = null;
  for (const entry of standing(log)) {
    for (const told of entry.told) {
      if (told.kind === "revealed" || told.kind === "winter") report = null;
      if (told.kind === "battle")
        report = { area: String(told["area"]), volleys: [], lines: [], won: "", fresh: false };
      if (!report) continue;
      if (told.kind === "rolled" || told.kind === "volley") addDice(report, told, before, entry, entry.n > fresh);
      if (told.kind === "battle-won") report.won = told.text;
      report.fresh ||= entry.n > fresh;
      before = told;
    }
    report?.lines.push(...(entry.lines ?? []));
  }
  return report;
}
