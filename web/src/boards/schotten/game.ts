import type { GameModule } from "../contract.ts";
import { spots } from "./spots.ts";
import Thumbnail from "./Thumbnail.svelte";

export const game: GameModule = {
  name: "schotten",
  colours: ["var(--blue)", "var(--red)"],
  glyphs: ["●", "▲"],
  playNow: { options: {}, seat: 0 },
  mainOptions: ["tactics", "expert", "rounds"],
  thumbnail: Thumbnail,
  board: () => import("./Board.svelte"),
  locales: ["terminal", "schotten/board", "schotten/web"],
  lesson: () => import("./lesson.ts"),
  overview: () => import("./Overview.svelte"),
  spots,
  chapters: ["round"],
  quiet: ["begin", "dealt", "drew", "done"],
};
