/** The rules of a game in our words, each with its number. */
import { api } from "./api.ts";
import type { RuleExample, RuleExamples } from "./live/messages.ts";
import type { Language } from "./settings.svelte.ts";

export interface Rule {
  id: string;
  text: string;
  chapter: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

export interface Rulebook {
  game: string;
  /** English where the game has its rules in no other language. */
  lang: Language;
  /** What the numbers mean, whose game it is, and what is reconstructed. */
  intro: string;
  rules: Rule[];
}

const asked = new Map<string, Promise<Rulebook>>();

export function askRules(game: string, lang: Language): Promise<Rulebook> {
  const path = `/rules/${game}?lang=${lang}`;
  const found = asked.get(path);
  if (found) return found;
  const asking = api.get<Rulebook>(path);
  asking.catch(() => asked.delete(path));
  asked.set(path, asking);
  return asking;
}

const examplesAsked = new Map<string, Promise<RuleExamples>>();

/** The worked examples of a game; an answer without any for a game that has none. */
export function askExamples(game: string, lang: Language): Promise<RuleExamples> {
  const path = `/rules/${game}/examples?lang=${lang}`;
  const found = examplesAsked.get(path);
  if (found) return found;
  const asking = api.get<RuleExamples>(path);
  asking.catch(() => examplesAsked.delete(path));
  examplesAsked.set(path, asking);
  return asking;
}

/** The examples of each rule: those that show it first, then those that show it too. */
export function examplesByRule(examples: readonly RuleExample[]): Map<string, RuleExample[]> {
  const found = new Map<string, RuleExample[]>();
  const most = Math.max(0, ...examples.map(({ rules }) => rules.length));
  for (let place = 0; place < most; place += 1) {
    for (const example of examples) {
      const rule = example.rules[place];
      if (rule !== undefined) found.set(rule, [...(found.get(rule) ?? []), example]);
    }
  }
  return found;
}

/** What could be done instead of an action that was refused: the same card elsewhere, another claim; else anything. */
export function instead(refused: string, legal: readonly string[]): string[] {
  const head = (action: string): string => action.split(/[@ ]/)[0] ?? "";
  const alike = legal.filter((action) => action !== refused && head(action) === head(refused));
  return alike.length ? alike : [...legal];
}

export function byChapter(rules: readonly Rule[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else chapters.push({ title: rule.chapter, rules: [rule] });
  }
  return chapters;
}

/** Without case and accents: `kamen` finds `kámen`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

/** The rules of that number, or those that hold every word asked for. */
export function findRules(rules: readonly Rule[], wanted: string): Rule[] {
  const query = plain(wanted.trim());
  if (!query) return [...rules];
  const numbered = rules.filter(
    (rule) => rule.id.toLowerCase() === query || rule.id.toLowerCase().startsWith(`${query}.`),
  );
  if (numbered.length) return numbered;
  const words = query.split(/\s+/);
  return rules.filter((rule) => words.every((word) => plain(`${rule.chapter} ${rule.text}`).includes(word)));
}

export interface Piece {
  kind: "text" | "code" | "strong" | "em";
  text: string;
}

/** The little Markdown that a rule may hold: `code`, **strong**, *emphasis*. */
export function pieces(text: string): Piece[] {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean);
  return parts.map((part) => {
    if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
    if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
    if (part.startsWith("*") && part.length > 2) return { kind: "em", text: part.slice(1, -1) };
    return { kind: "text", text: part };
  });
}

let reader: { game: string; read: (rule: string) => void } | null = null;

/** A table that shows the rules beside its board says so; the returned function ends it. */
export function readHere(game: string, read: (rule: string) => void): () => void {
  const mine = { game, read };
  reader = mine;
  return () => {
    if (reader === mine) reader = null;
  };
}

/** Opens a rule beside the board, if a table of that game is open; else its page is to be visited. */
export function readBeside(game: string, rule: string): boolean {
  if (reader?.game !== game) return false;
  reader.read(rule);
  return true;
}
