/** What moved of late, as arrows over the map. */
import type { LogEntry } from "../contract.ts";
import { ENGLISH, type Side } from "./facts.ts";
import { GROUND } from "./map.ts";
import { standing } from "./standing.ts";

export interface Arrow {
  key: string;
  side: Side;
  kind: "march" | "retreat" | "sail" | "try";
  path: string[];
  blocks: number;
  fresh: boolean;
}

type Told = LogEntry["told"][number];

function wayOf(told: Told): { kind: Arrow["kind"]; path: string[] } | null {
  const named = (fact: string): string => String(told[fact] ?? "");
  const path = Array.isArray(told["path"]) ? told["path"].map(String) : [];
  if (told.kind === "moved") return { kind: "march", path };
  if (told.kind === "norse") return { kind: "sail", path };
  if (told.kind === "sailed") return { kind: "sail", path: [named("from"), named("to")] };
  if (told.kind === "retreated" || told.kind === "regrouped") {
    return { kind: "retreat", path: [named("from"), named("area")] };
  }
  return null;
}

/** The moves since the cards were last turned up; those of the latest frame are fresh. */
export function arrows(log: readonly LogEntry[], fresh: number): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const entry of standing(log)) {
    for (const told of entry.told) {
      if (told.kind === "revealed" || told.kind === "winter" || told.kind === "year") found.clear();
      const way = wayOf(told);
      if (!way || way.path.length < 2 || way.path.some((area) => !GROUND[area])) continue;
      const side: Side = told["side"] === ENGLISH ? 0 : 1;
      const key = `${side} ${way.kind} ${way.path.join("-")}`;
      const known = found.get(key);
      const blocks = (known?.blocks ?? 0) + (typeof told["n"] === "number" ? told["n"] : 1);
      found.set(key, { key, side, ...way, blocks, fresh: known?.fresh || entry.n > fresh });
    }
  }
  return [...found.values()];
}

/** A curve through the middles of the areas, bent a little to one side. */
export function curve(path: readonly string[], bend: number): string {
  const points = path.map((area) => GROUND[area]).filter((ground) => ground !== undefined);
  const first = points[0];
  if (!first) return "";
  let d = `M${first.x} ${first.y}`;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1];
    const b = points[i];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const short = i === points.length - 1 ? 1 - 36 / (Math.hypot(dx, dy) || 1) : 1;
    const [ex, ey] = [a.x + dx * short, a.y + dy * short];
    const [cx, cy] = [a.x + dx / 2 - dy * bend, a.y + dy / 2 + dx * bend];
    d += `Q${cx.toFixed(0)} ${cy.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`;
  }
  return d;
}
