/** What seats and bots are called. */
import type { SeatInfo } from "./live/messages.ts";
import { knows, say } from "./words.svelte.ts";

export function botWords(bot: string): string {
  return knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** The names over the seats; those of one device by seat, namesakes by number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => {
    if (seat.kind === "open") return say("web-open-seat");
    const same = seats.filter((one) => one.name === seat.name);
    if (same.length < 2) return seat.name;
    const oneDevice = seat.kind === "person" && same.every((one) => one.person === seat.person);
    return oneDevice ? say("web-seat", { n: seat.seat + 1 }) : `${seat.name} ${same.indexOf(seat) + 1}`;
  });
}
