/** BLAKE2b with a key (RFC 7693), for messages of any length; browsers have SHA-256 but not this. */

const MASK = (1n << 64n) - 1n;
const START: readonly bigint[] = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
]; // prettier-ignore
const ORDER: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const COLUMNS: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
]; // prettier-ignore
const ROUNDS = 12;
const BLOCK = 128;

function turn(word: bigint, bits: bigint): bigint {
  return ((word >> bits) | (word << (64n - bits))) & MASK;
}

function mix(v: bigint[], at: readonly [number, number, number, number], x: bigint, y: bigint): void {
  const [ia, ib, ic, id] = at;
  let [a, b, c, d] = [v[ia] ?? 0n, v[ib] ?? 0n, v[ic] ?? 0n, v[id] ?? 0n];
  a = (a + b + x) & MASK;
  d = turn(d ^ a, 32n);
  c = (c + d) & MASK;
  b = turn(b ^ c, 24n);
  a = (a + b + y) & MASK;
  d = turn(d ^ a, 16n);
  c = (c + d) & MASK;
  b = turn(b ^ c, 63n);
  [v[ia], v[ib], v[ic], v[id]] = [a, b, c, d];
}

function compress(h: bigint[], block: DataView, counted: bigint, last: boolean): void {
  const v = [...h, ...START];
  v[12] = (v[12] ?? 0n) ^ (counted & MASK);
  v[13] = (v[13] ?? 0n) ^ (counted >> 64n);
  if (last) v[14] = (v[14] ?? 0n) ^ MASK;
  const words = Array.from({ length: 16 }, (_, i) => block.getBigUint64(8 * i, true));
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ORDER[round % 10] ?? [];
    for (const [i, at] of COLUMNS.entries()) {
      mix(v, at, words[order[2 * i] ?? 0] ?? 0n, words[order[2 * i + 1] ?? 0] ?? 0n);
    }
  }
  for (let i = 0; i < 8; i += 1) h[i] = (h[i] ?? 0n) ^ (v[i] ?? 0n) ^ (v[i + 8] ?? 0n);
}

/** The digest of a message under a key (possibly empty), `size` bytes of it. */
export function blake2b(message: Uint8Array, key: Uint8Array, size: number): Uint8Array {
  const h = [...START];
  h[0] = (h[0] ?? 0n) ^ 0x01010000n ^ (BigInt(key.length) << 8n) ^ BigInt(size);
  const whole = new Uint8Array((key.length ? BLOCK : 0) + message.length);
  whole.set(key);
  whole.set(message, key.length ? BLOCK : 0);
  const blocks = Math.max(1, Math.ceil(whole.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(whole);
  for (let i = 0; i < blocks; i += 1) {
    const last = i === blocks - 1;
    const counted = BigInt(last ? whole.length : (i + 1) * BLOCK);
    compress(h, new DataView(padded.buffer, i * BLOCK, BLOCK), counted, last);
  }
  const out = new DataView(new ArrayBuffer(64));
  for (const [i, word] of h.entries()) out.setBigUint64(8 * i, word, true);
  return new Uint8Array(out.buffer, 0, size);
}
