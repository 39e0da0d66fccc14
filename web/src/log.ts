/** What the log shows of an entry. */
import type { LogEntry } from "./live/messages.ts";

/** An entry with more lines than this is folded to its last ones. */
const MOST_LINES = 6;
const LAST_LINES = 3;

/** Notation that is one bare word ("done") says nothing by itself. */
const BARE_WORD = /^[a-z-]+$/;

/** The sentences of an entry; none for a move that tells a reader nothing. */
export function sentences(entry: LogEntry): string[] {
  const told = entry.lines ?? [];
  if (told.length) return told;
  if (entry.text) return [entry.text];
  return entry.action && !BARE_WORD.test(entry.action) ? [entry.action] : [];
}

export interface Folded {
  earlier: string[];
  last: string[];
}

export function fold(lines: readonly string[]): Folded {
  const at = lines.length > MOST_LINES ? lines.length - LAST_LINES : 0;
  return { earlier: lines.slice(0, at), last: lines.slice(at) };
}
