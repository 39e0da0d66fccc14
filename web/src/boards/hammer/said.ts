/** Areas, blocks, cards and questions in words: for labels, for readers, for the question's line. */
import type { Facts, Say } from "../contract.ts";
import { areaNumbered, blockFacts, blockNumbered, PLACES, SIDE_KEYS, type Side } from "./facts.ts";
import type { Goal } from "./marches.ts";
import { counts, phaseArgs, phaseOf, type War } from "./view.ts";

export function sideSaid(side: number, words: Say): string {
  return words(SIDE_KEYS[side === 0 ? 0 : 1]);
}

export function areaSaid(now: War, area: string, words: Say): string {
  const [english, scots] = counts(now, area);
  return words("web-hammer-area", { area, limit: PLACES[area]?.castle ?? 0, english, scots });
}

export function blockSaid(now: War, block: string, strength: number, words: Say): string {
  const { rating, full } = blockFacts(now.seat === 0 ? 0 : 1, block);
  return words("web-hammer-block", { block, rating, strength, full });
}

export function cardSaid(card: string, words: Say): string {
  return /^\d$/.test(card) ? card : words(`hammer-card-${card.toLowerCase().replace(" ", "-")}`);
}

/** A card as a line of its own: "2 move points", "Herald". */
export function cardTitle(card: string, words: Say): string {
  return /^\d$/.test(card) ? words("web-hammer-move-card", { n: Number(card) }) : cardSaid(card, words);
}

/** The rule that says what a card does. */
const CARD_RULES: Readonly<Record<string, string>> = {
  Herald: "3.13",
  Pillage: "3.14",
  "Sea Move": "3.15",
  Truce: "3.16",
  Victuals: "3.17",
};

export function cardRule(card: string): string {
  return CARD_RULES[card] ?? "3.11";
}

/** What a card does, in a sentence or two. */
export function cardAbout(card: string, words: Say): string {
  if (/^\d$/.test(card)) return words("web-hammer-about-move", { n: Number(card) });
  return words(`web-hammer-about-${card.toLowerCase().replace(" ", "-")}`);
}

/** What would happen if the picked blocks went there: the way, its room, and whom they would fight. */
export function goalSaid(goal: Goal, words: Say): string {
  const [way] = goal.ways.values();
  const said = [words("web-hammer-goal", { way: way?.way.join(", ") ?? "", room: goal.room })];
  if (goal.enemies) said.push(words("web-hammer-goal-attack", { own: goal.ways.size, enemies: goal.enemies }));
  if (goal.odds !== null) said.push(words("web-hammer-goal-odds", { odds: goal.odds }));
  return said.join(" ");
}

/** The same as a mark on the map: the odds, else how many stand there. */
export function goalBadge(goal: Goal, words: Say): string {
  return goal.odds === null ? `${goal.enemies}` : words("web-hammer-odds", { odds: goal.odds });
}

function kebab(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** What the phase's numbers stand for, by the place in which each phase keeps them. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  WalkBlock: ["", "block", "", "", "at", "steps"],
  SeaTo: ["", "block"],
  SeaSecond: ["", "source", "target"],
  VictualsSteps: ["", "area", "steps"],
  PillageFrom: ["", "area"],
  PillageHit: ["", "area"],
  PillageGain: ["", "area", "steps"],
  MusterBlocks: ["", "area"],
  MainForce: ["", "area"],
  CombatTurn: ["", "letter"],
  RetreatTo: ["", "block"],
  MustRetreatTo: ["", "block"],
  RegroupTo: ["", "block"],
  SlipAwayTo: ["", "", "block"],
  TakeHits: ["", "left"],
  ChooseHome: ["", "block"],
  SeaPlace: ["block", "area"],
};

function meant(name: string, number: number): string | number {
  if (name === "letter") return "ABC"[number] ?? "";
  if (name === "block") return blockNumbered(number)?.name ?? "";
  if (name === "left" || name === "steps") return number;
  return areaNumbered(number) ?? "";
}

export function phaseFacts(now: War, words: Say): Facts {
  const facts: Facts = { points: now.points };
  const args = phaseArgs(now);
  (MEANINGS[phaseOf(now)] ?? []).forEach((name, i) => {
    if (name) facts[name] = meant(name, args[i] ?? -1);
  });
  const card = now.cards[now.seat === 0 ? 0 : 1];
  facts["card"] = card ? cardSaid(card, words) : "";
  return facts;
}

/** What this seat is asked now. */
export function question(now: War, legal: readonly string[], words: Say): string {
  if (legal.length === 1 && legal[0] === "end") return words("web-hammer-ask-only-end");
  return words(`web-hammer-ask-${kebab(phaseOf(now))}`, phaseFacts(now, words));
}

/** What is waited for, when somebody else is asked. */
export function waitSaid(now: War, names: readonly string[], waiting: readonly number[], words: Say): string {
  if (now.returns) {
    const winner: Side = (now.returns[0] ?? 0) > (now.returns[1] ?? 0) ? 0 : 1;
    return words("web-hammer-over", { name: sideSaid(winner, words) });
  }
  if (!waiting.length) return words("web-hammer-ended");
  const whom = waiting.map((seat) => {
    const [name, side] = [names[seat] ?? "", sideSaid(seat, words)];
    return name === side ? side : `${name} (${side})`;
  });
  return words("web-hammer-waits", { names: whom });
}

/** The Fluent key of a word: `crown Bruce` is web-hammer-do-crown-bruce; `leave` and `stop` depend on the phase. */
export function wordKey(now: War, word: string): string {
  if (word === "leave" && phaseOf(now) === "CombatTurn") return "web-hammer-do-leave-together";
  if (word === "stop" && phaseOf(now) !== "WalkBlock") return "web-hammer-do-enough";
  return `web-hammer-do-${word.toLowerCase().replaceAll(" ", "-")}`;
}

/** An action in words, for buttons of a list. */
export function actionSaid(now: War, action: string, words: Say): string {
  const [verb = "", ...rest] = action.split(" ");
  const object = rest.join(" ");
  if (verb === "play") return words("web-hammer-act-play", { card: cardSaid(object, words) });
  if (action.startsWith("draw in ")) return words("web-hammer-act-draw", { area: action.slice(8) });
  if (action.startsWith("main force ")) return words("web-hammer-act-force", { number: action.slice(11) });
  const key = `web-hammer-act-${verb}`;
  const verbs = ["move", "to", "in", "fire", "retreat", "hold", "hit", "strengthen", "disband", "name"];
  return verbs.includes(verb) ? words(key, { what: object }) : words(wordKey(now, action), phaseFacts(now, words));
}
