/** Who sits opposite somebody who plays on from a record or a position. */
import { askGames, infoOf, levelOf } from "./games.svelte.ts";
import { beSomebody } from "./person.svelte.ts";

/** Sees to it that the reader may play, and gives the seats of a table: theirs, and bots of their level. */
export async function seatsAgainstBots(game: string, players: number, mine: number): Promise<string[]> {
  await beSomebody();
  await askGames();
  const bot = `bot:${levelOf(game, infoOf(game)?.bots ?? [])}`;
  return Array.from({ length: players }, (_, seat) => (seat === mine ? "me" : bot));
}
