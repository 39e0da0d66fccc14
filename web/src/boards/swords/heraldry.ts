/** The six clans: names, tinctures, and the signs that tell them apart without colour. */
import { CLAN_NAMES } from "./clans.ts";

export interface Heraldry {
  name: string;
  /** The one sign that stands for the clan in text; the shield bears it too. */
  glyph: string;
  field: string;
  dark: string;
  charge: string;
}

function clan(name: string, glyph: string, field: string, dark: string, charge = "#f6e8c3"): Heraldry {
  return { name, glyph, field, dark, charge };
}

export const CLANS: readonly Heraldry[] = [
  clan(CLAN_NAMES[0], "✕", "#2a5796", "#17345e"),
  clan(CLAN_NAMES[1], "▲", "#a23230", "#631817"),
  clan(CLAN_NAMES[2], "♥", "#2f6c3a", "#173c20"),
  clan(CLAN_NAMES[3], "✿", "#b3611c", "#6b370c"),
  clan(CLAN_NAMES[4], "◆", "#6e4289", "#402352"),
  clan(CLAN_NAMES[5], "■", "#1c6f75", "#0c3f43"),
];

const PLAIN = clan("", "○", "#777", "#444");

export function heraldryOf(seat: number): Heraldry {
  return CLANS[seat] ?? PLAIN;
}

/** Five petals around a middle. */
function flower(x: number, y: number, r: number): string {
  let d = "";
  for (let i = 0; i < 5; i += 1) {
    const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    const [cx, cy] = [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
    d += `M${(cx - r * 0.72).toFixed(1)} ${cy.toFixed(1)}a${(r * 0.72).toFixed(1)} ${(r * 0.72).toFixed(1)} 0 1 0 ${(r * 1.44).toFixed(1)} 0a${(r * 0.72).toFixed(1)} ${(r * 0.72).toFixed(1)} 0 1 0 ${(-r * 1.44).toFixed(1)} 0Z`;
  }
  return d;
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    const far = i % 2 ? r * 0.42 : r;
    return `${(x + Math.cos(turn) * far).toFixed(1)} ${(y + Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

function sheaf(x: number, y: number): string {
  return `M${x} ${y - 8}C${x + 2} ${y - 5} ${x + 2} ${y - 3} ${x} ${y}C${x - 2} ${y - 3} ${x - 2} ${y - 5} ${x} ${y - 8}ZM${x - 6} ${y - 6}C${x - 2} ${y - 4} ${x - 1} ${y - 2} ${x - 1} ${y + 1}C${x - 4} ${y} ${x - 6} ${y - 3} ${x - 6} ${y - 6}ZM${x + 6} ${y - 6}C${x + 2} ${y - 4} ${x + 1} ${y - 2} ${x + 1} ${y + 1}C${x + 4} ${y} ${x + 6} ${y - 3} ${x + 6} ${y - 6}ZM${x - 4} ${y + 1}H${x + 4}V${y + 3}H${x - 4}ZM${x - 1} ${y + 3}H${x + 1}L${x + 5} ${y + 9}H${x - 5}Z`;
}

function chequers(): string {
  let d = "";
  for (let row = 0; row < 3; row += 1) {
    for (let column = row % 2; column < 9; column += 2) d += `M${3 + column * 6} ${24 + row * 6}h6v6h-6Z`;
  }
  return d;
}

/** What lies on each shield, in a box of 60 by 72. The paler sheets lie under the charges. */
export const CHARGES: readonly { sheet: string; charge: string }[] = [
  { sheet: "M0 0H60V20H0Z", charge: "M-2 22 7 17 30 38 53 17 62 22 36 45 62 72 52 78 30 52 8 78-2 72 24 45Z" },
  { sheet: "", charge: `M3 52 30 30 57 52V62L30 40 3 62Z${sheaf(17, 18)}${sheaf(43, 18)}${sheaf(30, 56)}` },
  {
    sheet: "M0 0H60V24H0Z",
    charge: "M30 61C14 49 15 37 22 35C26 34 29 36 30 40C31 36 34 34 38 35C45 37 46 49 30 61Z",
  },
  { sheet: "", charge: `${flower(18, 20, 5.4)}${flower(42, 20, 5.4)}${flower(30, 46, 6.6)}` },
  { sheet: "", charge: "M-6 10 10-2 66 54 54 70ZM44 8 52 18 44 28 36 18ZM17 40 25 50 17 60 9 50Z" },
  { sheet: "M0 23H60V43H0Z", charge: chequers() },
];

/** Charges in the clan's own colour on a pale sheet. */
export const OVER: readonly string[] = [
  "",
  "",
  `${star(14, 13, 6)}${star(30, 13, 6)}${star(46, 13, 6)}`,
  "",
  "M16 12 21 18 16 24 11 18ZM31 27 36 33 31 39 26 33ZM46 42 51 48 46 54 41 48Z",
  "",
];
