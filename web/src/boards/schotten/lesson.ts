import type { Lesson, LessonStep } from "../contract.ts";

const steps: readonly LessonStep[] = [
  { id: "goal", say: "web-schotten-lesson-goal", rule: "6.1", point: "[data-tour=stones]" },
  { id: "formations", say: "web-schotten-lesson-formations", rule: "4.1", point: "[data-tour=stones]" },
  { id: "lay", say: "web-schotten-lesson-lay", rule: "3.2", act: ["G7@4"], point: '[data-choice="G7"]' },
  { id: "claim", say: "web-schotten-lesson-claim", rule: "5.3", act: ["claim"], point: "[data-tour=ask]" },
  { id: "proof", say: "web-schotten-lesson-proof", rule: "5.4", point: "[data-tour=stones]" },
  { id: "tie", say: "web-schotten-lesson-tie", rule: "4.2", point: "[data-tour=stones]" },
  { id: "unseen", say: "web-schotten-lesson-unseen", rule: "5.4.1", point: "[data-tour=unseen]" },
];

/** The position where the lesson begins. */
const record = {
  saltire: 1,
  game: "schotten",
  version: "1",
  options: { start_player: 0 },
  players: ["first", "second"],
  commitment: "5cfac09f7b171a7b492f1df33e8981f7b662a649329ffb8896f1ef816c41a6a6",
  salts: [],
  seed: null,
  result: null,
  actions: [
    "* G9",
    "* R5",
    "* G8",
    "* R6",
    "* G7",
    "* O3",
    "* B2",
    "* P1",
    "* Y5",
    "* Y9",
    "* P6",
    "* B8",
    "0 G9@4",
    "* O7",
    "1 R5@4",
    "* P3",
    "0 G8@4",
    "* R9",
    "1 O3@6",
    "* G2",
    "0 Y5@6",
    "* Y1",
    "1 Y9@5",
    "* B4",
  ],
};

export const lesson: Lesson = { steps, record, seat: 0 };
