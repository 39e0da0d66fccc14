import type { GameModule } from "../contract.ts";

export const game: GameModule = {
  name: "cairn",
  colours: ["var(--blue)", "var(--red)"],
  glyphs: ["●", "▲"],
  playNow: { options: {}, seat: 0 },
  board: () => import("./Board.svelte"),
  locales: ["terminal", "cairn/web"],
  sounds: { taken: "knock" },
};
