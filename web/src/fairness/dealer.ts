/**
 * The dealer's stream, computed again in the browser: outcome i among n is a number below n from
 * blake2b(salts, i, attempt; key = seed, 8 bytes). See saltire/dealer.py, which this must agree with.
 */
import { blake2b } from "./blake2b.ts";

const SPAN = 1n << 64n;

export function fromHex(hex: string): Uint8Array {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bigEndian(number: number, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let rest = BigInt(number);
  for (let i = size - 1; i >= 0; i -= 1) {
    out[i] = Number(rest & 255n);
    rest >>= 8n;
  }
  return out;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Each salt is preceded by its length. */
export function salted(salts: readonly string[]): Uint8Array {
  const encoder = new TextEncoder();
  return joined(
    salts.flatMap((salt) => {
      const bytes = encoder.encode(salt);
      return [bigEndian(bytes.length, 4), bytes];
    }),
  );
}

/** Outcome `i` of the stream as a number below n; numbers from the uneven top end are thrown away. */
export function outcome(seed: Uint8Array, prefix: Uint8Array, i: number, n: number): number {
  const many = BigInt(n);
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const digest = blake2b(joined([prefix, bigEndian(i, 8), bigEndian(attempt, 4)]), seed, 8);
    const number = new DataView(digest.buffer, digest.byteOffset, 8).getBigUint64(0);
    if (number < SPAN - (SPAN % many)) return Number(number % many);
  }
  throw new Error("a thousand uneven numbers in a row");
}
