import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { unbroken } from "../src/words.svelte.ts";

const LANGUAGES = ["en", "de", "fr", "hu", "cs"] as const;
const PACKAGE = new URL("../../src/saltire/", import.meta.url).pathname;
const LOCALES = join(PACKAGE, "i18n/locales");
const GAMES = readdirSync(join(PACKAGE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "__pycache__")
  .map((entry) => join(PACKAGE, "games", entry.name, "text/locales"));
const SOURCE = new URL("../src/", import.meta.url).pathname;

function bundleOf(lang: string, prefix = "web"): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const folder of [LOCALES, ...GAMES]) {
    for (const file of readdirSync(folder)) {
      if (!file.startsWith(prefix) || !file.endsWith(`.${lang}.ftl`)) continue;
      bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf-8")));
    }
  }
  return bundle;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Every whole key that the source names; keys that are put together are listed below. */
function keysNamed(): Set<string> {
  const found = new Set<string>();
  for (const file of filesOf(SOURCE)) {
    if (!/\.(svelte|ts)$/.test(file)) continue;
    for (const [, key] of readFileSync(file, "utf-8").matchAll(/["'](web-[a-z0-9_-]*[a-z0-9])["']/g)) {
      if (key) found.add(key);
    }
  }
  return found;
}

const PUT_TOGETHER = {
  "web-do-": ["in", "up", "forgotten", "reset"],
  "web-how-": ["resign", "flag", "claim", "draw"],
  "web-host-form-": ["sqlite", "lines"],
  "web-host-setting-": ["port"],
  "web-host-source-": ["default", "file", "environment", "command-line"],
  "web-host-state-": ["open", "playing", "over", "dropped"],
  "web-host-tab-": ["server", "people", "tables", "backups", "settings"],
  "web-kind-": ["guest", "account", "program", "bot", "gone"],
  "web-lobby-none-": ["open", "current", "playing"],
  "web-motion-": ["auto", "full", "none"],
  "web-theme-": ["auto", "light", "dark"],
  "web-people-against-": ["people", "bots", "alone"],
  "web-story-": ["slow", "fast", "off"],
  "web-offer-": ["draw", "takeback"],
  "web-offered-": ["draw", "takeback"],
  "web-way-": ["friends", "bots", "device", "friends-help", "bots-help", "device-help"],
  "web-phrase-": [
    "hello",
    "good-luck",
    "thinking",
    "your-turn",
    "well-played",
    "oops",
    "sorry",
    "thanks",
    "good-game",
    "again",
  ],
};

describe.each(LANGUAGES)("in %s", (lang) => {
  const bundle = bundleOf(lang);

  test("every sentence that the page says exists", () => {
    const named = [...keysNamed()];
    const made = Object.entries(PUT_TOGETHER).flatMap(([head, tails]) => tails.map((tail) => head + tail));
    expect(named.length).toBeGreaterThan(200);
    expect([...named, ...made].filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  test("a sentence is said with its facts and without faults", () => {
    const faults: Error[] = [];
    const message = bundle.getMessage("web-offered-draw");
    const said = bundle.formatPattern(message?.value ?? "", { who: "other", name: "Ann", names: "Bob" }, faults);
    expect(said).toContain("Ann");
    expect(said).toContain("Bob");
    expect(faults).toEqual([]);
  });
});

test("what the page never says is not in the files", () => {
  const files = ["web.en.ftl", "web_host.en.ftl", "web_people.en.ftl", "web_about.en.ftl", "web_account.en.ftl"];
  const bundle = files.map((file) => readFileSync(join(LOCALES, file), "utf-8")).join("\n");
  const named = keysNamed();
  const heads = Object.keys(PUT_TOGETHER);
  const keys = [...bundle.matchAll(/^(web-[\w-]+) =/gm)].map(([, key]) => key ?? "");
  expect(keys.filter((key) => !named.has(key) && !heads.some((head) => key.startsWith(head)))).toEqual([]);
});

test("no mark begins a line", () => {
  expect(unbroken("Refusé : « 3 » ?", "fr")).toBe("Refusé\u00A0: «\u00A03\u00A0»\u00A0?");
  expect(unbroken("Score 5 : 3, zu 63 %", "de")).toBe("Score 5 : 3, zu 63\u00A0%");
});
