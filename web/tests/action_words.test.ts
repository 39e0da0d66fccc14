/** Each action that can be taken is said in words, in every language: notation is for programs. */
import { describe, expect, test } from "vitest";
import type { Say } from "../src/boards/contract.ts";
import { actionSaid as hammerSaid } from "../src/boards/hammer/said.ts";
import { war } from "../src/boards/hammer/view.ts";
import { actionSaid as schottenSaid } from "../src/boards/schotten/said.ts";
import { duel } from "../src/boards/schotten/view.ts";
import { actionSaid as swordsSaid } from "../src/boards/swords/said.ts";
import { LANGUAGES } from "../src/settings.svelte.ts";
import { knows, say, speak } from "../src/words.svelte.ts";
import { frames as hammer } from "./hammer/frames.ts";
import { frames as schotten } from "./schotten/frames.ts";
import { frames as swords } from "./swords/frames.ts";

const NAMES = ["Ada", "Ben", "Cat", "Dan", "Eve", "Fay"];
const missing = new Set<string>();
const words: Say = (key, facts) => {
  if (!knows(key)) missing.add(key);
  return say(key, facts);
};

const SAID: Record<string, () => [string, string][]> = {
  hammer: () => hammer.flatMap((f) => f.legal.map((a): [string, string] => [a, hammerSaid(war(f.view), a, words)])),
  schotten: () =>
    schotten.flatMap((f) =>
      f.legal.map((a): [string, string] => [a, schottenSaid(duel(f.view, f.annotations), a, words)]),
    ),
  swords: () => swords.flatMap((f) => f.legal.map((a): [string, string] => [a, swordsSaid(a, NAMES, words)])),
};

describe.each(Object.keys(SAID))("an action of %s", (game) => {
  test.each(LANGUAGES)("is said in words in %s", async (language) => {
    await speak(language, ["terminal", `${game}/board`, `${game}/web`]);
    missing.clear();
    const said = SAID[game]?.() ?? [];
    expect(said.length).toBeGreaterThan(100);
    for (const [action, text] of said) expect(text.trim(), action).not.toBe(action);
    expect([...missing]).toEqual([]);
  });
});
