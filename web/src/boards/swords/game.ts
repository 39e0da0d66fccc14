import type { GameModule } from "../contract.ts";
import { spots } from "./spots.ts";
import Thumbnail from "./Thumbnail.svelte";

export const game: GameModule = {
  name: "swords",
  colours: ["var(--blue)", "var(--red)", "var(--green)", "var(--orange)", "var(--violet)", "var(--teal)"],
  glyphs: ["✕", "▲", "♥", "✿", "◆", "■"],
  playNow: { options: { players: 4 }, seat: 0 },
  mainOptions: ["players", "stay_home", "ensemble", "longer"],
  thumbnail: Thumbnail,
  board: () => import("./Board.svelte"),
  locales: ["terminal", "swords/board", "swords/web"],
  lesson: () => import("./lesson.ts"),
  overview: () => import("./Overview.svelte"),
  spots,
  chapters: ["invasion"],
  quiet: ["drew", "passed", "tokens-laid"],
};
