/** The view of Swords and Bagpipes as the server sends it, and what a board asks of it. */
import type { LogEntry, View } from "../contract.ts";
import type { components } from "../../live/schema.d.ts";

type Schemas = components["schemas"];

export type Side = "Scotland" | "England";
export type Window = "actions" | "choice" | "awards";
export type Step = "invasion" | "actions" | "badge" | "choice" | "battle" | "awards" | "end";

export type Claim = Schemas["SwordsSideClaim"] | Schemas["SwordsDaggerClaim"];
export type Clan = Schemas["SwordsPlayer"];
export type Gathering = Schemas["SwordsViewData"];

export function gathering(view: View): Gathering {
  return view as unknown as Gathering;
}

export function clanOf(now: Gathering, seat: number): Clan {
  const clan = now.players[seat];
  if (!clan) throw new Error(`no clan sits at ${seat}`);
  return clan;
}

function nameOf(phase: unknown[] | undefined): string {
  return typeof phase?.[0] === "string" ? phase[0] : "";
}

export function phaseOf(now: Gathering): string {
  return nameOf(now.phase);
}

/** The numbers of the phase on top, as its name is followed by them. */
export function phaseArgs(now: Gathering): number[] {
  return now.phase.slice(1).map((arg) => (typeof arg === "number" ? arg : -1));
}

const STEPS_OF: Readonly<Record<string, Step>> = {
  Invasion: "invasion",
  Turn: "actions",
  GiveBadge: "badge",
  GiveToken: "badge",
  HomeMuster: "badge",
  LayTokens: "choice",
  ChoiceCards: "choice",
  KeepOrGive: "choice",
  AwardsCards: "awards",
};

/** The phase of the round; a question that a card asks belongs to the phase it was played in. */
export function stepOf(now: Gathering): Step {
  for (const phase of [now.phase, ...now.stack.toReversed()]) {
    const step = STEPS_OF[nameOf(phase)];
    if (step) return step;
    const [, window] = phase;
    if (nameOf(phase) === "NextPlayer") return window === 1 ? "choice" : "awards";
  }
  return now.winner >= 0 ? "awards" : "invasion";
}

/** The window in which Bagpipe cards can be played now. */
export function windowOf(now: Gathering): Window | null {
  const phase = phaseOf(now);
  const step = stepOf(now);
  if (now.returns || step === "badge" || step === "invasion") return null;
  if (phase === "LayTokens" || phase === "KeepOrGive") return null;
  return step === "actions" || step === "choice" || step === "awards" ? step : null;
}

/** Own clan first, then clockwise; a spectator begins at the first seat. */
export function around(now: Gathering): number[] {
  const first = Math.max(now.seat, 0);
  return now.players.map((_, i) => (first + i) % now.players.length);
}

export function rounds(now: Gathering): number {
  return now.options["longer"] === true ? 9 : 7;
}

export function lastDefeat(now: Gathering): number {
  return now.options["longer"] === true ? 5 : 4;
}

function values(counts: readonly number[][]): number[] {
  return [1, 2, 3].flatMap((value) => {
    const number = counts.reduce((sum, row) => sum + (row[value - 1] ?? 0), 0);
    return Array.from({ length: number }, () => value);
  });
}

export function unseenDaggers(now: Gathering): number[] {
  return values(now.unseen_daggers);
}

/** The Dagger cards that count against a clan: how many there are, and what they show if that is known. */
export interface Guilt {
  cards: number;
  shown: number[] | null;
  virtual: number;
}

export function guiltOf(now: Gathering, seat: number): Guilt {
  const clan = clanOf(now, seat);
  if (clan.taken) return { cards: clan.taken.length, shown: clan.taken, virtual: 0 };
  const virtual = clan.virtual;
  const cards = clan.dagger_cards.reduce((sum, n) => sum + n, 0) + virtual;
  if (clan.revealed) return { cards, shown: values(clan.revealed), virtual };
  return { cards, shown: seat === now.seat ? values(now.daggers) : null, virtual };
}

export function totalOf(guilt: Guilt): number | null {
  return guilt.shown ? guilt.shown.reduce((sum, n) => sum + n, 0) + 2 * guilt.virtual : null;
}

/** Where a clan's choice token is. `known` is a face-down token whose side this reader knows. */
export type Stance =
  { kind: "none" | "home" | "choosing" | "sealed" | "hidden" } | { kind: "known" | "open"; side: Side };

export function stanceOf(now: Gathering, seat: number, log: readonly LogEntry[]): Stance {
  const clan = clanOf(now, seat);
  if (now.home === seat) return { kind: "home" };
  if (clan.side) return { kind: clan.side_open ? "open" : "known", side: clan.side };
  if (clan.sided) return { kind: "hidden" };
  if (phaseOf(now) !== "LayTokens") return { kind: "none" };
  if (now.waiting.includes(seat)) return { kind: "choosing" };
  const side = seat === now.seat ? laidBy(seat, log) : null;
  return side ? { kind: "known", side } : { kind: "sealed" };
}

/** What one laid oneself this time: only the own log knows. */
function laidBy(seat: number, log: readonly LogEntry[]): Side | null {
  const own = log.findLast((entry) => entry.seat === seat && entry.action?.startsWith("lay "));
  if (!own?.action) return null;
  return own.action.startsWith("lay England") ? "England" : "Scotland";
}
