/** What the card of a lesson says, and what it rings on the board. */
import type { GameModule, LessonStep } from "./boards/contract.ts";
import type { RuleExample } from "./live/messages.ts";
import type { Stage } from "./trial.svelte.ts";
import type { Say } from "./words.svelte.ts";

/** The lesson's words before anything is tried; the example's, where it has none and when it is done. */
export function sentenceOf(step: LessonStep, example: RuleExample | undefined, stage: Stage, say: Say): string {
  if (stage === "astray") return say("web-lesson-astray");
  return step.say && stage !== "done" ? say(step.say) : (example?.text ?? "");
}

/** CSS selectors of what may be rung, the best first: the action itself, what the step names, what leads to it. */
export function targetsOf(step: LessonStep, game: GameModule, action: string | null): string[] {
  const place = step.point ? [step.point] : [];
  if (action === null) return place;
  const spots = game.spots?.({ action }) ?? [];
  const before = spots.map((spot) => `:is(${spot}):is(button:enabled), :is(${spot}) [data-choice]:enabled`);
  return [`[data-action=${JSON.stringify(action)}]:enabled`, ...place, ...before, ...spots];
}
