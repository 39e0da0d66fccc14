/** Where areas, blocks and cards are on the board. */
import type { About } from "../contract.ts";

const AREAS = ["area", "from", "to", "path", "areas"];
const BLOCKS = ["block", "blocks", "noble", "leader", "king"];

function named(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.flatMap(named);
  return typeof fact === "string" ? [fact] : [];
}

const area = (name: string): string => `[data-area="${name}"]`;
const block = (name: string): string => `[data-block="${name}"]`;

function ofAction(action: string): string[] {
  const object = /^(?:draw in|to|in|move|fire|retreat|hold|hit|strengthen|disband|name) (.+)$/.exec(action)?.[1];
  return object ? [area(object), block(object)] : [];
}

export function spots({ action, told = [] }: About): string[] {
  const found = action ? ofAction(action) : [];
  for (const one of told as readonly Record<string, unknown>[]) {
    for (const name of AREAS) found.push(...named(one[name]).map(area));
    for (const name of BLOCKS) found.push(...named(one[name]).map(block));
  }
  return found;
}
