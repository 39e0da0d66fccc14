import type { GameModule } from "../contract.ts";
import { SIDE_KEYS } from "./sides.ts";
import Thumbnail from "./Thumbnail.svelte";

export const game: GameModule = {
  name: "hammer",
  title: "web-title-hammer",
  blurb: "web-blurb-hammer",
  pace: "web-pace-hammer",
  colours: ["var(--red)", "var(--blue)"],
  glyphs: ["♜", "✕"],
  seatKey: (seat) => SIDE_KEYS[seat] ?? null,
  playNow: { options: {}, seat: 1 },
  thumbnail: Thumbnail,
  board: () => import("./Board.svelte"),
  locales: ["terminal", "hammer/board", "hammer/rules", "hammer/web"],
  lesson: () => import("./lesson.ts"),
};
