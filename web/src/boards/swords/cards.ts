/** What is printed on the cards of the shipped sets, in the reader's words. */
import type { Say } from "../contract.ts";
import printed from "./cards.json" with { type: "json" };
import type { Gathering, Window } from "./view.ts";

export interface CardStep {
  does: string;
  n: number;
  start?: string;
  end?: string;
  upto?: boolean;
  most?: number;
}

export interface Bagpipe {
  window: Window;
  copies: number;
  twice: boolean;
  aimed: boolean;
  cost: number;
  needs: string[];
  steps: CardStep[];
  /** Fields that the rulebook gives; the others are reconstructed. */
  known: string[];
}

export interface Arms {
  king: boolean;
  troops: number;
  win: number;
  loss: number;
  crown: number;
  split: boolean;
  marks: string[];
  levy: number;
  volley: number;
  militia: number;
  known: string[];
}

interface CardSet {
  bagpipes: Record<string, Bagpipe>;
  arms: Record<string, Arms>;
}

const SETS = printed as unknown as Record<string, CardSet>;

function setOf(now: Gathering): CardSet {
  return SETS[String(now.options["cards"])] ?? { bagpipes: {}, arms: {} };
}

/** Says what of a card comes from the rulebook, and what is reconstructed. */
export function provenanceSaid(card: Bagpipe | Arms, words: Say): string {
  return words(card.known.includes("title") ? "swords-made-rest" : "swords-made-all");
}

/** A card by its id; null for a card of a set that was typed in elsewhere. */
export function bagpipeOf(now: Gathering, id: string): Bagpipe | null {
  return setOf(now).bagpipes[id] ?? null;
}

export function armsOf(now: Gathering): Arms | null {
  return now.arms === null ? null : (setOf(now).arms[now.arms] ?? null);
}

/** What the badge asks of whoever gets it this round. */
export function badgeDuty(now: Gathering): "scotland" | "england" | "free" {
  const marks = armsOf(now)?.marks ?? [];
  if (marks.includes("badge-free")) return "free";
  return marks.includes("badge-england") ? "england" : "scotland";
}

export function isKing(now: Gathering, id: string): boolean {
  return setOf(now).arms[id]?.king ?? false;
}

export function titleOf(id: string, words: Say): string {
  const key = `swords-card-${id.replaceAll("_", "-")}`;
  const said = words(key);
  if (said !== key) return said;
  const plain = id.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function placeSaid(place: string, words: Say): string {
  return words(`swords-place-${place.replaceAll("_", "-")}`);
}

export function sentence(text: string): string {
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "";
}

function stepSaid(step: CardStep, words: Say): string {
  const { does, n, start = "supply", end = "supply", upto = false, most = 0 } = step;
  const side = words(n === 1 ? "swords-england" : "swords-scotland");
  const ends = { start: placeSaid(start, words), end: placeSaid(end, words) };
  return words(`swords-does-${does}`, { n, most, upto, side, ...ends });
}

export function effectSaid(card: Bagpipe, words: Say): string {
  const cost = card.cost ? [words("swords-does-pay", { n: card.cost })] : [];
  return sentence([...cost, ...card.steps.map((step) => stepSaid(step, words))].join(", "));
}

export function needsSaid(card: Bagpipe, words: Say): string {
  return card.needs.map((need) => words(`swords-needs-${need}`)).join(", ");
}

export function armsEffects(card: Arms, words: Say): string[] {
  const marks = card.marks.map((mark) => words(`swords-arms-${mark}`));
  const numbers = (["levy", "volley", "militia"] as const).filter((key) => card[key]);
  return [...marks, ...numbers.map((key) => words(`swords-arms-${key}`, { n: card[key] }))];
}

/** Both armies as far as they are known: certain for each side, and what lies under face-down tokens. */
export interface Armies {
  scots: number;
  open: number;
  english: number;
}

export function armies(now: Gathering): Armies {
  const card = armsOf(now);
  const found: Armies = { scots: now.scottish_camp, open: 0, english: 0 };
  const fighting = now.players.filter((_, seat) => seat !== now.home);
  for (const clan of fighting) {
    if (clan.side === "Scotland") found.scots += clan.camp;
    else if (clan.side === "England") found.english += clan.camp;
    else found.open += clan.camp;
  }
  found.english += troops(card, fighting.length, now.shield);
  return found;
}

/** The number on the shield, with the levy and with what cards changed. */
export function troops(card: Arms | null, fighting: number, shield: number): number {
  return card ? Math.max(0, card.troops + card.levy * fighting + shield) : 0;
}
