/** Texts of options, and which options may be chosen together. */
import type { GameOption, OptionValue, Options } from "./live/messages.ts";

/** What an option does, as the label of its switch. */
export function optionLabel(option: GameOption): string {
  return option.help.charAt(0).toUpperCase() + option.help.slice(1);
}

/** A choice in the reader's language; a value that is no choice (a file of one's own) as it is. */
export function choiceLabel(option: GameOption, value: OptionValue): string {
  return option.labels[option.choices.indexOf(value)] ?? String(value);
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
