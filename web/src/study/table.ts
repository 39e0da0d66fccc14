/** A table that is none: what a board wants to know of it, for a position of a study. */
import type { StartOfStudy, TableInfo } from "../live/messages.ts";

/** What a board wants to know of a table, for a position that belongs to none. */
export function tableOf(start: StartOfStudy, players: readonly string[]): TableInfo {
  const seat = (name: string, i: number): TableInfo["seats"][number] => {
    return { seat: i, role: name, kind: "person", person: null, name, bot: null, connected: true };
  };
  return {
    id: "",
    game: start.game,
    version: start.version ?? "",
    options: start.options ?? {},
    seats: players.map(seat),
    pace: { kind: "none", minutes: 0, increment: 0, days: 0 },
    public: false,
    rated: false,
    position: true,
    rounds: 1,
    round: 1,
    score: [],
    state: "playing",
    n: 0,
    ply: 0,
    waiting: [],
    commitment: "",
    salts: {},
    result: null,
    host: null,
    created: 0,
    started: null,
    ended: null,
    rematch_of: null,
    rematch: null,
  };
}
