import type { Lesson, LessonStep } from "../contract.ts";

const steps: readonly LessonStep[] = [
  { id: "goal", example: "8.1", say: "web-hammer-lesson-goal", point: "[data-tour=tally]" },
  { id: "hidden", example: "8.1", say: "web-hammer-lesson-hidden", point: "[data-tour=map]" },
  { id: "cards", example: "3.1-2", say: "web-hammer-lesson-cards" },
  { id: "moves", example: "4.2-2", say: "web-hammer-lesson-moves", point: '[data-choice="to Angus"]' },
  { id: "battle", example: "5.31b", say: "web-hammer-lesson-battle" },
  { id: "capture", example: "5.7", say: "web-hammer-lesson-capture" },
  { id: "points", example: "4.2", point: '[data-choice="to Angus"]' },
  { id: "hits", example: "5.41", say: "web-hammer-lesson-hits" },
  { id: "retreat", example: "5.5" },
  { id: "winter", example: "7.1", say: "web-hammer-lesson-winter" },
];

export const lesson: Lesson = { steps };
