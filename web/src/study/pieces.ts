/** The text of a position as places with pieces, and as facts: what can be taken up, put down and chosen. */
import type { GameOption, Options, OptionValue, PositionChecked } from "../live/messages.ts";
import { fitting } from "../option_text.ts";

type Form = NonNullable<PositionChecked["form"]>;
/** Where something stands in a text, as the server says it. */
export type Slot = Form["places"][number];
export type Fact = Form["facts"][number];

export interface Place {
  slot: Slot;
  /** Which share of it: 0 before the bar, 1 after it. */
  share: number;
}

const NOTHING = "-";

const plain = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/** Lists the parts of a text, and its remarks. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => {
      const at = line.indexOf("#");
      return at < 0 ? line.split(";") : [...line.slice(0, at).split(";"), line.slice(at)];
    })
    .map((line) => line.trim())
    .filter(Boolean);
}

function isOf(line: string, part: string): boolean {
  const colon = line.indexOf(":");
  return colon > 0 && !line.startsWith("#") && plain(line.slice(0, colon)) === plain(part);
}

function partIn(text: string, part: string): string | null {
  const line = linesOf(text).find((one) => isOf(one, part));
  return line === undefined ? null : line.slice(line.indexOf(":") + 1).trim();
}

const fieldsOf = (value: string): string[] =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one && one !== NOTHING);
const isField = (entry: string, field: string): boolean => entry === field || entry.startsWith(`${field} `);

const sharesOf = (value: string, slot: Slot): string[] =>
  slot.shares > 1 ? value.split("|").map((one) => one.trim()) : [value];

/** What a text says there; null if it leaves that out. */
export function valueIn(text: string, slot: Slot, share = 0): string | null {
  const value = partIn(text, slot.part);
  if (value === null) return null;
  if (!slot.field) return sharesOf(value, slot)[share] ?? null;
  const entry = fieldsOf(value).find((one) => isField(one, slot.field));
  return entry === undefined ? null : entry.slice(slot.field.length).trim();
}

function partWith(before: string | null, slot: Slot, share: number, value: string): string {
  if (slot.field) {
    const entries = fieldsOf(before ?? "");
    const at = entries.findIndex((one) => isField(one, slot.field));
    const now = value === slot.usual ? [] : [`${slot.field} ${value}`];
    entries.splice(at < 0 ? entries.length : at, at < 0 ? 0 : 1, ...now);
    return entries.join(", ");
  }
  const missing = slot.usual || NOTHING;
  const shares = before === null ? [] : sharesOf(before, slot).map((one) => one || missing);
  while (shares.length < slot.shares) shares.push(missing);
  shares[share] = value;
  return shares.every((one) => one === slot.usual) ? "" : shares.join(" | ");
}

/** Writes the text with another value there; what is as usual is left out. */
export function withValue(text: string, slot: Slot, share: number, value: string): string {
  const lines = linesOf(text);
  const said = partWith(partIn(text, slot.part), slot, share, value || slot.usual || NOTHING);
  const at = lines.findIndex((one) => isOf(one, slot.part));
  const now = said ? [`${slot.part}: ${said}`] : [];
  lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, ...now);
  return lines.join("\n");
}

/** Lists what lies at a place, or is chosen there. */
export function entriesIn(text: string, slot: Slot, share: number): string[] {
  return (valueIn(text, slot, share) ?? "")
    .split(slot.commas ? "," : /\s+/)
    .map((one) => one.trim())
    .filter((one) => one && one !== NOTHING);
}

export function withEntries(text: string, slot: Slot, share: number, entries: readonly string[]): string {
  return withValue(text, slot, share, entries.join(slot.commas ? ", " : " ") || NOTHING);
}

export function shareNumbers(slot: Slot): number[] {
  return Array.from({ length: slot.shares }, (_, share) => share);
}

export function placesOf(slots: readonly Slot[]): Place[] {
  return slots.flatMap((slot) => shareNumbers(slot).map((share) => ({ slot, share })));
}

/** What a place or a fact is called. */
export function nameOf(slot: Slot, share: number): string {
  const name = slot.field ? `${slot.part} ${slot.field}` : slot.part;
  return slot.shares > 1 ? `${name} (${share + 1})` : name;
}

/** Writes the text with a piece taken from one place (if it was on one) and put down at another (unless it goes off). */
export function moved(text: string, piece: string, from: Place | null, to: Place | null): string {
  let now = text;
  if (from) {
    const left = entriesIn(now, from.slot, from.share);
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    now = withEntries(now, from.slot, from.share, left);
  }
  return to ? withEntries(now, to.slot, to.share, [...entriesIn(now, to.slot, to.share), piece]) : now;
}

/** What a piece may be changed to: itself without a mark, and with each. */
export function formsOf(piece: string, marks: readonly string[]): string[] {
  const mark = marks.find((one) => piece.endsWith(one)) ?? "";
  const bare = piece.slice(0, piece.length - mark.length);
  return [bare, ...marks.map((one) => bare + one)];
}

/** Writes the text with another form of a piece that lies somewhere. */
export function replaced(text: string, piece: string, at: Place, other: string): string {
  const entries = entriesIn(text, at.slot, at.share);
  entries.splice(entries.indexOf(piece), 1, other);
  return withEntries(text, at.slot, at.share, entries);
}

const GAME = "game";
const saidOf = (value: OptionValue): string => (value === true ? "yes" : value === false ? "no" : String(value));

/** The options that the first line names: `game: thistles longer rounds=3`. */
export function optionsIn(text: string, options: readonly GameOption[]): Options {
  const words = (partIn(text, GAME) ?? "").split(/\s+/).slice(1);
  const found = words.flatMap((word) => {
    const [name = "", said = "yes"] = word.split("=");
    const option = options.find((one) => one.name === name.replaceAll("-", "_"));
    const value = option?.choices.find((choice) => saidOf(choice) === said);
    return option && value !== undefined ? [[option.name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Writes the text for a game with another option; those that need the earlier choice are dropped. */
export function withOption(
  text: string,
  game: string,
  options: readonly GameOption[],
  name: string,
  value: OptionValue,
): string {
  const chosen = fitting(options, { ...optionsIn(text, options), [name]: value });
  const words = options
    .filter((option) => option.name in chosen && chosen[option.name] !== option.default)
    .map((option) => (chosen[option.name] === true ? option.name : `${option.name}=${saidOf(chosen[option.name]!)}`));
  const rest = linesOf(text).filter((line) => !isOf(line, GAME));
  return [`${GAME}: ${[game, ...words].join(" ")}`, ...rest].join("\n");
}
