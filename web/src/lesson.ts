/** Where a lesson stands: a card is read, asks for an action, waits, or is past. */
import type { Lesson, LessonMoment, LessonStep } from "./boards/contract.ts";
import { api } from "./api.ts";
import { askGames, levelOf } from "./games.svelte.ts";
import type { TableInfo } from "./live/messages.ts";
import { beSomebody } from "./person.svelte.ts";

/** Answers at once: nobody learns while waiting. */
const QUICK = "greedy";

export type Stage = { kind: "read" | "wait" | "past" } | { kind: "act"; action: string };

/** Tells what a step asks of the learner now; `since` is the number of the log when the step began. */
export function stageOf(step: LessonStep, now: LessonMoment, since: number): Stage {
  const playing = now.info.state === "playing";
  if (step.when && !step.when(now)) return { kind: playing ? "wait" : "past" };
  if (!step.act) return { kind: "read" };
  if (!playing || done(step.act[0] ?? "", now, since)) return { kind: "past" };
  if (!now.legal.length) return { kind: "wait" };
  const found = step.act.flatMap((begins) => now.legal.find((action) => action.startsWith(begins)) ?? []);
  return found[0] === undefined ? { kind: "past" } : { kind: "act", action: found[0] };
}

function done(begins: string, now: LessonMoment, since: number): boolean {
  return now.log.some(
    (entry) =>
      entry.n > since && entry.kind === "move" && entry.seat === now.seat && entry.action?.startsWith(begins) === true,
  );
}

/** Opens the table of a lesson: a real game that begins where the lesson's record stands. */
export async function openLesson(game: string, lesson: Lesson): Promise<string> {
  await beSomebody();
  const info = (await askGames()).find((one) => one.name === game);
  const bots = info?.bots ?? [];
  const bot = `bot:${bots.includes(QUICK) ? QUICK : levelOf(game, bots)}`;
  const players = lesson.record["players"] as readonly string[];
  const seats = players.map((_, seat) => (seat === lesson.seat ? "me" : bot));
  return (await api.post<TableInfo>("/records", { record: lesson.record, seats })).id;
}
