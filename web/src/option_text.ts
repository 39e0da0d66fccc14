/** Options in words: what they do, and their choices as people say them. */
import type { GameOption, OptionValue, Options } from "./live/messages.ts";
import { knows, say } from "./words.svelte.ts";

/** What an option does, as the label of its switch. */
export function optionWords(option: GameOption): string {
  return option.help.charAt(0).toUpperCase() + option.help.slice(1);
}

/** Options whose numbers are seats. */
const SEATED = ["start_player", "oldest"];

export function choiceWords(option: string, choice: OptionValue): string {
  if (typeof choice === "boolean") return say(choice ? "web-yes" : "web-no");
  if (typeof choice === "number") return SEATED.includes(option) ? say("web-seat", { n: choice + 1 }) : `${choice}`;
  const key = `web-choice-${choice}`;
  return knows(key) ? say(key) : choice.replaceAll("_", " ");
}

/** Whether an option may leave its default under these choices. */
export function available(option: GameOption, chosen: Options): boolean {
  return Object.entries(option.needs ?? {}).every(([name, value]) => chosen[name] === value);
}

/** The choices that differ from the default: what an edition or a variant changes. */
export function changed(options: readonly GameOption[], chosen: Options): GameOption[] {
  return options.filter((option) => option.name in chosen && chosen[option.name] !== option.default);
}

/** Drops choices whose condition is gone, so that the server is never asked for the impossible. */
export function fitting(options: readonly GameOption[], chosen: Options): Options {
  const kept = options.filter((option) => option.name in chosen && available(option, chosen));
  return Object.fromEntries(kept.map((option) => [option.name, chosen[option.name] ?? option.default]));
}
