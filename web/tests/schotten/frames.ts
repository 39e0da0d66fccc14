/** Moments of real games, written by scripts/schotten_frames.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { LogEntry, View } from "../../src/boards/contract.ts";
import { duel, type Duel } from "../../src/boards/schotten/view.ts";

export interface Frame {
  kind: string;
  seat: number;
  view: View;
  legal: string[];
  log: LogEntry[];
  annotations: View;
}

const packed = readFileSync(join(import.meta.dirname, "frames.json.gz"));
export const frames = JSON.parse(gunzipSync(packed).toString("utf-8")) as Frame[];

export function frameOf(kind: string): Frame & { now: Duel } {
  const found = frames.find((frame) => frame.kind.includes(kind));
  if (!found) throw new Error(`no frame of ${kind}`);
  return { ...found, now: duel(found.view, found.annotations) };
}
