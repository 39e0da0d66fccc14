/** What the log shows of an entry, and how entries are grouped. */
import type { LogEntry } from "./live/messages.ts";

/** An entry with more lines than this is folded to its last ones. */
export const MOST_LINES = 6;
const LAST_LINES = 3;

/** The sentences of an entry; none for a move that tells a reader nothing. */
export function sentences(entry: LogEntry): string[] {
  const told = entry.lines ?? [];
  if (told.length) return told;
  return entry.text ? [entry.text] : [];
}

/** What one seat did in a row, or one event of the table. */
export interface Turn {
  n: number;
  seat: number | null;
  kind: LogEntry["kind"];
  entries: LogEntry[];
  /** It begins a part of the game: a round, a year. */
  chapter: boolean;
}

/** Groups entries by turn; those that say nothing are left out. */
export function turnsOf(entries: readonly LogEntry[], chapters: readonly string[] = []): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    if (!sentences(entry).length) continue;
    const chapter = entry.told.some((told) => chapters.includes(told.kind));
    const last = turns.at(-1);
    const same = last && entry.kind === "move" && last.kind === "move" && last.seat === entry.seat;
    if (same && !chapter) last.entries.push(entry);
    else turns.push({ n: entry.n, seat: entry.seat, kind: entry.kind, entries: [entry], chapter });
  }
  return turns;
}

export interface Folded<T> {
  earlier: T[];
  last: T[];
}

/** `most` is how many lines stand open; where there is room for more, so many of the last stand open too. */
export function fold<T>(lines: readonly T[], most = MOST_LINES): Folded<T> {
  const at = lines.length > most ? lines.length - (most > MOST_LINES ? most : LAST_LINES) : 0;
  return { earlier: lines.slice(0, at), last: lines.slice(at) };
}
