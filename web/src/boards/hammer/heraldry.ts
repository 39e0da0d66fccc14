/** Arms of the fourteen nobles and of the leaders, after history, drawn for Saltire: field 40 by 48. */

const OR = "#e8b93a";
const ARGENT = "#f6f1e2";
const GULES = "#b3282d";
const AZURE = "#2456a0";
const SABLE = "#26221f";

/** A colour and a path, painted one over the other and cut by the shield. */
export type Charge = readonly [colour: string, d: string];

export const SHIELD = "M3 3H37V22C37 34 28 41 20 45.5C12 41 3 34 3 22Z";

const all = "M0 0H40V48H0Z";

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 ? r * 0.42 : r;
    const turn = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

function rose(x: number, y: number, r: number): string {
  return [0, 1, 2, 3, 4]
    .map((i) => (2 * Math.PI * i) / 5 - Math.PI / 2)
    .map((turn) => disc(x + r * 0.6 * Math.cos(turn), y + r * 0.6 * Math.sin(turn), r * 0.48))
    .join("");
}

/** A sheaf of corn. */
function garb(x: number, y: number, s: number): string {
  const at = (dx: number, dy: number): string => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`;
  return (
    `M${at(-1.6, 1)}L${at(-5, -5)}L${at(-2.6, -4.4)}L${at(-2, -7)}L${at(0, -5)}L${at(2, -7)}L${at(2.6, -4.4)}` +
    `L${at(5, -5)}L${at(1.6, 1)}L${at(4, 6.6)}L${at(1.4, 5.6)}L${at(0, 7)}L${at(-1.4, 5.6)}L${at(-4, 6.6)}Z`
  );
}

/** A lion on its hind legs, facing left, within 20 by 24. */
function lion(x: number, y: number, s: number): string {
  const shape: readonly (readonly [number, number])[] = [
    [-3.4, -11.6],
    [-1, -11],
    [1.4, -11.4],
    [2.6, -9.4],
    [4.2, -8.6],
    [3.8, -6.4],
    [4.8, -4],
    [5.4, -1],
    [8, -1.4],
    [8.6, -4],
    [7.4, -6.6],
    [8.6, -8.8],
    [10.2, -9.4],
    [9.4, -7.4],
    [10.6, -4.6],
    [10.2, -0.8],
    [8.2, 1.4],
    [5.8, 1.8],
    [6.6, 4.6],
    [5, 7.2],
    [5.6, 9.6],
    [7.4, 10.4],
    [7, 12],
    [2.8, 12],
    [2.4, 8.4],
    [2.8, 5.4],
    [0.8, 4.2],
    [-2.4, 4.8],
    [-4.2, 7],
    [-6.4, 8.4],
    [-8.2, 7.2],
    [-7.2, 5.8],
    [-5.8, 5.6],
    [-4.6, 3],
    [-2.2, 1],
    [-2.6, -0.6],
    [-5, 0.8],
    [-7.6, 0],
    [-8.4, 1],
    [-9.6, -0.4],
    [-8.4, -2],
    [-5.6, -1.6],
    [-3.6, -3.4],
    [-6.4, -3.6],
    [-8.6, -5.2],
    [-10, -4.8],
    [-10, -6.8],
    [-8.2, -7.4],
    [-6, -5.6],
    [-3.4, -5.8],
    [-3.4, -7],
    [-5.8, -7.4],
    [-5.6, -9],
  ];
  return `M${shape.map(([dx, dy]) => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`).join("L")}Z`;
}

/** A lion walking, for the arms of England, within 26 by 9. */
function walking(y: number): string {
  return `M7 ${y + 2}l2-4 3-1 2 2h11l2-3 4-1 1 2-3 1-1 3-1 3 2 3h-3l-2-3h-4l-1 3h-3l1-4h-3l-2 4h-3l1-4-2-1-2 1Z`;
}

function chequy(y: number, rows: number): string {
  const cells: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let x = row % 2 ? 5 : 0; x < 40; x += 10) cells.push(`M${x} ${y + 5 * row}h5v5h-5Z`);
  }
  return cells.join("");
}

const saltire = "M0 4 6 0 20 17 34 0 40 4 25 23 40 44 34 48 20 29 6 48 0 44 15 23Z";
const chief = "M0 0H40V13H0Z";
const bend = "M0 0H8L40 40V48H34L0 8Z";
const bordure = "M0 0H40V48H0ZM7 7V21C7 31 13 37 20 41C27 37 33 31 33 21V7Z";
const pales = "M0 0H6.7V48H0ZM13.3 0H20V48H13.3ZM26.7 0H33.3V48H26.7Z";
const ship =
  "M6 26H34C33 33 29 35 24 35H16C11 35 7 33 6 26ZM19 8H21V26H19ZM10 12C14 10 17 10 19 12V22C16 20 13 20 10 22Z" +
  "M30 12C26 10 23 10 21 12V22C24 20 27 20 30 22ZM21 6 28 8 21 10Z";
const crosslets = [
  [10, 26],
  [17, 34],
  [8, 14],
  [30, 12],
  [31, 26],
  [22, 9],
]
  .map(([x = 0, y = 0]) => `M${x - 2.6} ${y - 0.7}h1.9v-1.9h1.4v1.9h1.9v1.4h-1.9v1.9h-1.4v-1.9h-1.9Z`)
  .join("");

export const ARMS: Readonly<Record<string, readonly Charge[]>> = {
  Bruce: [
    [OR, all],
    [GULES, saltire],
    [GULES, chief],
  ],
  Mar: [
    [AZURE, all],
    [OR, bend],
    [OR, crosslets],
  ],
  Lennox: [
    [ARGENT, all],
    [GULES, saltire],
    [GULES, rose(20, 8, 5) + rose(7, 23, 4.4) + rose(33, 23, 4.4) + rose(20, 38, 4.4)],
  ],
  Atholl: [
    [OR, all],
    [SABLE, pales],
  ],
  Dunbar: [
    [GULES, all],
    [ARGENT, bordure],
    [ARGENT, lion(20.4, 22, 0.92)],
  ],
  Mentieth: [
    [OR, all],
    [SABLE, "M0 0H9L40 39V48H33L0 9Z"],
    [ARGENT, "M9 4 13 9 9 13 4.5 8ZM17 14 21 19 17 23 12.5 18ZM25 24 29 29 25 33 20.5 28ZM33 34 37 39 33 43 28.5 38Z"],
  ],
  Steward: [
    [OR, all],
    [ARGENT, "M0 15H40V30H0Z"],
    [AZURE, chequy(15, 3)],
  ],
  Comyn: [
    [AZURE, all],
    [OR, garb(12, 14, 0.95) + garb(28, 14, 0.95) + garb(20, 32, 0.95)],
  ],
  Angus: [
    [GULES, all],
    [OR, crosslets],
    [OR, rose(20, 22, 9)],
    [GULES, disc(20, 22, 2.4)],
  ],
  Argyll: [
    [OR, all],
    [SABLE, ship],
    [GULES, "M21 6 28 8 21 10Z"],
  ],
  Buchan: [
    [AZURE, all],
    [ARGENT, bordure],
    [OR, garb(20, 22, 1.75)],
  ],
  Galloway: [
    [AZURE, all],
    [ARGENT, lion(20.4, 24, 1.3)],
    [OR, "M14.4 9 14 4.6 16.4 7 18 4 19.6 7 22 4.6 21.6 9Z"],
  ],
  Ross: [
    [GULES, all],
    [ARGENT, lion(12, 14, 0.72) + lion(28, 14, 0.72) + lion(20, 33, 0.72)],
  ],
  Moray: [
    [AZURE, all],
    [ARGENT, star(12, 14, 7) + star(28, 14, 7) + star(20, 31, 7)],
  ],
  Edward: [
    [GULES, all],
    [OR, walking(9) + walking(21) + walking(33)],
  ],
  Wallace: [
    [GULES, all],
    [ARGENT, lion(20.4, 23, 1.35)],
    [AZURE, "M0 0H40V5H0Z"],
  ],
  King: [
    [OR, all],
    [GULES, "M5 5H35V22C35 33 27 39 20 43C13 39 5 33 5 22ZM7 7V22C7 32 14 37 20 40.6C26 37 33 32 33 22V7Z"],
    [GULES, lion(20.4, 23, 1.05)],
  ],
};

/** What a block without arms carries: strokes on a field of 40 by 40. */
export const EMBLEMS = {
  infantry: "M10 34 27 9M13 36 30 11M25 8 30 4 30 11ZM30 34 13 9M15 8 10 4 10 11ZM14 22h12",
  archers: "M13 5C28 10 28 30 13 35ZM6 20H34M34 20 28 16M34 20 28 24M6 20 10 17M6 20 10 23",
  knights: "M12 34V18C12 8 28 8 28 18V34ZM12 20H28M20 20V34M15 24v5M25 24v5M20 8V3M17 4 23 3",
  cavalry:
    "M12 34C8 22 8 14 12 9C16 5 24 5 28 9C32 14 32 22 28 34H23C27 24 27 17 24 13C22 11 18 11 16 13C13 17 13 24 17 34Z",
  norse:
    "M5 24H35C33 32 28 34 20 34C12 34 7 32 5 24ZM5 24C4 19 5 16 7 15M35 24C36 19 35 16 33 15M20 24V5M11 8H29V19C23 16 17 16 11 19Z",
} as const;
