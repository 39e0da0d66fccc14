/** *Check this game*: the seed fits the commitment, and every draw is the one the seed gives. */
import { fromHex, outcome, salted, toHex } from "./dealer.ts";

export interface Draw {
  /** The number of the draw in the stream. */
  draw: number;
  /** How many outcomes there were, and which one was dealt. */
  among: number;
  index: number;
}

export interface Fairness {
  commitment: string;
  salts: readonly string[];
  seed: string | null;
  draws: readonly Draw[];
}

export interface CheckResult {
  seedFits: boolean;
  checked: number;
  /** The draws that are not the seed's. */
  wrong: number[];
}

export async function sha256(bytes: Uint8Array): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice().buffer)));
}

export async function check(told: Fairness, step: (done: number) => void = () => undefined): Promise<CheckResult> {
  const seed = fromHex(told.seed ?? "");
  const seedFits = told.seed !== null && (await sha256(seed)) === told.commitment;
  const prefix = salted(told.salts);
  const wrong: number[] = [];
  for (const [i, draw] of told.draws.entries()) {
    if (outcome(seed, prefix, draw.draw, draw.among) !== draw.index) wrong.push(i);
    if (i % 50 === 49) {
      step(i + 1);
      await new Promise((go) => setTimeout(go));
    }
  }
  return { seedFits, checked: told.draws.length, wrong };
}
