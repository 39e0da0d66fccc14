/** Starting tables: one button, one request. */
import { api, Refused } from "./api.ts";
import { gameOf } from "./boards/registry.ts";
import type { Options, PaceAsked, TableInfo } from "./live/messages.ts";
import { readBeside } from "./rules.ts";
import { toast } from "./ui/index.ts";
import { beSomebody } from "./person.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { say, speak } from "./words.svelte.ts";

export interface NewTable {
  game: string;
  options: Options;
  seats: string[];
  pace?: PaceAsked;
  public?: boolean;
  rated?: boolean;
  salt?: string;
  card_set?: string;
  /** What the people are called who play one's own seats at one device. */
  names?: (string | null)[];
}

export async function openTable(asked: NewTable, name = ""): Promise<TableInfo> {
  await beSomebody(name);
  const pace = asked.pace ?? { kind: "none" };
  const table: Record<string, unknown> = { public: false, rated: false, ...asked, pace };
  return api.post<TableInfo>("/tables", table);
}

/** Loads a board before it is needed. */
export function fetchBoard(name: string): void {
  const { board, locales } = gameOf(name);
  void Promise.all([board(), speak(settings.lang, locales)]).catch(() => undefined);
}

/** Says what went wrong, in a toast that names the rule and leads to it. */
export function complain(fault: unknown, game = ""): void {
  if (!(fault instanceof Refused)) {
    if (fault instanceof Error) toast(fault.message, "bad");
    return;
  }
  if (fault.code === "no-connection") toast(say("web-no-connection"), "bad");
  else if (fault.code === "too-fast") toast(say("web-fault-too-fast"), "bad");
  else showRefusal(fault.message, fault.rule, game);
}

/** Says what went wrong with a form: each code has its sentence there. */
export function complainAs(fault: unknown, sentences: Record<string, string>): void {
  const key = fault instanceof Refused ? sentences[fault.code] : undefined;
  if (key) toast(say(key), "bad");
  else complain(fault);
}

export function showRefusal(text: string, rule: string | null | undefined, game: string): void {
  const sentence = text ? text.charAt(0).toUpperCase() + text.slice(1) : say("web-refused");
  const open = (): boolean => readBeside(game, rule ?? "");
  if (rule && game) toast(sentence, "bad", { href: ruleAddress(game, rule), label: say("web-rule", { rule }), open });
  else toast(sentence, "bad");
}

export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${encodeURIComponent(rule)}`;
}
