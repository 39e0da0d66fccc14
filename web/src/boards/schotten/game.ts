import type { GameModule } from "../contract.ts";
import { arrows, spots } from "./spots.ts";

export const game: GameModule = {
  name: "schotten",
  colours: ["var(--blue)", "var(--red)"],
  glyphs: ["●", "▲"],
  fills: true,
  playNow: { options: {}, seat: 0 },
  mainOptions: ["tactics", "expert", "rounds"],
  board: () => import("./Board.svelte"),
  locales: ["terminal", "schotten/board", "schotten/web"],
  lesson: () => import("./lesson.ts"),
  overview: () => import("./Overview.svelte"),
  spots,
  arrows,
  scene: () => import("./StoryScene.svelte"),
  losses: ["discarded"],
  chapters: ["round"],
  quiet: ["begin", "dealt", "drew", "done"],
  sounds: { laid: "knock", claimed: "chime" },
};
