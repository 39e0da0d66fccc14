import type { GameModule } from "../contract.ts";
import { SIDE_KEYS } from "./sides.ts";
import { spots } from "./spots.ts";

export const game: GameModule = {
  name: "hammer",
  colours: ["var(--red)", "var(--blue)"],
  glyphs: ["♜", "✕"],
  seatKey: (seat) => SIDE_KEYS[seat] ?? null,
  fills: true,
  playNow: { options: {}, seat: 1 },
  mainOptions: ["scenario", "edition"],
  board: () => import("./Board.svelte"),
  locales: ["terminal", "hammer/board", "hammer/rules", "hammer/web"],
  notices: [{ title: "web-hammer-about-map", text: "web-hammer-about-map-text" }],
  lesson: () => import("./lesson.ts"),
  overview: () => import("./Overview.svelte"),
  spots,
  scene: () => import("./StoryScene.svelte"),
  losses: ["hit", "eliminated", "pillaged", "raided", "disbanded"],
  chapters: ["year", "revealed", "winter"],
  quiet: ["dealt", "moves", "moves-end"],
  sounds: { moved: "knock", battle: "drum", rolled: "drum" },
};
