/** Which page an address shows. All but the table are loaded when they are first asked for. */
import type { Component } from "svelte";
import TablePage from "../pages/TablePage.svelte";
import { match } from "../router.svelte.ts";

// Each page takes the names found in its own pattern.
type Page = Component<Record<string, string>>;
type Loader = () => Promise<{ default: Page }>;

function page<T extends Record<string, string>>(load: () => Promise<{ default: Component<T> }>): Loader {
  return load as unknown as Loader;
}

const PAGES: [string, Loader][] = [
  ["/", page(() => import("../pages/Front.svelte"))],
  ["/lobby", page(() => import("../pages/Lobby.svelte"))],
  ["/new", page(() => import("../pages/NewTable.svelte"))],
  ["/t/:id", page(async () => ({ default: TablePage }))],
  ["/replay/:id", page(() => import("../pages/StudyPage.svelte"))],
  ["/review/:id", page(() => import("../pages/StudyPage.svelte"))],
  ["/study", page(() => import("../pages/StudyPage.svelte"))],
  ["/fair/:id", page(() => import("../pages/Fair.svelte"))],
  ["/fair", page(() => import("../pages/Fair.svelte"))],
  ["/rules", page(() => import("../pages/RulesPage.svelte"))],
  ["/rules/:game", page(() => import("../pages/RulesPage.svelte"))],
  ["/learn/:game", page(() => import("../pages/Learn.svelte"))],
  ["/me", page(() => import("../pages/Profile.svelte"))],
  ["/account", page(() => import("../pages/AccountPage.svelte"))],
  ["/p/:id", page(() => import("../pages/Profile.svelte"))],
  ["/puzzles", page(() => import("../pages/Puzzles.svelte"))],
  // Another puzzle is another page: what was answered is not kept.
  ["/puzzles/:id", page(() => import("../pages/PuzzlePage.svelte"))],
  ["/leaders", page(() => import("../pages/Leaders.svelte"))],
  ["/history", page(() => import("../pages/History.svelte"))],
  ["/settings", page(() => import("../pages/SettingsPage.svelte"))],
  ["/sign-in", page(() => import("../pages/SignIn.svelte"))],
  ["/reset", page(() => import("../pages/SignIn.svelte"))],
  ["/host", page(() => import("../pages/Host.svelte"))],
  ["/about", page(() => import("../pages/About.svelte"))],
  ["/offline", page(() => import("../pages/Offline.svelte"))],
];

export interface Found {
  key: string;
  load: Loader;
  facts: Record<string, string>;
}

export function pageAt(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const facts = match(pattern, path);
    if (facts) return { key: `${pattern} ${JSON.stringify(facts)}`, load, facts };
  }
  return { key: "lost", load: page(() => import("../pages/NotFound.svelte")), facts: {} };
}
