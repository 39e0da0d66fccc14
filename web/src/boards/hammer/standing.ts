/** The log without what was taken back. */
import type { LogEntry } from "../contract.ts";

const UNDONE = "table-undo";
const TAKEN_BACK = "table-accept-takeback";

/** Undo takes back the latest move of a seat. How far an agreed takeback goes is not told: all before it is left out. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = [];
  for (const entry of log) {
    const kind = entry.told[0]?.kind;
    if (kind === UNDONE) {
      const last = kept.findLastIndex((one) => one.kind === "move" && one.seat === entry.seat);
      if (last >= 0) kept.splice(last, 1);
    } else if (kind === TAKEN_BACK) kept = [];
    else kept.push(entry);
  }
  return kept;
}
