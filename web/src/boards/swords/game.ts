import type { GameModule } from "../contract.ts";
import { CLAN_NAMES } from "./clans.ts";
import { arrows, spots } from "./spots.ts";

export const game: GameModule = {
  name: "swords",
  colours: ["var(--blue)", "var(--red)", "var(--green)", "var(--orange)", "var(--violet)", "var(--teal)"],
  glyphs: ["✕", "▲", "♥", "✿", "◆", "■"],
  seatKey: (seat) => (CLAN_NAMES[seat] ? "web-swords-clan" : null),
  seatFacts: (seat) => ({ clan: CLAN_NAMES[seat] ?? "" }),
  fills: true,
  playNow: { options: { players: 4 }, seat: 0 },
  mainOptions: ["players", "stay_home", "ensemble", "longer"],
  board: () => import("./Board.svelte"),
  locales: ["terminal", "swords/board", "swords/web"],
  lesson: () => import("./lesson.ts"),
  overview: () => import("./Overview.svelte"),
  spots,
  arrows,
  scene: () => import("./StoryScene.svelte"),
  losses: ["dropped"],
  chapters: ["invasion"],
  quiet: ["drew", "passed", "tokens-laid"],
  sounds: { played: "knock", relocated: "knock", battle: "drum" },
};
