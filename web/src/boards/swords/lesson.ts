import type { LessonMoment, LessonStep } from "../contract.ts";
import { gathering, phaseArgs, phaseOf } from "./view.ts";

function asked(now: LessonMoment, ...phases: string[]): boolean {
  return now.legal.length > 0 && phases.includes(phaseOf(gathering(now.view)));
}

function offers(now: LessonMoment, verb: string): boolean {
  return now.legal.some((action) => action.startsWith(`${verb} `));
}

function told(now: LessonMoment, kind: string): boolean {
  return now.log.some((entry) => entry.told.some((one) => one.kind === kind));
}

function replenished(now: LessonMoment): boolean {
  return asked(now, "Turn") && phaseArgs(gathering(now.view))[2] === 1;
}

function tempted(now: LessonMoment): boolean {
  const daggers = now.log.flatMap((entry) => entry.told).filter((one) => one.kind === "drew");
  return daggers.some((one) => one["deck"] === "dagger");
}

/** Each rule when it is first needed, in the order in which a game usually needs them. */
export const steps: LessonStep[] = [
  { id: "goal", say: "web-swords-lesson-goal", rule: "10.4", when: () => true, point: "[data-tour=track]" },
  {
    id: "arms",
    say: "web-swords-lesson-arms",
    rule: "3.3",
    when: (now) => asked(now, "Turn"),
    point: "[data-tour=arms]",
  },
  {
    id: "turn",
    say: "web-swords-lesson-turn",
    rule: "4.2",
    when: (now) => asked(now, "Turn"),
    point: "[data-tour=replenish]",
  },
  { id: "camp", say: "web-swords-lesson-camp", rule: "4.7", when: replenished, point: "[data-tour=own]" },
  {
    id: "cards",
    say: "web-swords-lesson-cards",
    rule: "9.3",
    when: (now) => offers(now, "play"),
    point: "[data-tour=hand]",
  },
  {
    id: "talk",
    say: "web-swords-lesson-talk",
    rule: "20.1",
    when: (now) => replenished(now) && offers(now, "say"),
    point: "[data-tour=talk]",
  },
  {
    id: "badge",
    say: "web-swords-lesson-badge",
    rule: "6.2",
    when: (now) => asked(now, "GiveBadge") || told(now, "badge"),
    point: "[data-tour=others]",
  },
  {
    id: "home",
    say: "web-swords-lesson-home",
    rule: "12.3",
    when: (now) => asked(now, "GiveToken", "HomeMuster"),
    point: "[data-tour=ask]",
  },
  {
    id: "token",
    say: "web-swords-lesson-token",
    rule: "6.1",
    when: (now) => asked(now, "LayTokens"),
    point: "[data-tour=tokens]",
  },
  {
    id: "keep",
    say: "web-swords-lesson-keep",
    rule: "11.6",
    when: (now) => asked(now, "KeepOrGive"),
    point: "[data-tour=ask]",
  },
  {
    id: "battle",
    say: "web-swords-lesson-battle",
    rule: "7.2",
    when: (now) => told(now, "battle"),
    point: "[data-tour=battle]",
  },
  { id: "dagger", say: "web-swords-lesson-dagger", rule: "10.6", when: tempted, point: "[data-tour=others]" },
];
