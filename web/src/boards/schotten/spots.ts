/** Where cards, stones and decks are on the board. */
import type { About } from "../contract.ts";

function ofAction(action: string): string[] {
  const [card = "", stone] = action.split("@");
  if (stone) return [`[data-hand="${card}"]`, `[data-stone="${stone}"]`];
  const [verb, object = ""] = action.split(" ");
  if (verb === "claim" || verb === "to") return [`[data-stone="${object}"]`];
  return [`[data-hand="${verb === "back" ? object : action}"]`];
}

export function spots({ action, told = [] }: About): string[] {
  const found = action ? ofAction(action) : [];
  for (const { stone, from } of told as readonly Record<string, unknown>[]) {
    for (const number of [from, stone]) if (typeof number === "number") found.push(`[data-stone="${number}"]`);
  }
  return found;
}
