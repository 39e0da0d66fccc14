/** Questions, actions and claims in words: for labels, for readers, for the question's line. */
import type { Facts, Say } from "../contract.ts";
import { REPLENISHMENTS } from "./choices.ts";
import { badgeDuty, placeSaid, sentence, titleOf } from "./cards.ts";
import { CLANS } from "./heraldry.ts";
import { phaseArgs, phaseOf, type Claim, type Gathering, type Side, type Stance } from "./view.ts";

const PLACES = ["supply", "own_castle", "own_camp", "scottish_camp"];

export function sideSaid(side: Side, words: Say): string {
  return words(side === "England" ? "swords-england" : "swords-scotland");
}

/** A clan for people: whoever plays it, else the clan's own name. */
export function nameSaid(seat: number, names: readonly string[]): string {
  return names[seat] || (CLANS[seat]?.name ?? "");
}

export function claimSaid(claim: Claim, words: Say): string {
  if (claim.about === "side") return words("swords-claims-side", { side: sideSaid(claim.side, words) });
  return words("swords-claims-dagger", { n: claim.shows });
}

export function stanceSaid(stance: Stance, words: Say): string {
  if (stance.kind === "home") return words("swords-at-home");
  if (stance.kind === "choosing") return words("web-swords-choosing");
  if (stance.kind === "sealed") return words("swords-has-chosen");
  if (stance.kind === "hidden") return words("swords-face-down");
  if (!("side" in stance)) return "";
  const side = sideSaid(stance.side, words);
  return stance.kind === "known" ? words("web-swords-known", { side }) : side;
}

const ASKS: Readonly<Record<string, string>> = {
  ChoiceCards: "swords-ask-choice",
  AwardsCards: "swords-ask-awards",
  KeepOrGive: "swords-ask-keep",
  GiveToken: "swords-ask-home",
  DropDagger: "swords-ask-drop",
};

/** The rule that asks each question. */
export const RULES: Readonly<Record<string, string>> = {
  Turn: "4.2",
  GiveBadge: "5.1",
  GiveToken: "12.2",
  HomeMuster: "12.3",
  LayTokens: "6.1",
  ChoiceCards: "6.3",
  KeepOrGive: "11.6",
  AwardsCards: "8.7",
  ChooseUnits: "9.6",
  DropDagger: "18.10",
};

export function question(now: Gathering, words: Say): string {
  const phase = phaseOf(now);
  const args = phaseArgs(now);
  if (phase === "Turn") return words("swords-ask-turn", { done: args[2] === 1 });
  if (phase === "LayTokens") return words(now.players.length === 2 ? "swords-ask-both" : "swords-ask-token");
  if (phase === "GiveBadge") return words("swords-ask-badge", { duty: badgeDuty(now) });
  if (phase === "HomeMuster") return words("swords-ask-muster", { left: args[1] ?? 0 });
  if (phase === "ChooseUnits") {
    const [start = "", end = ""] = [args[1], args[2]].map((place) => placeSaid(PLACES[place ?? 0] ?? "supply", words));
    return words("swords-ask-units", { start, end });
  }
  const key = ASKS[phase];
  return key ? words(key) : "";
}

/** What is waited for, when somebody else is asked. */
export function waitSaid(now: Gathering, names: readonly string[], words: Say): string {
  if (now.returns) return words(fell(now) ? "swords-scotland-fell" : "swords-scotland-stood");
  const whom = now.waiting.map((seat) => nameSaid(seat, names));
  return words("web-swords-waits", { names: whom });
}

export function fell(now: Gathering): boolean {
  return now.defeats >= (now.options["longer"] === true ? 5 : 4);
}

/** An action in words, for the label of a button. */
export function actionSaid(action: string, names: readonly string[], words: Say): string {
  const [verb = "", one = "", two = "", seat = ""] = action.split(" ");
  const facts: Facts = { n: Number(one), name: nameSaid(Number(two), names) };
  if (verb === "move") return words("web-swords-move", facts);
  if (verb === "units") return words("web-swords-units", facts);
  if (verb === "badge") return words("web-swords-give-badge", facts);
  if (verb === "home") return words("web-swords-give-home", facts);
  if (verb === "say") return saying(one, two, words);
  if (verb === "lay") return laying(one, seat, words);
  if (verb === "drop")
    return one === "virtual" ? sentenceless(words("swords-do-virtual")) : words("web-swords-drop", facts);
  if (verb === "play" || verb === "again") {
    const card = titleOf(one, words);
    if (two !== "on") return words("web-swords-play", { card });
    return words("web-swords-play-on", { card, name: nameSaid(Number(seat), names) });
  }
  return words(`web-swords-${REPLENISHMENTS.some((how) => how === action) ? "how" : "do"}-${action}`);
}

function saying(one: string, two: string, words: Say): string {
  if (one === "dagger") return words("swords-claims-dagger", { n: Number(two) });
  return words("swords-claims-side", { side: sideSaid(one === "England" ? "England" : "Scotland", words) });
}

function laying(side: string, dagger: string, words: Say): string {
  const said = sideSaid(side === "England" ? "England" : "Scotland", words);
  return dagger
    ? words("web-swords-lay-with", { side: said, n: Number(dagger) })
    : words("web-swords-lay", { side: said });
}

function sentenceless(text: string): string {
  return sentence(text).slice(0, -1);
}
