/**
 * What a board is. To add one, make a folder `boards/<game>/` with
 *
 *   game.ts       `export const game: GameModule` (small: it is part of the first load)
 *   Thumbnail.svelte  a picture of the board in inline SVG for the lists of games, viewBox 0 0 320 200
 *   Board.svelte  the board itself, loaded only when a table of that game opens; takes BoardProps
 *   lesson.ts     `export const lesson: Lesson`, a script of the game's worked examples, loaded only in a lesson
 *   locales/      Fluent files of what the board says, `web.<language>.ftl`, unless the game is one of src/saltire/games
 *
 * A game without a folder is played on the plain board (`boards/plain`): buttons and a summary.
 * Title, blurb, options and bots of a game come from GET /games, in the order of the server's list.
 *
 * A board draws from (view, log) and knows no rules: what reacts comes from `legal`. Actions are
 * notation ("R7@3"). Every control is a real <button data-action="R7@3"> with a text label; a
 * control that first needs a second choice carries `data-choice`. When somebody tries what is not
 * in `legal` and the try has a notation, pass it to `act` all the same: the server refuses it with
 * the rule's number, and the shell shows that. Only a try without a notation goes to `refuse`.
 *
 * The shell gives: log, chat, clocks, undo, toasts, live region, hand-over screens, lesson cards.
 * The board gives: everything inside its <section>, with a heading structure below <h2>.
 */
import type { Component, Snippet } from "svelte";
import type { LogEntry, TableInfo, Told, View } from "../live/messages.ts";
import type { Settings } from "../settings.svelte.ts";
import type { SoundsOfEvents } from "../sound.ts";
import type { Facts, Say } from "../words.svelte.ts";

export type { Facts, LogEntry, Say, Settings, TableInfo, Told, View };

/** What is pointed at on a board: a choice in notation, or what some events speak of. */
export interface About {
  action?: string;
  /** The choice and what is to follow it, for a choice that takes several actions. */
  plan?: readonly string[];
  /** Several choices, each as good as the others. */
  choices?: readonly string[];
  told?: readonly Told[];
}

export interface BoardProps {
  /** What this audience sees, as the server sent it. Each game narrows it in its own `view.ts`. */
  view: View;
  /** What the server computes from this view for the board to show, if the game has something. */
  annotations?: View | null;
  /** Every legal action in notation; empty when this seat is not asked, or while `busy`. */
  legal: readonly string[];
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  info: TableInfo;
  /** What was told, oldest first. Entries after `fresh` came with the latest frame: animate those. */
  log: readonly LogEntry[];
  /** The highest log number that had been shown before the latest frame. */
  fresh: number;
  /** Names by seat. */
  names: readonly string[];
  /** Seats that are waited for. */
  waiting: readonly number[];
  /** Says a Fluent sentence: the shell's, the game's own, and those of the game's `web.*.ftl`. */
  words: Say;
  /** Sends an action in notation. The board is locked (`busy`) until the answer is there. */
  act: (action: string) => void;
  /** Shows why a try without a notation cannot be; the rule becomes a link to the rules reader. */
  refuse: (text: string, rule?: string) => void;
  /** Opens the rules reader beside the board at a rule. */
  readRule: (rule: string) => void;
  /** The reader's settings: motion, confirmMoves, sound, theme, lang. Obey `prefer.motion`. */
  prefer: Settings;
  /** An action is under way: show the choice as made, react to nothing. */
  busy: boolean;
  /** Takes the latest action back; null when that cannot be. */
  undo?: (() => void) | null;
  /** The table's tools (Undo, Hint, …): a board that fills the window shows them beside its question. */
  tools?: Snippet;
}

/** An action in words. */
export type ActionSaid = (action: string, at: Pick<BoardProps, "view" | "annotations" | "names" | "words">) => string;

/** What `Board.svelte` exports. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** To ask whether an action is meant; without it the notation stands. */
  actionSaid?: ActionSaid;
}

/** From where to where something goes, as CSS selectors inside the board. */
export interface Arrow {
  from: string;
  to: string;
}

/** What a picture of a step gets. */
export interface SceneProps {
  told: readonly Told[];
  view: View;
  names: readonly string[];
  words: Say;
  /** Nothing moves. */
  still: boolean;
}

/** One step of a lesson: a worked example on a live board, and a card that speaks of it. */
export interface LessonStep {
  /** Unique in the lesson. */
  id: string;
  /** The worked example of the game, by its id: what is tried there is what the learner does. */
  example: string;
  /**
   * The Fluent key of what to say before anything is tried, in the game's `web.*.ftl`: at most three short sentences.
   * The example's own sentence stands there without it, and follows when the step is done.
   */
  say?: string;
  /**
   * A CSS selector inside the board: what to ring with light while the card is read, or what must be pressed before
   * the action. The first that is shown is rung. It is told so by a bubbling `taught` event: a board that moves by
   * other means than scrolling brings it into its window then.
   */
  point?: string;
}

/** A script of worked examples. */
export interface Lesson {
  steps: readonly LessonStep[];
}

export interface GameModule {
  /** As the server names it: "schotten". */
  name: string;
  /** CSS colours by seat, tokens of ui/tokens.css: ["var(--red)", "var(--blue)"]. */
  colours: readonly string[];
  /** A glyph by seat, so that colour is never alone: one character each. */
  glyphs: readonly string[];
  /** What a seat is called in this game before it has a person: Fluent key, or null for "Seat n". */
  seatKey?: (seat: number) => string | null;
  /** What that key says it of. */
  seatFacts?: (seat: number) => Facts;
  /** The options that the page of a new table shows first; without it, all of them. */
  mainOptions?: readonly string[];
  /** Sources of the art to name on the page about the server: Fluent keys in the game's `web.*.ftl`. */
  notices?: readonly { title: string; text: string }[];
  /** The board takes all the window's height, and shows the table's tools itself. */
  fills?: boolean;
  /** The options of *Play now*, and which seat the player takes. */
  playNow: { options: Record<string, string | number | boolean>; seat: number };
  /** The board, loaded when it is needed. */
  board: () => Promise<BoardModule>;
  /**
   * Locale files that the board needs, beside the page's own: "hammer/board" is board.<lang>.ftl in `locales` of that
   * board, or in `text/locales` of that game.
   */
  locales: readonly string[];
  lesson?: () => Promise<{ lesson: Lesson }>;
  /** The game in one minute: pictures of its own pieces with a few words, before the numbered rules. */
  overview?: () => Promise<{ default: Component<{ words: Say }> }>;
  /**
   * Where on the board something is, as CSS selectors inside it. The shell lights what they find: for a hint,
   * for an entry of the log that is pressed, for each step of a turn that is told again. The button of an
   * action is lit without it.
   */
  spots?: (about: About) => string[];
  /** What goes where in a step of a turn that is told: the shell draws an arrow for each over the board. */
  arrows?: (told: readonly Told[]) => Arrow[];
  /** Draws a step of a turn that is told, over the board; nothing for a step that the board shows by itself. */
  scene?: () => Promise<{ default: Component<SceneProps> }>;
  /** Kinds of events that take something away: what they speak of is marked so. */
  losses?: readonly string[];
  /** Kinds of events that begin a part of the log: a round, a year. */
  chapters?: readonly string[];
  /** Kinds of events that are in the log but not worth a step of the story: cards drawn, points counted. */
  quiet?: readonly string[];
  /** What is heard of an event, by its kind: { laid: "knock" }. */
  sounds?: SoundsOfEvents;
}
