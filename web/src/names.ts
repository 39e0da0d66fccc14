/** What the people at a table are called. */
import type { GameModule } from "./boards/contract.ts";
import { catalogue } from "./games.svelte.ts";
import type { SeatInfo } from "./live/messages.ts";
import { knows, say } from "./words.svelte.ts";

/** The side or the clan that a seat plays, once the game's words are loaded; nothing in a game without such names. */
export function roleWord(game: GameModule, seat: number): string {
  const key = game.seatKey?.(seat);
  return key && knows(key) ? say(key, game.seatFacts?.(seat)) : "";
}

/** What a seat is called before somebody sits there. */
export function seatWord(game: GameModule, seat: number): string {
  return roleWord(game, seat) || say("web-seat", { n: seat + 1 });
}

/** A bot is called the same in all games that have it, in the reader's language. */
function called(seat: SeatInfo): string {
  const bot = seat.kind === "bot" ? (seat.bot ?? "") : "";
  return catalogue.games.map((game) => game.bot_names[bot]).find(Boolean) ?? seat.name;
}

/** The names over the seats; namesakes are numbered, as the server numbers them in the log. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => {
    if (seat.kind === "open") return say("web-open-seat");
    const same = seats.filter((one) => one.name === seat.name);
    const name = called(seat);
    return same.length < 2 ? name : `${name} ${same.indexOf(seat) + 1}`;
  });
}
