/** Any game at all: its actions as buttons, its view as a list. */
import type { GameModule } from "../contract.ts";

const COLOURS = ["var(--blue)", "var(--red)", "var(--green)", "var(--orange)", "var(--violet)", "var(--teal)"];
const GLYPHS = ["●", "▲", "■", "◆", "★", "✚"];

export function plainGame(name: string): GameModule {
  return {
    name,
    colours: COLOURS,
    glyphs: GLYPHS,
    playNow: { options: {}, seat: 0 },
    board: () => import("./Board.svelte"),
    locales: ["terminal"],
  };
}

export const game: GameModule = plainGame("plain");
