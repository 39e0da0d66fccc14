/** Starts the page: settings, messages and games, then the layout. */
import "./ui/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import { askGames } from "./games.svelte.ts";
import { whenIdle } from "./idle.ts";
import { socket } from "./live/connection.svelte.ts";
import { fetchPartsLater } from "./offline_parts.ts";
import { whoAmI } from "./person.svelte.ts";
import { startRouter } from "./router.svelte.ts";
import { applySettings, settings } from "./settings.svelte.ts";
import App from "./layout/App.svelte";
import { pageAt } from "./layout/pages.ts";
import { speak } from "./words.svelte.ts";

const GAMES_WAIT = 1500;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function begin(): Promise<void> {
  applySettings();
  startRouter();
  // The page comes while the words come; it is the same module when the shell asks for it.
  void pageAt(window.location.pathname)
    .load()
    .catch(() => undefined);
  const games = askGames().catch(() => undefined);
  const isTable = window.location.pathname.startsWith("/t/");
  if (isTable) socket.connect();
  void whoAmI();
  // Every page but a table shows titles of games first; a slow answer holds it up no longer than this.
  await Promise.all([speak(settings.lang), isTable ? null : Promise.race([games, delay(GAMES_WAIT)])]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if ("serviceWorker" in navigator && import.meta.env.PROD) {
    whenIdle(() => {
      void navigator.serviceWorker.register("/sw.js");
      fetchPartsLater().catch(() => undefined);
    });
  }
}

void begin();
