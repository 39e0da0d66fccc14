/** The cards: six clans, each with a colour, a glyph and a tartan, and the tactics cards. */

export const COLOURS = ["R", "O", "Y", "G", "B", "P"] as const;
export type Colour = (typeof COLOURS)[number];
export const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** In the order in which the rules number them, from 54 on. */
export const TACTICS = [
  "Joker",
  "Spy",
  "Shield",
  "Bluff",
  "Mud",
  "Recruiter",
  "Strategist",
  "Banshee",
  "Traitor",
] as const;
const CLAN_CARDS = 54;

export interface Clan {
  /** The ground of its tartan, dark enough for cream upon it. */
  ground: string;
  /** Its figures on parchment. */
  ink: string;
  /** The threads of its tartan: place, width, colour; of 24. */
  sett: readonly (readonly [number, number, string])[];
  /** A glyph of its own, drawn around 0 0 within a radius of 10. */
  glyph: string;
}

export const CLANS: Readonly<Record<Colour, Clan>> = {
  R: {
    ground: "#a3302c",
    ink: "#93221f",
    sett: [
      [4, 7, "#5d1210"],
      [17, 2, "#f3d9a0"],
    ],
    glyph: "M-2.6-9.4H2.6V-2.6H9.4V2.6H2.6V9.4H-2.6V2.6H-9.4V-2.6H-2.6Z",
  },
  O: {
    ground: "#bd6a1f",
    ink: "#93480d",
    sett: [
      [2, 3, "#6d3206"],
      [8, 3, "#6d3206"],
      [18, 1.4, "#fff0cf"],
    ],
    glyph: "M.5-9.8C1.4-5.4 7-3.4 7 3A7 6.8 0 0 1-7 3C-7 .2-5.4-1.6-4.2-3.6-3-2-2.2-1.4-1.6-.8-1.8-4-1.2-7.4.5-9.8Z",
  },
  Y: {
    ground: "#b08c1c",
    ink: "#765a06",
    sett: [
      [5, 2, "#4b3a04"],
      [10, 2, "#4b3a04"],
      [15, 2, "#4b3a04"],
    ],
    glyph: "M-7.4 9V5L-5.4 3V-3.4H-7.4V-9H-3.8V-6.4H-1.8V-9H1.8V-6.4H3.8V-9H7.4V-3.4H5.4V3L7.4 5V9Z",
  },
  G: {
    ground: "#35743d",
    ink: "#21592a",
    sett: [
      [1, 10, "#184a20"],
      [15, 1.2, "#e9d486"],
      [18, 1.2, "#e9d486"],
    ],
    glyph: "M-8.6 8.6-5.6 5.4C-9-2.4-1.6-9.4 9-8.8 9.6 1.4 2.6 9-4.2 6.6L-7.2 9.6ZM-4 4.2 4-4.2",
  },
  B: {
    ground: "#2f5f9f",
    ink: "#1d4a88",
    sett: [
      [3, 5, "#12305c"],
      [13, 5, "#12305c"],
      [21, 1.4, "#d9e6f5"],
    ],
    glyph: "M3.6-8.8A9 9 0 1 0 9.4 3.8 7.4 7.4 0 0 1 3.6-8.8Z",
  },
  P: {
    ground: "#774895",
    ink: "#5d2f7c",
    sett: [
      [4, 1.6, "#f0d6f5"],
      [9, 8, "#43205a"],
      [21, 1.6, "#f0d6f5"],
    ],
    glyph: "M0-9.8 2.8-3.2 9.6-2.8 4.4 1.6 6.2 8.4 0 4.6-6.2 8.4-4.4 1.6-9.6-2.8-2.8-3.2Z",
  },
};

/** Small pictures of the tactics cards, drawn around 0 0 within a radius of 24: filled, then lines. */
export const EMBLEMS: Readonly<Record<string, readonly [string, string]>> = {
  Joker: [
    "M-16 12C-20-2-16-10-22-14-12-18-6-12-4-4-3-12 0-16 0-20 0-16 3-12 4-4 6-12 12-18 22-14 16-10 20-2 16 12Z",
    "M-16 17H16M-22-14v-3M22-14v-3M0-20v-3",
  ],
  Spy: ["M-20 0C-12-12 12-12 20 0 12 12-12 12-20 0Z", "M-20-10 -14-6M0-16V-10M20-10 14-6M-18 16H18"],
  Shield: ["M0-20C8-16 14-15 18-15 19 4 12 14 0 21-12 14-19 4-18-15-14-15-8-16 0-20Z", "M0-14V14M-12-3H12"],
  Bluff: ["M-20-8H20V4C12 8 6 6 0 2-6 6-12 8-20 4Z", "M20-4 26-12M20 0 27 4M-8 14C-4 18 4 18 8 14M-20-8V4"],
  Mud: [
    "M-22 14C-18 6-10 8-8 0-7-5-4-6-2-1 0 4 4 2 5-4 6-9 10-9 11-3 12 5 20 6 22 14 14 20-14 20-22 14Z",
    "M-14-8v-4M1-12v-5M17-8v-4",
  ],
  Recruiter: ["M-20-4 8-16V12L-20 4ZM8-16C16-14 16 10 8 12", "M-14 5-10 18H-3L-7 7M18-8 24-11M19-2H26M18 4 24 7"],
  Strategist: ["M8-20 22-8 8 4V-3H-6V-13H8Z", "M-20 20V2M-20 2H-10L-13 7-10 12H-20M-2 18H18M12 13 18 18 12 23"],
  Banshee: [
    "M0-22C12-22 14-10 14-2 14 8 18 12 20 20 14 16 10 16 7 21 4 16-4 16-7 21-10 16-14 16-20 20-18 12-14 8-14-2-14-10-12-22 0-22Z",
    "",
  ],
  Traitor: [
    "M-3 12 0 22 3 12V-4H-3ZM-10-8H10V-4H-10ZM-3-20H3V-8H-3Z",
    "M-18 4C-22 12-14 18-10 12M18 4C22 12 14 18 10 12",
  ],
};
/** What is cut out of an emblem again: eyes, bosses. */
export const HOLES: Readonly<Record<string, string>> = {
  Spy: "M0-6A6 6 0 1 0 0 6A6 6 0 1 0 0-6Z",
  Shield: "M0-5A4 4 0 1 0 0 3A4 4 0 1 0 0-5Z",
  Bluff: "M-9-4h6v2h-6ZM4-4h6v2h-6Z",
  Banshee:
    "M-5-12A2.6 3.4 0 1 0-5-5A2.6 3.4 0 1 0-5-12ZM5-12A2.6 3.4 0 1 0 5-5A2.6 3.4 0 1 0 5-12ZM0-2A4 6 0 1 0 0 10A4 6 0 1 0 0-2Z",
};

export function isClan(card: string): boolean {
  return /^[ROYGBP][1-9]$/.test(card);
}

export function colourOf(card: string): Colour {
  return card.charAt(0) as Colour;
}

export function strengthOf(card: string): number {
  return Number(card.charAt(1));
}

/** The Joker that came second is a Joker all the same. */
export function kindOf(card: string): string {
  return card === "Joker2" ? "Joker" : card;
}

export function cardNumbered(number: number): string {
  if (number >= CLAN_CARDS) return TACTICS[number - CLAN_CARDS] ?? "Joker";
  return `${COLOURS[Math.floor(number / 9)] ?? "R"}${(number % 9) + 1}`;
}

/** A side as one reads it: weakest first, troops last. */
export function byStrength(cards: readonly string[]): string[] {
  const place = (card: string): number => (isClan(card) ? strengthOf(card) : 20);
  return [...cards].sort((a, b) => place(a) - place(b));
}
