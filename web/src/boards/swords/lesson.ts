import type { Lesson, LessonStep, LessonMoment } from "../contract.ts";

function told(now: LessonMoment, kind: string): boolean {
  return now.log.some((entry) => entry.told.some((one) => one.kind === kind));
}

const steps: readonly LessonStep[] = [
  { id: "goal", say: "web-swords-lesson-goal", rule: "10.4", point: "[data-tour=track]" },
  { id: "arms", say: "web-swords-lesson-arms", rule: "3.3", point: "[data-tour=arms]" },
  { id: "turn", say: "web-swords-lesson-turn", rule: "4.2", act: ["taxes"], point: "[data-tour=replenish]" },
  { id: "camp", say: "web-swords-lesson-camp", rule: "4.7", act: ["move 2"], point: "[data-tour=moves]" },
  { id: "done", say: "web-swords-lesson-done", rule: "4.1", act: ["done"], point: "[data-tour=ask]" },
  { id: "badge", say: "web-swords-lesson-badge", rule: "5.1", act: ["badge to"], point: "[data-tour=others]" },
  { id: "token", say: "web-swords-lesson-token", rule: "6.1", act: ["lay Scotland"], point: "[data-tour=tokens]" },
  {
    id: "battle",
    say: "web-swords-lesson-battle",
    rule: "7.2",
    when: (now) => told(now, "battle"),
    point: "[data-tour=battle]",
  },
  { id: "dagger", say: "web-swords-lesson-dagger", rule: "10.6", point: "[data-tour=others]" },
];

/** The position where the lesson begins. */
const record = {
  saltire: 1,
  game: "swords",
  version: "1",
  options: { players: 4 },
  players: ["first", "second", "third", "fourth"],
  commitment: "5cfac09f7b171a7b492f1df33e8981f7b662a649329ffb8896f1ef816c41a6a6",
  salts: [],
  seed: null,
  result: null,
  actions: [
    "* seat 0",
    "* vive_la_france",
    "* bruces_vs_comyns",
    "* forced_march",
    "* balliols_plan",
    "* march_on_berwick",
  ],
};

export const lesson: Lesson = { steps, record, seat: 0 };
