/** What this reader prefers, kept in this browser and nowhere else. */

export const LANGUAGES = ["en", "de", "fr", "hu", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "none" | "full";
export const STORIES = ["slow", "fast", "off"] as const;
export type Story = (typeof STORIES)[number];

export interface Settings {
  lang: Language;
  theme: Theme;
  motion: Motion;
  /** How fast the turns of others are told. */
  story: Story;
  sound: boolean;
  confirmMoves: boolean;
  /** Passes by itself where passing is all one can do. */
  autoPass: boolean;
  /** The bot's level of *Play now*, by game. */
  level: Record<string, string>;
}

const PLACE = "saltire.settings";

export function bestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((lang) => lang === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function fresh(): Settings {
  const preferred = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    lang: bestLanguage(preferred),
    theme: "auto",
    motion: "auto",
    story: "slow",
    sound: false,
    confirmMoves: false,
    autoPass: true,
    level: {},
  };
}

function stored(): Partial<Settings> {
  try {
    const text = localStorage.getItem(PLACE);
    const found: unknown = text ? JSON.parse(text) : {};
    return typeof found === "object" && found !== null ? (found as Partial<Settings>) : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...fresh(), ...stored() });

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function still(prefer: Settings): boolean {
  if (prefer.motion !== "auto") return prefer.motion === "none";
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Writes theme, motion and language on the document, where the style sheets look for them. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset["theme"] = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  root.dataset["motion"] = still(settings) ? "none" : "full";
  root.lang = settings.lang;
}
