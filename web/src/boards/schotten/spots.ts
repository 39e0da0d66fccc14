/** Where cards, stones and decks are on the board. */
import type { About, Arrow, Told } from "../contract.ts";

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

/** What goes where in a step: a card from a hand to a side, from side to side, or off the board. */
export function arrows(told: readonly Told[]): Arrow[] {
  return (told as readonly Record<string, unknown>[]).flatMap(({ kind, seat, owner, from, stone }) => {
    if (kind === "laid") return [{ from: `[data-held="${Number(seat)}"]`, to: side(stone, seat) }];
    if (kind === "moved") return [{ from: side(from, owner), to: side(stone, seat) }];
    return kind === "discarded" ? [{ from: side(stone, owner), to: "[data-pile]" }] : [];
  });
}

function side(stone: unknown, seat: unknown): string {
  return `[data-stone="${Number(stone)}"] [data-of="${Number(seat)}"]`;
}
