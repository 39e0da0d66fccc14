/** Cards, formations, stones and questions in words. */
import type { Say } from "../contract.ts";
import { colourOf, isClan, kindOf, strengthOf } from "./cards.ts";
import { isRuse, type Choices } from "./choices.ts";
import type { Proof } from "./recent.ts";
import { type Duel, left, mover, phaseOf, ruse, type SideValue } from "./view.ts";

/** "red 7", "Joker". */
export function cardSaid(card: string, words: Say): string {
  if (isClan(card)) return words("web-schotten-clan", { colour: colourOf(card), strength: strengthOf(card) });
  return words(`card-${kindOf(card).toLowerCase()}`);
}

export function cardsSaid(cards: readonly string[], words: Say): string {
  return cards.map((card) => cardSaid(card, words)).join(", ");
}

/** "Joker as red 7", when a face was declared. */
export function faceSaid(card: string, faces: readonly string[], words: Say): string {
  const face = faceOf(card, faces);
  if (!face) return cardSaid(card, words);
  return words("web-schotten-as", { card: cardSaid(card, words), face: isClan(face) ? cardSaid(face, words) : face });
}

export function faceOf(card: string, faces: readonly string[]): string | null {
  return faces.find((face) => face.startsWith(`${kindOf(card)}=`))?.split("=")[1] ?? null;
}

export function valueSaid(value: SideValue, size: number, words: Say): string {
  return `${words(`formation-${value.formation}`, { size })} ${value.total}`;
}

export function valueShort(value: SideValue, words: Say): string {
  return `${words(`short-${value.formation}`)} ${value.total}`;
}

/** "kind 21" in the reader's words. */
function namedValueSaid(value: string, size: number, words: Say): string {
  const [name = "", total = ""] = value.split(" ");
  return name ? `${words(`formation-${name}`, { size })} ${total}` : "";
}

/** The reasons why a claim stands. */
export function because(proof: Proof, words: Say): string[] {
  const size = proof.cards.length;
  const theirs = namedValueSaid(proof.theirs, size, words);
  if (!theirs) return [words("proof-unanswered")];
  if (!proof.early) {
    const their_cards = cardsSaid(proof.their_cards ?? [], words);
    return [words(proof.tie ? "proof-tie" : "proof-stronger", { theirs, their_cards })];
  }
  const lines = [words("proof-best", { theirs, completion: cardsSaid(proof.completion ?? [], words) })];
  if (proof.tie) lines.push(words("proof-tie-enough"));
  if (proof.stoppers?.length) lines.push(words("proof-stoppers", { stoppers: cardsSaid(proof.stoppers, words) }));
  return lines;
}

/** What the present phase waits for. */
export function question(now: Duel, choices: Choices, chosen: string | null, words: Say): string {
  switch (phaseOf(now)) {
    case "Place":
      return placing(choices, chosen, words);
    case "Claim":
      return words("web-schotten-ask-claim", { number: choices.claims.size, stones: [...choices.claims].join(", ") });
    case "ChooseDeck":
      return words("web-schotten-ask-deck");
    case "Recruit":
      return words("web-schotten-ask-recruit", { left: left(now) });
    case "PutBack":
      return words("web-schotten-ask-back", { left: left(now) });
    case "Pick":
      return words(ruse(now) === "Strategist" ? "web-schotten-ask-pick-own" : "web-schotten-ask-pick-other", {
        ruse: cardSaid(ruse(now), words),
      });
    case "MoveTo":
      return words("web-schotten-ask-move", { card: cardSaid(mover(now) ?? "", words) });
    case "DeclareJoker":
      return words("web-schotten-ask-face");
    case "DeclareShield":
      return words("web-schotten-ask-strength");
    default:
      return words("web-your-turn");
  }
}

function placing(choices: Choices, chosen: string | null, words: Say): string {
  if (chosen) {
    const key = isRuse(chosen) ? "web-schotten-ask-ruse" : "web-schotten-ask-stone";
    return words(key, { card: cardSaid(chosen, words) });
  }
  if (!choices.words.includes("pass")) return words("web-schotten-ask-lay");
  return words("web-schotten-ask-pass", { more: choices.lays.size + choices.ruses.size > 0 });
}

export function wordSaid(now: Duel, word: string, words: Say): string {
  return words(`web-schotten-act-${word.replace(" ", "-")}`, { card: cardSaid(mover(now) ?? "Joker", words) });
}

/** An action in words. */
export function actionSaid(now: Duel, action: string, words: Say): string {
  const [card = "", stone] = action.split("@");
  if (stone !== undefined) return words("web-schotten-act-lay", { card: cardSaid(card, words), stone });
  const [verb = "", object = ""] = action.split(" ");
  if (verb === "claim") return words("web-schotten-act-claim", { stone: object });
  if (verb === "to") return words("web-schotten-act-to", { card: cardSaid(mover(now) ?? "", words), stone: object });
  if (verb === "pick" || verb === "back") return words(`web-schotten-act-${verb}`, { card: cardSaid(object, words) });
  if (verb === "as") return words("web-schotten-act-as", { face: isClan(object) ? cardSaid(object, words) : object });
  if (isRuse(action)) return words("web-schotten-act-play", { card: cardSaid(action, words) });
  return wordSaid(now, action, words);
}
