/** Sizes, spans and moments as a host reads them. */
import { timeOf } from "../../format.ts";
import { settings } from "../../settings.svelte.ts";

function unit(amount: number, name: string, digits = 0): string {
  const style = { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(settings.lang, style).format(amount);
}

/** Bytes as kilobytes, megabytes or gigabytes. */
export function size(bytes: number): string {
  if (bytes < 1e6) return unit(bytes / 1e3, "kilobyte");
  return bytes < 1e9 ? unit(bytes / 1e6, "megabyte", 1) : unit(bytes / 1e9, "gigabyte", 2);
}

/** Seconds by their two largest units. */
export function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return unit(Math.floor(seconds), "second");
  if (minutes < 60) return unit(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${unit(hours, "hour")} ${unit(minutes % 60, "minute")}`;
  return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
}

export function moment(at: number): string {
  return timeOf(at)?.toLocaleString(settings.lang, { dateStyle: "medium", timeStyle: "short" }) ?? "";
}

export function number(amount: number, digits = 0): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits }).format(amount);
}
