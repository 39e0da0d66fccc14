/** The page begins: settings, words, then the shell. */
import "./ui/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import { askGames } from "./games.svelte.ts";
import { whenIdle } from "./idle.ts";
import { socket } from "./live/connection.svelte.ts";
import { whoAmI } from "./person.svelte.ts";
import { startRouter } from "./router.svelte.ts";
import { applySettings, settings } from "./settings.svelte.ts";
import App from "./layout/App.svelte";
import { pageAt } from "./layout/pages.ts";
import { speak } from "./words.svelte.ts";

async function begin(): Promise<void> {
  applySettings();
  startRouter();
  // The page comes while the words come; it is the same module when the shell asks for it.
  void pageAt(window.location.pathname).load().catch(() => undefined);
  if (window.location.pathname === "/") void askGames().catch(() => undefined);
  else if (window.location.pathname.startsWith("/t/")) socket.connect();
  void whoAmI();
  await speak(settings.lang);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if ("serviceWorker" in navigator && import.meta.env.PROD) {
    whenIdle(() => void navigator.serviceWorker.register("/sw.js"));
  }
}

void begin();
