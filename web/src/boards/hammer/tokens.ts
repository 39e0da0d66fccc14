/** Where blocks stand in their area, in map units from its middle. */
import { blockFacts, type Side } from "./facts.ts";
import { counts, nameOf, notesOn, ownIn, sideOf, strengthSaid, type War } from "./view.ts";

export interface Token {
  key: string;
  side: Side;
  /** Nothing if the face is turned away. */
  name: string;
  strength: number;
  lying: boolean;
  note: string;
  own: boolean;
  x: number;
  y: number;
}

export const SIZE = 48;
const CLOSEST = 27;

/** Stands n blocks in as few rows as leave the middle of each in sight; the first row begins at y. */
export function rows(n: number, room: number, y: number, most: number): { x: number; y: number }[] {
  const fit = Math.max(2, Math.floor((room - SIZE) / CLOSEST) + 1);
  const lines = Math.min(most, Math.ceil(n / fit));
  const found: { x: number; y: number }[] = [];
  for (let line = 0; line < lines; line += 1) {
    const here = Math.min(Math.ceil(n / lines), n - found.length);
    const step = here > 1 ? Math.min(SIZE + 2, (room - SIZE) / (here - 1)) : 0;
    for (let i = 0; i < here; i += 1) {
      found.push({ x: (i - (here - 1) / 2) * step, y: y + line * (SIZE * 0.7) });
    }
  }
  return found;
}

/** A name as it fits on the back of a block: "Wallace", "Lanca I". */
function pencilled(name: string): string {
  const [first = "", second = ""] = name.split(" ");
  return second ? `${first.slice(0, 5)}\u00a0${second[0]}` : first;
}

/** Own blocks weakest last; blocks in a battle's front lie open for everybody. */
function faces(now: War, area: string, side: Side): Omit<Token, "x" | "y">[] {
  if (side === now.seat) {
    return ownIn(now, area)
      .sort(
        (a, b) =>
          blockFacts(side, a.block).rating.localeCompare(blockFacts(side, b.block).rating) || b.strength - a.strength,
      )
      .map((one) => ({
        key: `${side} ${one.block}`,
        side,
        name: one.block,
        strength: one.strength,
        lying: one.moved,
        note: "",
        own: true,
      }));
  }
  const front = now.battle?.area === area ? now.battle.front.filter(([key]) => sideOf(key) === side) : [];
  const open = front.map(([key, strength, acted]) => ({
    key: `${side} ${nameOf(key)}`,
    side,
    name: nameOf(key),
    strength,
    lying: acted,
    note: "",
    own: false,
  }));
  const hidden = counts(now, area)[side] - open.length;
  const sure = notesOn(now, side, area, hidden).sure.filter((one) => !open.some((o) => o.name === nameOf(one.block)));
  const blank = Array.from({ length: Math.max(0, hidden) }, (_, i) => ({
    key: `${side} ${area} ${i}`,
    side,
    name: "",
    strength: 0,
    lying: false,
    own: false,
    note: sure[i] ? `${pencilled(nameOf(sure[i].block))} ${strengthSaid(sure[i])}` : "?",
  }));
  return [...open, ...blank];
}

export function tokens(now: War, area: string, room: number): Token[] {
  const sides: Side[] = now.seat === 0 ? [1, 0] : [0, 1];
  const found: Token[] = [];
  const contested = counts(now, area).every((n) => n > 0);
  let y = 16;
  for (const side of sides) {
    const here = faces(now, area, side);
    if (!here.length) continue;
    const spots = rows(here.length, room, y, area === "England" ? 4 : contested && side !== now.seat ? 1 : 2);
    here.forEach((face, i) => found.push({ ...face, ...(spots[i] ?? { x: 0, y }) }));
    y = (spots.at(-1)?.y ?? y) + SIZE + 2;
  }
  return found;
}
