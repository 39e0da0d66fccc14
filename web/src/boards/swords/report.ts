/** The latest battle as the log told it: tokens turned over, armies, rewards. */
import type { LogEntry } from "../contract.ts";
import type { Side } from "./view.ts";

export interface Report {
  n: number;
  /** Whether it came with the latest frame: the tokens turn over now. */
  fresh: boolean;
  sides: (Side | null)[];
  /** Two players: the Dagger cards they laid. */
  daggers: number[];
  scots: number;
  english: number;
  winner: Side | null;
  gold: number[];
  drew: ("bagpipe" | "dagger" | null)[];
}

type Told = LogEntry["told"][number];

function begin(told: Told, entry: LogEntry, fresh: boolean): Report {
  const sides = (Array.isArray(told["sides"]) ? told["sides"] : []) as (Side | null)[];
  const daggers = Array.isArray(told["daggers"]) ? told["daggers"].map(Number) : [];
  return {
    n: entry.n,
    fresh,
    sides,
    daggers,
    scots: 0,
    english: 0,
    winner: null,
    gold: sides.map(() => 0),
    drew: sides.map(() => null),
  };
}

function add(report: Report, told: Told): void {
  const seat = Number(told["seat"]);
  if (told.kind === "battle") {
    report.scots = Number(told["scotland"]);
    report.english = Number(told["england"]);
    report.winner = told["winner"] === "England" ? "England" : "Scotland";
  } else if (told.kind === "gold" && seat in report.gold) {
    report.gold[seat] = (report.gold[seat] ?? 0) + Number(told["gold"]);
  } else if (told.kind === "drew" && seat in report.drew) {
    report.drew[seat] = told["deck"] === "dagger" ? "dagger" : "bagpipe";
  } else if (told.kind === "virtual-dagger" && seat in report.drew) {
    report.drew[seat] = "dagger";
  }
}

/** Rewards come in the same entry as the reveal; what cards bring comes later and is not counted. */
export function latestBattle(log: readonly LogEntry[], fresh: number): Report | null {
  for (const entry of log.toReversed()) {
    const at = entry.told.findIndex((told) => told.kind === "revealed");
    const told = entry.told[at];
    if (!told) continue;
    const report = begin(told, entry, entry.n > fresh);
    for (const next of entry.told.slice(at + 1)) {
      if (next.kind === "invasion" || next.kind === "game-over") break;
      add(report, next);
    }
    return report;
  }
  return null;
}

/** What a seat played last in the present round, by seat: shown for a moment beside the clan. */
export function lastPlays(log: readonly LogEntry[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const told of log.flatMap((entry) => entry.told)) {
    if (told.kind === "invasion") found.clear();
    if (told.kind === "played" || told.kind === "replenished") found.set(Number(told["seat"]), told.text);
  }
  return found;
}
