/** What is printed on the map and the blocks. Facts for the eye; the rules are the server's. */
import { BORDER_LINES, type BorderLine } from "./map.ts";

export type Side = 0 | 1;
export const ENGLISH = 0;
export const SCOTTISH = 1;
export { SIDE_KEYS } from "./sides.ts";
export const LETTERS = ["E", "S"] as const;

/** As the server counts them: England first, then from north to south. */
export const AREAS = [
  "England",
  "Ross",
  "Garmoran",
  "Moray",
  "Strathspey",
  "Buchan",
  "Lochaber",
  "Badenoch",
  "Mar",
  "Angus",
  "Argyll",
  "Atholl",
  "Lennox",
  "Mentieth",
  "Fife",
  "Carrick",
  "Lanark",
  "Lothian",
  "Selkirk",
  "Dunbar",
  "Galloway",
  "Annan",
  "Teviot",
] as const;

/** North to south: the order in which areas are read and reached by Tab. */
export const READING_ORDER: readonly string[] = [...AREAS.slice(1), AREAS[0]];

export interface Place {
  castle: number;
  cathedral: boolean;
  homes: readonly string[];
  seas: string;
}

function place(castle: number, seas: string, home = "", cathedral = false): Place {
  return { castle, cathedral, homes: home ? [home] : [], seas };
}

export const PLACES: Readonly<Record<string, Place>> = {
  England: place(0, "ni"),
  Ross: place(1, "ni", "Ross"),
  Garmoran: place(0, "i"),
  Moray: place(2, "n", "Moray"),
  Strathspey: place(1, "n", "", true),
  Buchan: place(2, "n", "Buchan"),
  Lochaber: place(1, "i", "Comyn"),
  Badenoch: place(2, "", "Comyn"),
  Mar: place(1, "", "Mar"),
  Angus: place(2, "n", "Angus"),
  Argyll: place(2, "i", "Argyll"),
  Atholl: place(1, "", "Atholl"),
  Lennox: place(1, "i", "Lennox", true),
  Mentieth: place(3, "n", "Mentieth"),
  Fife: place(2, "n", "", true),
  Carrick: place(1, "i", "Bruce"),
  Lanark: place(2, "", "Steward"),
  Lothian: place(2, "n"),
  Selkirk: place(0, ""),
  Dunbar: place(2, "n", "Dunbar"),
  Galloway: place(1, "i", "Galloway"),
  Annan: place(2, "i", "Bruce"),
  Teviot: place(1, ""),
};

export type Kind = "leader" | "archers" | "knights" | "cavalry" | "infantry" | "norse" | "noble";

export interface BlockFacts {
  name: string;
  kind: Kind;
  move: number;
  /** "B2": the letter says when it acts, the digit which dice hit. */
  rating: string;
  full: number;
  /** Removed for good when it falls in battle. */
  cross: boolean;
  celtic: boolean;
}

type Row = readonly [string, Kind, number, string, number, string?];

function facts([name, kind, move, rating, full, marks = ""]: Row): BlockFacts {
  return { name, kind, move, rating, full, cross: marks.includes("x"), celtic: marks.includes("c") };
}

export const NOBLES = [
  "Bruce",
  "Mar",
  "Lennox",
  "Atholl",
  "Dunbar",
  "Mentieth",
  "Steward",
  "Comyn",
  "Angus",
  "Argyll",
  "Buchan",
  "Galloway",
  "Ross",
] as const;
export const MORAY = "Moray";

function noble(name: string): Row {
  return [name, "noble", 2, "B2", name === "Bruce" || name === "Comyn" ? 4 : 3];
}

const ENGLISH_ROWS: readonly Row[] = [
  ["Edward", "leader", 3, "B4", 4, "x"],
  ["Lancaster Archers", "archers", 2, "B3", 3],
  ["Wales Archers", "archers", 2, "B3", 3, "c"],
  ["Lancaster Knights", "knights", 2, "B3", 4],
  ["York Knights", "knights", 2, "B3", 4],
  ["Durham Knights", "knights", 2, "B3", 3],
  ["Hobelars", "cavalry", 3, "A2", 3, "x"],
  ["York Infantry", "infantry", 2, "C2", 4],
  ["Lancaster Infantry", "infantry", 2, "C2", 4],
  ["Northumber Infantry", "infantry", 2, "C2", 4],
  ["Durham Infantry", "infantry", 2, "C2", 3],
  ["Cumbria Infantry", "infantry", 2, "C2", 3],
  ["Westmor Infantry", "infantry", 2, "C2", 3],
  ["Wales Infantry", "infantry", 2, "C3", 3, "c"],
  ["Ulster Infantry", "infantry", 2, "C3", 3, "c"],
  ...NOBLES.map(noble),
];
const SCOTTISH_ROWS: readonly Row[] = [
  ["Wallace", "leader", 3, "A3", 4, "x"],
  ["King", "leader", 3, "A3", 4],
  ["Douglas", "infantry", 2, "C3", 4],
  ["Campbell", "infantry", 2, "C2", 4],
  ["Graham", "infantry", 2, "C2", 4],
  ["MacDonald", "infantry", 2, "C3", 3],
  ["Lindsay", "infantry", 2, "C2", 3],
  ["Fraser", "infantry", 2, "C3", 3],
  ["Barclay", "infantry", 2, "C2", 4],
  ["Grant", "infantry", 2, "C2", 3],
  ["Keith", "cavalry", 3, "B1", 3],
  ["Etterick", "archers", 3, "B2", 2],
  ["Norse", "norse", 0, "A2", 3, "x"],
  ["French Knights", "knights", 2, "B3", 4, "x"],
  ["Moray", "noble", 2, "B2", 3, "x"],
  ...NOBLES.map(noble),
];

/** By side, then by number, as the server counts: number 28 * side + i. */
export const BLOCKS: readonly [readonly BlockFacts[], readonly BlockFacts[]] = [
  ENGLISH_ROWS.map(facts),
  SCOTTISH_ROWS.map(facts),
];
export const PER_SIDE = 28;

const BY_NAME = BLOCKS.map((rows) => new Map(rows.map((row) => [row.name, row])));

export function blockFacts(side: Side, name: string): BlockFacts {
  return (
    BY_NAME[side]?.get(name) ?? { name, kind: "infantry", move: 2, rating: "C2", full: 4, cross: false, celtic: false }
  );
}

/** The block with a number of a phase, as in `["WalkBlock", 1, 40, …]`. */
export function blockNumbered(number: number): BlockFacts | null {
  return BLOCKS[number >= PER_SIDE ? 1 : 0]?.[number % PER_SIDE] ?? null;
}

export function areaNumbered(number: number): string | null {
  return AREAS[number] ?? null;
}

const BETWEEN = new Map<string, BorderLine>();
for (const line of BORDER_LINES) {
  const [a, b] = line.between;
  BETWEEN.set(`${a}-${b}`, line);
  BETWEEN.set(`${b}-${a}`, line);
}

export function borderBetween(a: string, b: string): BorderLine | null {
  return BETWEEN.get(`${a}-${b}`) ?? null;
}

export function neighbours(area: string): string[] {
  return READING_ORDER.filter((other) => BETWEEN.has(`${area}-${other}`));
}

export function limitOf(border: BorderLine): number {
  return border.colour === "black" ? 6 : 2;
}

/** England's borders with Annan, Dunbar and Teviot: the Anglo-Scottish border. */
export function national(border: BorderLine): boolean {
  return border.between.includes("England");
}
