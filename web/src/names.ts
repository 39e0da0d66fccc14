/** What seats and bots are called. */
import type { SeatInfo } from "./live/messages.ts";
import { knows, say } from "./words.svelte.ts";

export function botWords(bot: string): string {
  return knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** The names over the seats; namesakes are numbered, as the server numbers them in the log. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => {
    if (seat.kind === "open") return say("web-open-seat");
    const same = seats.filter((one) => one.name === seat.name);
    return same.length < 2 ? seat.name : `${seat.name} ${same.indexOf(seat) + 1}`;
  });
}
