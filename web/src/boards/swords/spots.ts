/** Where clans and the battle are on the board. */
import type { About } from "../contract.ts";

const SEATS = ["seat", "target", "from", "to"];
/** Events of the battlefield; in these two numbers are places, not seats. */
const BATTLE = ["invasion", "revealed", "battle"];

function clan(seat: unknown): string[] {
  return typeof seat === "number" && seat >= 0 ? [`[data-clan="${seat}"]`] : [];
}

export function spots({ action, told = [] }: About): string[] {
  const seat = action && /(?:on|to) (\d)$/.exec(action)?.[1];
  const found = seat ? clan(Number(seat)) : [];
  for (const one of told as readonly Record<string, unknown>[]) {
    const kind = String(one["kind"]);
    if (BATTLE.includes(kind)) found.push('[data-tour="battle"], [data-tour="arms"]');
    for (const name of kind === "units" ? ["seat"] : SEATS) found.push(...clan(one[name]));
  }
  return found;
}
