/** Orders given in one go become actions, sent one after the other. */

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
