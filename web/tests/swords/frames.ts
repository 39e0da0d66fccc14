/** Frames of whole games between bots, of every number of players and variant: what the server sends. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { LogEntry, View } from "../../src/boards/contract.ts";

export interface Frame {
  phase: string;
  players: number;
  seat: number | null;
  view: View;
  legal: string[];
  waiting: number[];
  log: LogEntry[];
  fresh: number;
}

const packed = readFileSync(new URL("frames.json.gz", import.meta.url));

export const frames = JSON.parse(gunzipSync(packed).toString()) as Frame[];

export function frameOf(phase: string, players: number): Frame {
  const one = frames.find((frame) => frame.phase === phase && frame.players === players && frame.legal.length > 0);
  if (!one) throw new Error(`no frame of ${phase} with ${players}`);
  return one;
}
