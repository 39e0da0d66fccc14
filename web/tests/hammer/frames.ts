/** Frames of whole games between bots, one for each phase: what the server sends. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { LogEntry, View } from "../../src/boards/contract.ts";
import { war, type War } from "../../src/boards/hammer/view.ts";

export interface Frame {
  phase: string;
  seat: number | null;
  view: View;
  legal: string[];
  waiting: number[];
  log: LogEntry[];
  fresh: number;
}

const packed = readFileSync(new URL("frames.json.gz", import.meta.url));

export const frames = JSON.parse(gunzipSync(packed).toString()) as Frame[];

export function frameOf(phase: string, seat?: number): Frame {
  const one = frames.find((frame) => frame.phase === phase && (seat === undefined || frame.seat === seat));
  if (!one) throw new Error(`no frame of ${phase}`);
  return one;
}

export function warOf(phase: string, seat?: number): War {
  return war(frameOf(phase, seat).view);
}
