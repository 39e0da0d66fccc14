/** Where clans and the battle are on the board. */
import type { About, Arrow, Told } from "../contract.ts";

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

/** Where units stand, by the name of the place; the supply is nowhere on the board. */
const PLACES: Readonly<Record<string, string>> = { own_castle: "castle", own_camp: "camp" };

function stand(seat: unknown, place: unknown): string[] {
  if (place === "scottish_camp") return ['[data-tour="scots"]'];
  const sum = PLACES[String(place)];
  return sum ? clan(seat).map((one) => `${one} [data-sum="${sum}"]`) : [];
}

function between(from: readonly string[], to: readonly string[]): Arrow[] {
  return from[0] && to[0] && from[0] !== to[0] ? [{ from: from[0], to: to[0] }] : [];
}

/** What goes where in a step: units between places, a card or a look from clan to clan, badge and token. */
export function arrows(told: readonly Told[]): Arrow[] {
  return (told as readonly Record<string, unknown>[]).flatMap(({ kind, seat, target, from, to }) => {
    if (kind === "relocated") return between(stand(seat, "own_castle"), stand(seat, "own_camp"));
    if (kind === "units") return between(stand(seat, from), stand(seat, to));
    if (kind === "badge" || kind === "token") return between(clan(from), clan(to));
    return kind === "played" || kind === "peeked" ? between(clan(seat), clan(target)) : [];
  });
}
