import type { LessonMoment, LessonStep } from "../contract.ts";
import { isClan } from "./cards.ts";
import { complete, type Duel, duel, nearSeat, option, other, phaseOf } from "./view.ts";

function asked(now: LessonMoment, ...phases: string[]): boolean {
  return now.legal.length > 0 && phases.includes(phaseOf(duel(now.view)));
}

function told(now: LessonMoment, kind: string): boolean {
  return now.log.some((entry) => entry.told.some((one) => one.kind === kind));
}

function some(now: LessonMoment, holds: (table: Duel, me: 0 | 1) => boolean): boolean {
  return holds(duel(now.view), nearSeat(now.seat));
}

function laid(now: LessonMoment, number: number): boolean {
  return some(now, (table, me) => table.stones.some((stone) => stone.sides[me].length >= number));
}

/** Each rule when it is first needed, in the order in which a game usually needs them. */
export const steps: LessonStep[] = [
  { id: "goal", say: "web-schotten-lesson-goal", rule: "6.1", when: () => true, point: "[data-tour=stones]" },
  {
    id: "lay",
    say: "web-schotten-lesson-lay",
    rule: "3.2",
    when: (now) => asked(now, "Place"),
    point: "[data-tour=hand]",
  },
  {
    id: "formations",
    say: "web-schotten-lesson-formations",
    rule: "4.1",
    when: (now) => asked(now, "Place") && laid(now, 1),
    point: "[data-tour=stones]",
  },
  {
    id: "unseen",
    say: "web-schotten-lesson-unseen",
    rule: "5.4.1",
    when: (now) => asked(now, "Place") && laid(now, 2),
    point: "[data-tour=unseen]",
  },
  {
    id: "complete",
    say: "web-schotten-lesson-complete",
    rule: "3.4",
    when: (now) => laid(now, 3),
    point: "[data-tour=stones]",
  },
  {
    id: "tie",
    say: "web-schotten-lesson-tie",
    rule: "4.2",
    when: (now) => some(now, (table) => table.stones.some((stone) => stone.first !== null)) && laid(now, 3),
    point: "[data-tour=stones]",
  },
  {
    id: "threat",
    say: "web-schotten-lesson-threat",
    rule: "5.7",
    when: (now) =>
      some(now, (table, me) => table.stones.some((stone) => stone.owner === null && stone.provable[other(me)])),
    point: "[data-tour=stones]",
  },
  {
    id: "claim",
    say: "web-schotten-lesson-claim",
    rule: "5.1",
    when: (now) => asked(now, "Claim"),
    point: "[data-tour=ask]",
  },
  {
    id: "early",
    say: "web-schotten-lesson-early",
    rule: "5.3",
    when: (now) =>
      asked(now, "Claim") &&
      some(now, (table, me) => table.stones.some((stone) => stone.provable[me] && !complete(stone, other(me)))),
    point: "[data-tour=ask]",
  },
  {
    id: "proof",
    say: "web-schotten-lesson-proof",
    rule: "5.4",
    when: (now) => told(now, "claimed"),
    point: "[data-tour=stones]",
  },
  {
    id: "deck",
    say: "web-schotten-lesson-deck",
    rule: "7.2",
    when: (now) => asked(now, "ChooseDeck"),
    point: "[data-tour=decks]",
  },
  {
    id: "tactics",
    say: "web-schotten-lesson-tactics",
    rule: "7.5",
    when: (now) => some(now, (table) => option(table, "tactics") && table.hand.some((card) => !isClan(card))),
    point: "[data-tour=hand]",
  },
];
