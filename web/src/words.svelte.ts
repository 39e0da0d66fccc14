/** Words for people: Fluent sentences in the reader's language; what a language lacks is English. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte.ts";

export type Facts = Record<string, FluentVariable | boolean | readonly string[] | null | undefined>;
export type Say = (key: string, facts?: Facts) => string;

const files = import.meta.glob<string>(
  [
    "../../src/saltire/i18n/locales/*.ftl",
    "../../src/saltire/games/*/text/locales/*.ftl",
    // Of a game that is not in this repository: what its board says is beside the board.
    "./boards/*/locales/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

interface Speech {
  bundles: FluentBundle[];
}

const speech: Speech = $state.raw({ bundles: [] });
let version = $state(0);
let held: Language = "en";
const loaded = new Map<string, Set<string>>();
const bundles = new Map<string, FluentBundle>();

/** Where the file of a name may be: "web" is shared by all games, "<game>/board" belongs to one. */
function pathsOf(name: string, lang: string): string[] {
  const [game, part] = name.split("/");
  if (!part) return [`../../src/saltire/i18n/locales/${name}.${lang}.ftl`];
  const file = `${part}.${lang}.ftl`;
  return [`./boards/${game}/locales/${file}`, `../../src/saltire/games/${game}/text/locales/${file}`];
}

/** Reads a file once; tells whether it was new. */
async function add(lang: string, name: string): Promise<boolean> {
  const done = loaded.get(lang) ?? new Set<string>();
  loaded.set(lang, done);
  const read = pathsOf(name, lang).flatMap((path) => files[path] ?? [])[0];
  if (done.has(name) || !read) return false;
  const text = await read();
  if (done.has(name)) return false;
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  bundles.set(lang, bundle);
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  done.add(name);
  return true;
}

/** Loads locale files in a language and in English, and speaks that language from now on. */
export async function speak(lang: Language, names: readonly string[] = []): Promise<void> {
  const before = loaded.get(held) ?? [];
  const wanted = new Set(["web", ...before, ...names]);
  const langs = lang === "en" ? ["en"] : [lang, "en"];
  const news = await Promise.all(langs.flatMap((one) => [...wanted].map((name) => add(one, name))));
  if (held === lang && speech.bundles.length && !news.includes(true)) return;
  held = lang;
  speech.bundles = langs.flatMap((one) => bundles.get(one) ?? []);
  version += 1;
}

/** Lists names as a sentence does: "Anna, Bob and Éva". */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat(held === "en" ? "en-GB" : held).format(names);
}

function plain(facts: Facts): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (fact === null || fact === undefined) out[name] = "";
    else if (typeof fact === "boolean") out[name] = fact ? "yes" : "no";
    else out[name] = Array.isArray(fact) ? listed(fact as readonly string[]) : (fact as FluentVariable);
  }
  return out;
}

/** Keeps marks with the word before them: French writes a space there, and every language one before a per cent sign. */
export function unbroken(text: string, lang: string): string {
  const kept = text.replace(/ (?=%)/g, "\u00A0");
  return lang === "fr" ? kept.replace(/ (?=[:;!?»])/g, "\u00A0").replace(/« /g, "«\u00A0") : kept;
}

/** What stands between a name and what is said of it. */
export function colon(): string {
  void version;
  return held === "fr" ? "\u00A0: " : ": ";
}

/** Says a sentence; in a component it is said anew when the language changes. */
export const say: Say = (key, facts = {}) => {
  void version;
  for (const bundle of speech.bundles) {
    const message = bundle.getMessage(key);
    if (message?.value) {
      return unbroken(bundle.formatPattern(message.value, plain(facts), []), bundle.locales[0] ?? "");
    }
  }
  return key;
};

export function knows(key: string): boolean {
  void version;
  return speech.bundles.some((bundle) => bundle.hasMessage(key));
}
