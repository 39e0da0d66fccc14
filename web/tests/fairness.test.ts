import { describe, expect, test } from "vitest";
import { blake2b } from "../src/fairness/blake2b.ts";
import { check, sha256 } from "../src/fairness/check.ts";
import { fromHex, outcome, salted, toHex } from "../src/fairness/dealer.ts";
import vectors from "./fairness.vectors.json" with { type: "json" };

describe("BLAKE2b gives what Python's hashlib gives", () => {
  test.each(vectors.blake2b)("for $message.length hex digits under $key.length, $size bytes", (vector) => {
    const digest = blake2b(fromHex(vector.message), fromHex(vector.key), vector.size);
    expect(toHex(digest)).toBe(vector.digest);
  });
});

describe("the dealer's stream", () => {
  test.each(vectors.streams)("is the one of saltire.dealer with salts $salts", async (stream) => {
    const seed = fromHex(stream.seed);
    expect(await sha256(seed)).toBe(stream.commitment);
    const drawn = stream.draws.map((draw) => outcome(seed, salted(stream.salts), draw.draw, draw.among));
    expect(drawn).toEqual(stream.draws.map((draw) => draw.index));
  });

  test("proves an honest game and names each draw that is not the seed's", async () => {
    const [honest] = vectors.streams;
    if (!honest) throw new Error("no vector");
    expect(await check(honest)).toEqual({ seedFits: true, checked: 10, wrong: [] });
    const draws = honest.draws.map((draw, i) => (i === 2 ? { ...draw, index: (draw.index + 1) % draw.among } : draw));
    expect((await check({ ...honest, draws })).wrong).toEqual([2]);
    expect((await check({ ...honest, commitment: "00".repeat(32) })).seedFits).toBe(false);
    expect((await check({ ...honest, salts: ["other"] })).wrong.length).toBeGreaterThan(3);
  });

  test("is not proved while the seed is secret", async () => {
    const result = await check({ commitment: "ab", salts: [], seed: null, draws: [] });
    expect(result.seedFits).toBe(false);
  });
});
