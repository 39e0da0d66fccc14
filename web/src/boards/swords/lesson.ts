import type { Lesson, LessonStep } from "../contract.ts";

const steps: readonly LessonStep[] = [
  { id: "goal", example: "2.2", say: "web-swords-lesson-goal", point: "[data-tour=track]" },
  { id: "arms", example: "2.3", say: "web-swords-lesson-arms", point: "[data-tour=arms]" },
  { id: "turn", example: "4.3", say: "web-swords-lesson-turn", point: "[data-tour=replenish]" },
  { id: "camp", example: "4.7", say: "web-swords-lesson-camp", point: "[data-tour=moves]" },
  { id: "badge", example: "5.1", point: "[data-tour=others]" },
  { id: "token", example: "7.1", say: "web-swords-lesson-token", point: "[data-tour=tokens]" },
  { id: "battle", example: "8.2", say: "web-swords-lesson-battle", point: "[data-tour=tokens]" },
  { id: "traitor", example: "8.4", point: "[data-tour=tokens]" },
  { id: "dagger", example: "10.6", say: "web-swords-lesson-dagger", point: "[data-tour=tokens]" },
];

export const lesson: Lesson = { steps };
