import type { Lesson, LessonStep } from "../contract.ts";

const steps: readonly LessonStep[] = [
  { id: "goal", example: "6.1", say: "web-schotten-lesson-goal" },
  { id: "formations", example: "4.1", say: "web-schotten-lesson-formations" },
  { id: "turn", example: "3.1" },
  { id: "tie", example: "4.2", say: "web-schotten-lesson-tie" },
  { id: "early", example: "5.3" },
  { id: "proof", example: "5.4", say: "web-schotten-lesson-proof" },
  { id: "unproved", example: "5.4-2" },
  { id: "unseen", example: "1.1", say: "web-schotten-lesson-unseen", point: "[data-tour=unseen]" },
];

export const lesson: Lesson = { steps };
