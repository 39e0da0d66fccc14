/** What the people at a table are called. */
import type { SeatInfo } from "./live/messages.ts";
import { say } from "./words.svelte.ts";

/** The names over the seats; namesakes are numbered, as the server numbers them in the log. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => {
    if (seat.kind === "open") return say("web-open-seat");
    const same = seats.filter((one) => one.name === seat.name);
    return same.length < 2 ? seat.name : `${seat.name} ${same.indexOf(seat) + 1}`;
  });
}
