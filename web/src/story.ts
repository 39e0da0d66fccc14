/** The log as steps: a sentence each, with the events it speaks of. */
import type { LogEntry, Told } from "./live/messages.ts";
import { sentences } from "./log.ts";

export interface Step {
  n: number;
  seat: number | null;
  text: string;
  told: readonly Told[];
}

/**
 * The sentences of an entry, each with its events. A sentence of one event is its own text; what lies between
 * two of those (dice that became a volley, blocks that go together) belongs to the sentences between them.
 */
export function stepsOf(entry: LogEntry): Step[] {
  const lines = sentences(entry);
  const anchors = anchorsOf(lines, entry.told);
  return lines.map((text, i) => {
    const exact = anchors[i];
    const told = exact === undefined ? between(anchors, i, entry.told) : entry.told.slice(exact, exact + 1);
    return { n: entry.n, seat: entry.seat, text, told };
  });
}

function anchorsOf(lines: readonly string[], told: readonly Told[]): (number | undefined)[] {
  let from = 0;
  return lines.map((line) => {
    const at = told.findIndex((one, i) => i >= from && one.text === line);
    if (at < 0) return undefined;
    from = at + 1;
    return at;
  });
}

function between(anchors: readonly (number | undefined)[], i: number, told: readonly Told[]): readonly Told[] {
  const before = anchors.slice(0, i).findLast((at) => at !== undefined);
  const after = anchors.slice(i + 1).find((at) => at !== undefined);
  return told.slice(before === undefined ? 0 : before + 1, after);
}

function isStory(entry: LogEntry): boolean {
  return entry.kind === "move" || entry.kind === "table";
}

function says(step: Step, quiet: readonly string[]): boolean {
  return !step.told.length || step.told.some((told) => !quiet.includes(told.kind));
}

/** The last thing that happened; of a log in which nothing else did, the last that was drawn or dealt. */
export function lastStep(log: readonly LogEntry[], quiet: readonly string[] = []): Step | null {
  let least: Step | null = null;
  for (const entry of log.toReversed()) {
    const steps = isStory(entry) ? stepsOf(entry) : [];
    const last = steps.findLast((step) => says(step, quiet));
    if (last) return last;
    least ??= steps.at(-1) ?? null;
  }
  return least;
}

/** What some entries tell a reader: of an own move only what came of it. */
export function storyOf(entries: readonly LogEntry[], seat: number | null, quiet: readonly string[] = []): Step[] {
  return entries
    .filter(isStory)
    .flatMap((entry) => (entry.kind === "move" && entry.seat === seat ? stepsOf(entry).slice(1) : stepsOf(entry)))
    .filter((step) => says(step, quiet));
}

/**
 * What happened since the reader's own move before the others' last one: told again while the reader moves on.
 * For a spectator, the latest turn.
 */
export function sinceOwnMove(log: readonly LogEntry[], seat: number | null): LogEntry[] {
  if (seat !== null) {
    const others = log.findLastIndex((entry) => entry.kind === "move" && entry.seat !== seat);
    const past = others < 0 ? log : log.slice(0, others);
    return log.slice(
      Math.max(
        0,
        past.findLastIndex((entry) => entry.kind === "move" && entry.seat === seat),
      ),
    );
  }
  const whose = log.findLast((entry) => entry.kind === "move")?.seat;
  const before = log.findLastIndex((entry) => entry.kind === "move" && entry.seat !== whose);
  return log.slice(before + 1);
}
