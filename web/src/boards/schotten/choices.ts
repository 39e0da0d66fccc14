/** Legal actions, sorted by what on the board answers to them. Notation as in `R7@3`. */

export interface Choices {
  /** Stones where a hand card may be laid. */
  lays: Map<string, Set<number>>;
  ruses: Set<string>;
  claims: Set<number>;
  picks: Set<string>;
  moves: Set<number>;
  backs: Set<string>;
  /** What a Joker or a Shield-bearer may stand for: "R7", "2". */
  faces: Set<string>;
  /** What has no place on the board: done, pass, discard, draw clan, draw tactics. */
  words: string[];
}

/** What a press on a stone would do while a card waits for its place. */
export interface Target {
  action: string;
  legal: boolean;
  label: string;
}

const WORDS = ["done", "pass", "discard", "draw clan", "draw tactics"];

export function sorted(legal: readonly string[]): Choices {
  const found: Choices = {
    lays: new Map(),
    ruses: new Set(),
    claims: new Set(),
    picks: new Set(),
    moves: new Set(),
    backs: new Set(),
    faces: new Set(),
    words: [],
  };
  for (const action of legal) sort(found, action);
  return found;
}

function sort(found: Choices, action: string): void {
  const [card = "", stone] = action.split("@");
  if (stone !== undefined) {
    found.lays.set(card, (found.lays.get(card) ?? new Set()).add(Number(stone)));
    return;
  }
  const [verb = "", object = ""] = action.split(" ");
  if (WORDS.includes(action)) found.words.push(action);
  else if (verb === "claim") found.claims.add(Number(object));
  else if (verb === "to") found.moves.add(Number(object));
  else if (verb === "pick") found.picks.add(object);
  else if (verb === "back") found.backs.add(object);
  else if (verb === "as") found.faces.add(object);
  else found.ruses.add(action);
}

const RUSES = ["Recruiter", "Strategist", "Banshee", "Traitor"];

export function isRuse(card: string): boolean {
  return RUSES.includes(card);
}
