/** A record as a file: what the page says about it before the server reads it. */

export interface RecordFile {
  game: string;
  players: string[];
  plies: number;
  over: boolean;
  whole: Record<string, unknown>;
}

/** Reads a record, or the first of a file with a record a line; null if the text is none. */
export function readRecord(text: string): RecordFile | null {
  const whole = parsed(text) ?? parsed(text.split("\n", 1)[0] ?? "");
  const game = whole?.["game"];
  const actions = whole?.["actions"];
  const players = whole?.["players"];
  if (!whole || typeof game !== "string" || !Array.isArray(actions) || !Array.isArray(players)) return null;
  const over = Array.isArray(whole["result"]);
  return { game, players: players.map(String), plies: actions.length, over, whole };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
