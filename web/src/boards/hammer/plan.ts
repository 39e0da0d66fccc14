/** Orders given in one go: a group and its way become actions, sent one after the other. */
import { neighbours } from "./facts.ts";

/** The shortest way over the map from one area to another, without the first; null if there is none. */
export function wayTo(from: string, to: string, first: readonly string[]): string[] | null {
  if (first.includes(to)) return [to];
  const seen = new Set([from]);
  let paths: string[][] = first.map((area) => [area]);
  while (paths.length) {
    const longer: string[][] = [];
    for (const path of paths) {
      const at = path[path.length - 1] ?? from;
      if (at === to) return path;
      if (seen.has(at)) continue;
      seen.add(at);
      longer.push(
        ...neighbours(at)
          .filter((next) => !seen.has(next))
          .map((next) => [...path, next]),
      );
    }
    paths = longer.filter((path) => path.length < 4);
  }
  return null;
}

/** The actions of a march: each block is picked, goes the way, and stops where it still could go on. */
export function march(blocks: readonly string[], way: readonly string[]): string[] {
  return blocks.flatMap((block) => [`move ${block}`, ...way.map((area) => `to ${area}`), "stop"]);
}

/**
 * Takes the next action of a plan. A step or a stop that nobody asks for any more was not needed.
 * Anything else that is not legal is sent all the same, so that the rule is named, and the rest of
 * the plan is dropped.
 */
export function next(plan: readonly string[], legal: readonly string[]): { action: string | null; rest: string[] } {
  const rest = [...plan];
  const walking = legal.some((action) => action.startsWith("to "));
  while (rest.length) {
    const action = rest.shift() as string;
    if (legal.includes(action)) return { action, rest };
    const needless = action === "stop" || (action.startsWith("to ") && !walking);
    if (!needless) return { action, rest: [] };
  }
  return { action: null, rest };
}
