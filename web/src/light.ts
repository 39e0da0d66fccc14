/** Lights places of the board: where a hint, an entry of the log or a step of a turn points to. */
import { tick } from "svelte";
import type { About, GameModule } from "./boards/contract.ts";

const LIT = "data-lit";

function selectors(game: GameModule, about: About): string[] {
  const choices = about.choices?.flatMap((action) => selectors(game, { action })) ?? [];
  const button = about.action ? [`[data-action=${JSON.stringify(about.action)}]`] : [];
  return [...button, ...choices, ...(game.spots?.(about) ?? [])];
}

/** Lights what is pointed at, once the board is drawn; the returned function puts the light out. */
export function light(game: GameModule, about: About | null, within = "[data-board]"): () => void {
  let over = false;
  let found: Element[] = [];
  if (about) {
    const wanted = selectors(game, about).map((one) => `${within} :is(${one})`);
    void tick().then(() => {
      if (over || !wanted.length) return;
      found = [...document.querySelectorAll(wanted.join(", "))];
      const loss = about.told?.some(({ kind }) => game.losses?.includes(kind));
      for (const element of found) element.setAttribute(LIT, loss ? "loss" : "");
    });
  }
  return () => {
    over = true;
    for (const element of found) element.removeAttribute(LIT);
  };
}
