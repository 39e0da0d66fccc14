/** What the log tells a board: proofs of this round's claims, and the latest moves. */
import type { LogEntry } from "../contract.ts";

export interface Proof {
  yours: string;
  cards: string[];
  early: boolean;
  theirs: string;
  tie?: boolean;
  their_cards?: string[];
  completion?: string[];
  stoppers?: string[];
}

export interface Claim {
  stone: number;
  seat: number;
  /** The server's sentence. */
  text: string;
  proof: Proof;
  fresh: boolean;
}

type Told = LogEntry["told"][number];

export function isProof(found: unknown): found is Proof {
  return typeof found === "object" && found !== null && "yours" in found && "cards" in found;
}

/** The claims of this round by stone. */
export function claims(log: readonly LogEntry[], fresh: number): Map<number, Claim> {
  const found = new Map<number, Claim>();
  for (const entry of log) {
    for (const told of entry.told) {
      if (told.kind === "round") found.clear();
      const { stone, seat, proof } = told as Record<string, unknown>;
      if (told.kind !== "claimed" || typeof stone !== "number" || typeof seat !== "number" || !isProof(proof)) continue;
      found.set(stone, { stone, seat, text: told.text, proof, fresh: entry.n > fresh });
    }
  }
  return found;
}

export interface RecentPlays {
  /** Cards that came to a side in the latest turns, as "R7@3". */
  laid: Set<string>;
  /** Those that came with the latest frame. */
  dropping: Set<string>;
}

/** The latest turn of each seat. */
export function recentPlays(log: readonly LogEntry[], fresh: number): RecentPlays {
  const found: RecentPlays = { laid: new Set(), dropping: new Set() };
  let turns = 0;
  let whose: number | null = null;
  for (const entry of [...log].reverse()) {
    if (entry.kind !== "move") continue;
    if (entry.seat !== whose) turns += 1;
    whose = entry.seat;
    if (turns > 2) break;
    for (const told of [...entry.told].reverse()) note(found, told, entry.n > fresh);
    if (entry.told.some((told) => told.kind === "round")) break;
  }
  return found;
}

function note(found: RecentPlays, told: Told, dropping: boolean): void {
  const { card, stone } = told as Record<string, unknown>;
  if (!["laid", "declared", "moved"].includes(told.kind) || typeof stone !== "number") return;
  found.laid.add(`${String(card)}@${stone}`);
  if (dropping) found.dropping.add(`${String(card)}@${stone}`);
}
