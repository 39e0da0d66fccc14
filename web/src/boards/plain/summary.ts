/** A view of any game as lines that can be read: names in words, lists on one line. */
import type { View } from "../contract.ts";

export interface Line {
  name: string;
  text: string;
}

const SKIPPED = new Set(["legal", "options", "seat", "actor"]);

export function inWords(name: string): string {
  return name.replaceAll(/[_-]/g, " ");
}

export function asText(fact: unknown): string {
  if (fact === null || fact === undefined || fact === "") return "–";
  if (typeof fact === "boolean") return fact ? "✓" : "–";
  if (Array.isArray(fact)) return fact.length ? fact.map(asText).join(", ") : "–";
  if (typeof fact !== "object") return String(fact);
  const parts = Object.entries(fact).filter(([, part]) => !isEmpty(part));
  return parts.map(([name, part]) => `${inWords(name)} ${asText(part)}`).join("; ");
}

function isEmpty(fact: unknown): boolean {
  return fact === null || fact === false || (Array.isArray(fact) && fact.every(isEmpty));
}

export function summary(view: View): Line[] {
  return Object.entries(view)
    .filter(([name]) => !SKIPPED.has(name))
    .flatMap(([name, fact]) => {
      const rows = Array.isArray(fact) && fact.length > 1 && fact.some((part) => typeof part === "object");
      if (!rows) return [{ name: inWords(name), text: asText(fact) }];
      return fact.map((part, i) => ({ name: `${inWords(name)} ${i + 1}`, text: asText(part) }));
    });
}
