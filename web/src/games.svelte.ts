/** The games of this server, as GET /games describes them in the reader's language. */
import { api } from "./api.ts";
import type { GameInfo, Games } from "./live/messages.ts";
import { type Language, settings } from "./settings.svelte.ts";

declare global {
  interface Window {
    /** The request that `early.js` sends before the page is mounted. */
    saltireGames?: { lang: string; answer: Promise<Games | null> } | undefined;
  }
}

const requests = new Map<Language, Promise<readonly GameInfo[]>>();
let known = $state.raw<readonly GameInfo[]>([]);
let failed = $state(false);
let manual = $state(false);

/** The latest answer; empty until there is one. */
export const catalogue = {
  get games(): readonly GameInfo[] {
    return known;
  },
  get failed(): boolean {
    return failed;
  },
  /** Whether this server has the documentation, at /docs. */
  get manual(): boolean {
    return manual;
  },
};

async function request(lang: Language): Promise<readonly GameInfo[]> {
  const early = window.saltireGames;
  window.saltireGames = undefined;
  const answer = early?.lang === lang ? await early.answer : null;
  const found = answer ?? (await api.get<Games>(`/games?lang=${lang}`));
  manual = found.manual ?? false;
  return found.games;
}

/** Asks once a visit and language. */
export function askGames(): Promise<readonly GameInfo[]> {
  const lang = settings.lang;
  const asked = requests.get(lang) ?? request(lang);
  requests.set(lang, asked);
  asked.then(
    (games) => {
      failed = false;
      if (settings.lang === lang) known = games;
    },
    () => {
      failed = true;
      requests.delete(lang);
    },
  );
  return asked;
}

export function infoOf(name: string): GameInfo | undefined {
  return known.find((game) => game.name === name);
}

export function titleOf(name: string): string {
  return infoOf(name)?.title ?? name;
}

function botName(game: string, bot: string): string {
  return infoOf(game)?.bot_names[bot] ?? bot;
}

/** How strong a bot is; of one that nobody has measured, its name. */
export function botStrength(game: string, bot: string): string {
  return infoOf(game)?.bot_strengths[bot] || botName(game, bot);
}

/** A bot with how strong it is, for lists to choose from. */
export function botLabel(game: string, bot: string): string {
  return [botName(game, bot), infoOf(game)?.bot_strengths[bot]].filter(Boolean).join(" · ");
}

const FIRST_LEVEL = "clansman";

/** The level that was last played, if the server still has it; at first one that a beginner can beat. */
export function levelOf(name: string, bots: readonly string[]): string {
  const wanted = [settings.level[name], FIRST_LEVEL].find((level) => level && bots.includes(level));
  return wanted ?? bots.at(-1) ?? "random";
}
