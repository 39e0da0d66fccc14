/** What the server says about its games: options, bots. Asked once a visit and language. */
import { api } from "./api.ts";
import type { GameInfo, Games } from "./live/messages.ts";
import { settings } from "./settings.svelte.ts";

const asked = new Map<string, Promise<GameInfo[]>>();

export function askGames(): Promise<GameInfo[]> {
  const lang = settings.lang;
  const found = asked.get(lang);
  if (found) return found;
  const asking = api.get<Games>(`/games?lang=${lang}`).then((answer) => answer.games);
  asking.catch(() => asked.delete(lang));
  asked.set(lang, asking);
  return asking;
}

const FIRST_LEVEL = "clansman";

/** The level that was last played, if the server still has it; at first one that a beginner can beat. */
export function levelOf(name: string, bots: readonly string[]): string {
  const wanted = [settings.level[name], FIRST_LEVEL].find((level) => level && bots.includes(level));
  return wanted ?? bots.at(-1) ?? "random";
}
