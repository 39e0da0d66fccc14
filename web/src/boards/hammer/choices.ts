/** Legal actions, sorted by what on the board answers to them. Notation as in `move York Infantry`. */

export const BLOCK_VERBS = ["move", "fire", "retreat", "hold", "hit", "strengthen", "disband"] as const;
export type BlockVerb = (typeof BLOCK_VERBS)[number];
export const AREA_VERBS = ["to", "in", "draw in"] as const;
export type AreaVerb = (typeof AREA_VERBS)[number];

export type Order =
  | { kind: "card"; card: string; action: string }
  | { kind: "block"; verb: BlockVerb; block: string; action: string }
  | { kind: "area"; verb: AreaVerb; area: string; action: string }
  | { kind: "name"; noble: string; action: string }
  | { kind: "force"; number: number; action: string }
  | { kind: "word"; action: string };

function after(action: string, verb: string): string | null {
  return action.startsWith(`${verb} `) ? action.slice(verb.length + 1) : null;
}

/** Reads an action; what has no object is a word: `end`, `pass`, `crown Bruce`. */
export function read(action: string): Order {
  const card = after(action, "play");
  if (card !== null) return { kind: "card", card, action };
  const force = after(action, "main force");
  if (force !== null) return { kind: "force", number: Number(force), action };
  const noble = after(action, "name");
  if (noble !== null) return { kind: "name", noble, action };
  for (const verb of ["draw in", "to", "in"] as const) {
    const area = after(action, verb);
    if (area !== null) return { kind: "area", verb, area, action };
  }
  for (const verb of BLOCK_VERBS) {
    const block = after(action, verb);
    if (block !== null) return { kind: "block", verb, block, action };
  }
  return { kind: "word", action };
}

export interface Choices {
  orders: Order[];
  cards: Map<string, string>;
  blocks: Map<string, { verb: BlockVerb; action: string }[]>;
  areas: Map<string, { verb: AreaVerb; action: string }>;
  nobles: Map<string, string>;
  forces: { number: number; action: string }[];
  words: string[];
  /** The verbs that some block, or some area, has now. */
  verbs: Set<BlockVerb>;
  grounds: Set<AreaVerb>;
}

export function sorted(legal: readonly string[]): Choices {
  const found: Choices = {
    orders: legal.map(read),
    cards: new Map(),
    blocks: new Map(),
    areas: new Map(),
    nobles: new Map(),
    forces: [],
    words: [],
    verbs: new Set(),
    grounds: new Set(),
  };
  for (const order of found.orders) file(found, order);
  return found;
}

function file(found: Choices, order: Order): void {
  const { action } = order;
  if (order.kind === "card") found.cards.set(order.card, action);
  else if (order.kind === "name") found.nobles.set(order.noble, action);
  else if (order.kind === "force") found.forces.push({ number: order.number, action });
  else if (order.kind === "word") found.words.push(action);
  else if (order.kind === "area") {
    found.areas.set(order.area, { verb: order.verb, action });
    found.grounds.add(order.verb);
  } else {
    const verbs = found.blocks.get(order.block) ?? [];
    found.blocks.set(order.block, [...verbs, { verb: order.verb, action }]);
    found.verbs.add(order.verb);
  }
}

/** What a tap on an own block means when several or no verbs fit: the one the phase is about. */
export function tried(choices: Choices, block: string): string | null {
  const own = choices.blocks.get(block);
  if (own?.length === 1) return own[0]?.action ?? null;
  if (own?.length) return null;
  const [verb] = choices.verbs;
  return verb && choices.verbs.size === 1 ? `${verb} ${block}` : null;
}

/** What a tap on an area means: the legal action there, else a try that the server will refuse. */
export function aimed(choices: Choices, area: string): string | null {
  const there = choices.areas.get(area);
  if (there) return there.action;
  const [verb] = choices.grounds;
  return verb && choices.grounds.size === 1 && verb !== "draw in" ? `${verb} ${area}` : null;
}
