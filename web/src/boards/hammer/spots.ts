/** Where areas, blocks and cards are on the board. */
import type { About } from "../contract.ts";

const AREAS = ["area", "from", "to", "path", "areas"];
const BLOCKS = ["block", "blocks", "noble", "leader", "king"];

function named(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.flatMap(named);
  return typeof fact === "string" ? [fact] : [];
}

const area = (name: string): string => `[data-area="${name}"]`;
const block = (name: string): string => `[data-block="${name}"]`;
/** One of the cards with this number. */
const card = (action: string): string => `li:nth-child(1 of :has([data-choice="${action}"])) [data-choice]`;

function ofAction(action: string): string[] {
  if (action.startsWith("play ")) return [card(action)];
  const object = /^(?:draw in|to|in|move|fire|retreat|hold|hit|strengthen|disband|name) (.+)$/.exec(action)?.[1];
  return object ? [area(object), block(object)] : [];
}

/** Where a march ends: the last area before the plan goes on with something else. */
function goal(plan: readonly string[]): string[] {
  const steps = plan.slice(1);
  const end = steps.findIndex((action) => !action.startsWith("to "));
  const last = steps.slice(0, end < 0 ? undefined : end).at(-1);
  return last ? ofAction(last) : [];
}

export function spots({ action, plan = [], told = [] }: About): string[] {
  const found = action ? [...ofAction(action), ...goal(plan)] : [];
  for (const one of told as readonly Record<string, unknown>[]) {
    for (const name of AREAS) found.push(...named(one[name]).map(area));
    for (const name of BLOCKS) found.push(...named(one[name]).map(block));
  }
  return found;
}
