import type { Lesson, LessonStep } from "../contract.ts";

const steps: readonly LessonStep[] = [
  { id: "goal", say: "web-hammer-lesson-goal", rule: "9.0", point: "[data-tour=tally]" },
  { id: "cards", say: "web-hammer-lesson-cards", rule: "3.1", point: "[data-tour=cards], [data-tour=laid]" },
  { id: "hidden", say: "web-hammer-lesson-hidden", rule: "10b", point: "[data-tour=map]" },
  {
    id: "moves",
    say: "web-hammer-lesson-moves",
    rule: "4.2a",
    act: ["to Angus", "move Wallace"],
    point: '[data-choice="to Angus"], [data-block="Wallace"], [data-choice="block Wallace"]',
  },
  { id: "end", say: "web-hammer-lesson-end", rule: "4.0a", act: ["end"], point: "[data-tour=ask]" },
  { id: "battle", say: "web-hammer-lesson-battle", rule: "5.31b", act: ["fire Wallace"], point: "[data-tour=battle]" },
  { id: "hits", say: "web-hammer-lesson-hits", rule: "5.41b", point: "[data-tour=battle]" },
  { id: "capture", say: "web-hammer-lesson-capture", rule: "5.7", point: "[data-tour=tally]" },
  { id: "winter", say: "web-hammer-lesson-winter", rule: "7.1", point: "[data-tour=turns]" },
];

/** The position where the lesson begins. */
const record = {
  saltire: 1,
  game: "hammer",
  version: "1",
  options: {},
  players: ["England", "Scotland"],
  commitment: "5cfac09f7b171a7b492f1df33e8981f7b662a649329ffb8896f1ef816c41a6a6",
  salts: [],
  seed: null,
  result: null,
  actions: [
    "* Durham Knights",
    "* York Infantry",
    "* Wales Infantry",
    "* Lancaster Archers",
    "* 2/2",
    "* 3/2",
    "* 1/7",
    "* 1/3",
    "* 2/8",
    "* 1/3",
    "* 3/2",
    "* 1/4",
    "* 2/8",
    "* 1",
    "0 play 3",
    "1 play 2",
    "0 end",
  ],
};

export const lesson: Lesson = { steps, record, seat: 1 };
