/** Times, paces and results in words. */
import type { Pace, TableInfo } from "./live/messages.ts";
import { seatNames } from "./names.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./words.svelte.ts";

/** A time of the server (milliseconds, seconds or text) as a Date; null if there is none. */
export function timeOf(at: number | string | null | undefined): Date | null {
  if (at === null || at === undefined || at === "") return null;
  if (typeof at === "string") return new Date(at);
  return new Date(at < 1e11 ? at * 1000 : at);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(at: number | string | null | undefined, now = Date.now()): string {
  const time = timeOf(at);
  if (!time) return "";
  const seconds = (time.getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "minute");
}

export function clockTime(at: number | string | null | undefined): string {
  return timeOf(at)?.toLocaleTimeString(settings.lang, { hour: "2-digit", minute: "2-digit" }) ?? "";
}

export function dayOf(at: number | string | null | undefined): string {
  return timeOf(at)?.toLocaleDateString(settings.lang, { dateStyle: "medium" }) ?? "";
}

export function paceWords(pace: Pace | undefined): string {
  if (pace?.kind === "live") {
    return say("web-pace-live", { minutes: pace.minutes ?? 0, increment: pace.increment ?? 0 });
  }
  return pace?.kind === "days" ? say("web-pace-days", { days: pace.days ?? 0 }) : say("web-pace-none");
}

/** Time left: 1:02:03, 4:05, or 9.4 in the last ten seconds; days as "2 d 3 h". */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, ms / 1000);
  if (seconds >= 172_800) {
    const hours = Math.floor(seconds / 3600);
    return say("web-days-left", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  if (seconds < 10) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const tail = `${hours ? two(Math.floor(whole / 60) % 60) : Math.floor(whole / 60)}:${two(whole % 60)}`;
  return hours ? `${hours}:${tail}` : tail;
}

/** Seats with the largest share of the result. */
export function winners(shares: readonly number[]): number[] {
  const best = Math.max(...shares);
  return shares.flatMap((share, seat) => (share === best ? [seat] : []));
}

export function resultWords(info: TableInfo, me: number | null): string {
  const shares = info.result?.shares;
  if (!shares?.length) return say("web-over");
  const won = winners(shares);
  if (won.length === shares.length) return say("web-result-draw");
  if (won.length === 1 && won[0] === me) return say("web-result-you");
  const known = seatNames(info.seats);
  const names = won.map((seat) => known[seat] ?? "");
  return say(won.length === 1 ? "web-result-one" : "web-result-many", { names });
}
