/** *Play now*: one press opens a table against bots of the remembered level. */
import { gameOf } from "./boards/registry.ts";
import { askGames, levelOf } from "./games.svelte.ts";
import { go } from "./router.svelte.ts";
import { complain, fetchBoard, openTable } from "./start.ts";

/** Opens a table with the usual options against bots of the remembered level. */
export async function playNow(name: string): Promise<string> {
  const module = gameOf(name);
  fetchBoard(name);
  const info = (await askGames()).find((game) => game.name === name);
  const level = levelOf(name, info?.bots ?? []);
  const { options, seat } = module.playNow;
  const many = typeof options["players"] === "number" ? options["players"] : (info?.seats.length ?? 2);
  const seats = Array.from({ length: many }, (_, i) => (i === seat ? "me" : `bot:${level}`));
  const table = await openTable({ game: name, options, seats });
  return table.id;
}

/** *Play now*, and goes to the table; false if there is none, and then says why. */
export async function goPlay(name: string): Promise<boolean> {
  try {
    go(`/t/${await playNow(name)}`);
    return true;
  } catch (fault) {
    complain(fault, name);
    return false;
  }
}
