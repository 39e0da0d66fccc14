import type { LessonMoment, LessonStep } from "../contract.ts";
import { standingAt, phaseOf, war } from "./view.ts";

function asked(now: LessonMoment, ...phases: string[]): boolean {
  return now.legal.length > 0 && phases.includes(phaseOf(war(now.view)));
}

function told(now: LessonMoment, kind: string): boolean {
  return now.log.some((entry) => entry.told.some((one) => one.kind === kind));
}

/** Each rule when it is first needed, in the order in which a game usually needs them. */
export const steps: LessonStep[] = [
  { id: "goal", say: "web-hammer-lesson-goal", rule: "9.0", when: () => true, point: "[data-tour=tally]" },
  {
    id: "cards",
    say: "web-hammer-lesson-cards",
    rule: "3.1",
    when: (now) => asked(now, "PlayCards"),
    point: "[data-tour=cards]",
  },
  {
    id: "hidden",
    say: "web-hammer-lesson-hidden",
    rule: "10b",
    when: (now) => asked(now, "PlayCards"),
    point: "[data-tour=map]",
  },
  {
    id: "moves",
    say: "web-hammer-lesson-moves",
    rule: "4.2a",
    when: (now) => asked(now, "MoveBlocks"),
    point: "[data-tour=map]",
  },
  {
    id: "borders",
    say: "web-hammer-lesson-borders",
    rule: "4.3",
    when: (now) => asked(now, "WalkBlock") && standingAt(war(now.view)) !== null,
    point: "[data-tour=map]",
  },
  {
    id: "event",
    say: "web-hammer-lesson-event",
    rule: "3.12",
    when: (now) => asked(now, "EventMenu"),
    point: "[data-tour=ask]",
  },
  {
    id: "force",
    say: "web-hammer-lesson-force",
    rule: "5.32b",
    when: (now) => asked(now, "MainForce"),
    point: "[data-tour=ask]",
  },
  {
    id: "battle",
    say: "web-hammer-lesson-battle",
    rule: "5.31b",
    when: (now) => asked(now, "CombatTurn"),
    point: "[data-tour=battle]",
  },
  {
    id: "hits",
    say: "web-hammer-lesson-hits",
    rule: "5.41b",
    when: (now) => asked(now, "TakeHits"),
    point: "[data-tour=battle]",
  },
  {
    id: "retreat",
    say: "web-hammer-lesson-retreat",
    rule: "5.5",
    when: (now) => asked(now, "RetreatTo", "MustRetreat", "MustRetreatTo"),
    point: "[data-tour=map]",
  },
  {
    id: "capture",
    say: "web-hammer-lesson-capture",
    rule: "5.7",
    when: (now) => told(now, "eliminated"),
    point: "[data-tour=tally]",
  },
  {
    id: "regroup",
    say: "web-hammer-lesson-regroup",
    rule: "5.6",
    when: (now) => asked(now, "Regroup"),
    point: "[data-tour=ask]",
  },
  {
    id: "winter",
    say: "web-hammer-lesson-winter",
    rule: "7.1",
    when: (now) => told(now, "winter"),
    point: "[data-tour=map]",
  },
  {
    id: "disband",
    say: "web-hammer-lesson-disband",
    rule: "7.5b",
    when: (now) => asked(now, "ChooseDisbanding"),
    point: "[data-tour=ask]",
  },
  {
    id: "build",
    say: "web-hammer-lesson-build",
    rule: "7.6",
    when: (now) => asked(now, "ScottishBuilds", "EnglishBuilds"),
    point: "[data-tour=ask]",
  },
];
