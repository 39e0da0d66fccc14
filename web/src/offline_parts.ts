/** Lets the service worker fetch, once the page is at rest, all that works without the server. */
import { askGames } from "./games.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Later than anything that a reader waits for. */
const REST = 6000;

interface Frugal {
  connection?: { saveData?: boolean };
}

export async function fetchPartsLater(): Promise<void> {
  if ((navigator as Frugal).connection?.saveData) return;
  const worker = await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, REST));
  const games = (await askGames()).map((game) => game.name);
  worker.active?.postMessage({ type: "fetch-parts", lang: settings.lang, games });
}
