/** Small pictures in a box of 48 by 48, each a list of painted shapes. */

const INK = "#2c2116";
const GOLD = "#e0b23f";
const OLD_GOLD = "#a8771a";
const CREAM = "#f6e8c3";
const BLUE = "#2a5796";
const RED = "#a23230";
const GREEN = "#3d7a45";
const VIOLET = "#8456a5";
const STEEL = "#c9ced3";
const WOOD = "#7a5331";

/** Path, fill, stroke, stroke width. */
export type Shape = [d: string, fill: string, stroke?: string, width?: number];

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function coin(x: number, y: number): Shape[] {
  const face = `M${x - 9} ${y}a9 4 0 1 0 18 0a9 4 0 1 0-18 0Z`;
  return [
    [`M${x - 9} ${y}v3.5a9 4 0 0 0 18 0v-3.5Z`, OLD_GOLD, INK, 1],
    [face, GOLD, INK, 1],
  ];
}

function man(x: number, y: number, cloak: string): Shape[] {
  return [
    [`M${x + 6} ${y - 21}V${y}`, "none", WOOD, 1.8],
    [`M${x + 6} ${y - 25}l1.8 5h-3.6Z`, STEEL, INK, 0.7],
    [
      `M${x - 6} ${y}C${x - 6} ${y - 10} ${x - 4} ${y - 13} ${x} ${y - 13}C${x + 4} ${y - 13} ${x + 5} ${y - 10} ${x + 5} ${y}Z`,
      cloak,
      INK,
      1.2,
    ],
    [disc(x, y - 16, 3.6), "#e8c49a", INK, 1.1],
    [disc(x - 2, y - 6, 3), GOLD, INK, 1],
  ];
}

function mane(): string {
  const points = Array.from({ length: 28 }, (_, i) => {
    const turn = (i * Math.PI) / 14;
    const far = i % 2 ? 15.5 : 21;
    return `${(24 + Math.cos(turn) * far).toFixed(1)} ${(25 + Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export const ART = {
  bonnet: [
    ["M5 27C1 15 16 8 27 9C40 10 47 20 43 28Z", BLUE, INK, 1.6],
    ["M10 20C16 13 26 12 34 15", "none", "#5d8ac6", 1.6],
    ["M8 27C18 24 32 24 42 28L40 36C30 33 19 33 10 35Z", CREAM, INK, 1.6],
    [
      "M13 26.5l4-.6.6 3.8-4 .5ZM21.5 25.3l4.4-.1.2 3.8-4.3.1ZM30.4 25.6l4.3.6-.4 3.8-4-.7ZM17.8 29.8l4-.5.2 3.9-3.7.2ZM26.1 29l4 .4-.3 3.8-3.7-.2ZM34.2 30l4.2 1-.7 3.8-3.6-.8Z",
      RED,
    ],
    [disc(25, 8, 4.4), RED, INK, 1.4],
    ["M10 35C7 40 6 42 7 45M13 34C12 39 12 42 14 44", "none", INK, 1.6],
  ],
  patched: [
    ["M5 27C1 15 16 8 27 9C40 10 47 20 43 28Z", "#5b7391", INK, 1.6],
    ["M8 27C18 24 32 24 42 28L40 36C30 33 19 33 10 35Z", "#dccfa9", INK, 1.6],
    [disc(25, 8, 4.2), "#9a5a55", INK, 1.4],
    ["M27 13l9 3-3 8-9-3Z", "#b98d4f", INK, 1.2],
    ["M26 15l-3-1M25 18l-3-1M34 22l2 2M30 23l1 3", "none", INK, 1.2],
    ["M3 9 17 24", "none", WOOD, 2],
    ["M3 9 2 4M3 9-2 8M6 12l5-1M6 12l0-5", "none", RED, 1.6],
  ],
  crown: [
    ["M7 35V16L16 25 24 9 32 25 41 16V35Z", GOLD, INK, 1.6],
    ["M24 9V35M7 16 12 35M41 16 36 35", "none", OLD_GOLD, 1.2],
    ["M6 35H42V42H6Z", OLD_GOLD, INK, 1.6],
    [`${disc(24, 9, 3)}${disc(7, 15, 2.6)}${disc(41, 15, 2.6)}`, CREAM, INK, 1.2],
    [`${disc(15, 38.5, 2.2)}${disc(33, 38.5, 2.2)}`, RED, INK, 0.8],
    [disc(24, 38.5, 2.4), BLUE, INK, 0.8],
  ],
  dagger: [
    ["M24 2 29 10 27.5 29H20.5L19 10Z", STEEL, INK, 1.5],
    ["M24 5V28", "none", "#8b9299", 1.4],
    ["M12 29C18 27 30 27 36 29L35 33C29 31.5 19 31.5 13 33Z", GOLD, INK, 1.4],
    ["M20.5 32H27.5L26.5 42H21.5Z", WOOD, INK, 1.4],
    ["M21 35.5H27M21.4 38.8H26.6", "none", GOLD, 1.2],
    [disc(24, 44, 3.2), GOLD, INK, 1.4],
  ],
  coins: [...coin(17, 38), ...coin(17, 33), ...coin(32, 39), ...coin(32, 34), ...coin(32, 29), ...coin(24, 25)],
  thistle: [
    ["M24 36V47", "none", GREEN, 3],
    [
      "M24 44C15 44 9 40 5 33C9 36 12 34 12 31C16 36 21 37 24 41C27 37 32 36 36 31C36 34 39 36 43 33C39 40 33 44 24 44Z",
      GREEN,
      INK,
      1.2,
    ],
    ["M14 20 11 6 17 12 20 3 24 11 28 3 31 12 37 6 34 20Z", VIOLET, INK, 1.4],
    ["M19 18 18 10M24 18V10M29 18 30 10", "none", "#c8a4de", 1.2],
    [disc(24, 26, 10.5), GREEN, INK, 1.5],
    ["M15 22 27 35M18 18 33 31M30 18 15 31M33 22 21 35", "none", "#a9d39c", 1.2],
  ],
  leopard: [
    [mane(), OLD_GOLD, INK, 1.4],
    [`${disc(13, 13, 4.4)}${disc(35, 13, 4.4)}`, GOLD, INK, 1.4],
    ["M12 20C12 12 36 12 36 20C36 28 33 38 24 40C15 38 12 28 12 20Z", GOLD, INK, 1.5],
    ["M15 19 21 20M33 19 27 20", "none", INK, 2],
    [`${disc(18.5, 23, 2)}${disc(29.5, 23, 2)}`, INK],
    ["M20.5 28H27.5L24 32.5Z", RED, INK, 1],
    ["M24 32.5V35M24 35C21 37.5 18 36 17 34M24 35C27 37.5 30 36 31 34", "none", INK, 1.5],
  ],
  skull: [
    ["M8 21C8 4 40 4 40 21C40 28 36 30 35 33V41H13V33C12 30 8 28 8 21Z", CREAM, INK, 1.8],
    [`${disc(17, 22, 4.8)}${disc(31, 22, 4.8)}`, INK],
    ["M24 26 27 32H21Z", INK],
    ["M18 35V41M24 35V41M30 35V41", "none", INK, 1.6],
  ],
  home: [
    ["M35 8C39 6 37 2 41 1", "none", "#a9a294", 2],
    ["M31 10H36V22H31Z", "#a49c8e", INK, 1.3],
    ["M8 22H40V43H8Z", CREAM, INK, 1.6],
    ["M3 25 24 7 45 25 41 28 24 14 7 28Z", "#c79a45", INK, 1.6],
    ["M20 43V31A4 4 0 0 1 28 31V43Z", WOOD, INK, 1.4],
    ["M11 29H16V34H11ZM32 29H37V34H32Z", "#f3c64f", INK, 1.2],
  ],
  bagpipe: [
    ["M19 24 8 5M26 21 21 3M33 21 36 4", "none", INK, 4.4],
    ["M19 24 8 5M26 21 21 3M33 21 36 4", "none", WOOD, 2.4],
    ["M6 6 11 3M18.6 4 23.6 2.6M33.4 4 38.6 5M13 15 16 13M22 10 26 9M33 11 37 12", "none", CREAM, 2.6],
    ["M9 32C8 23 20 19 31 20C42 21 45 31 38 37C30 43 11 43 9 32Z", GREEN, INK, 1.8],
    [
      "M15 23.5V40M22 21V41M29 20.5V41M36 22V38.5M10 29C20 25 32 25 42 29M10 36C20 33 32 33 40 36",
      "none",
      "#a9d39c",
      1.1,
    ],
    ["M36 37 44 47", "none", INK, 4],
    ["M36 37 44 47", "none", WOOD, 2.2],
    ["M10 30 3 24", "none", INK, 3],
  ],
  axe: [
    ["M12 45 29 9", "none", INK, 5],
    ["M12 45 29 9", "none", WOOD, 3],
    ["M25 15C22 9 24 4 29 2C31 6 38 9 45 9C45 19 40 26 33 28C33 22 30 17 25 15Z", STEEL, INK, 1.6],
    ["M41 11C41 18 38 23 35 25", "none", "#8b9299", 1.4],
  ],
  veil: [
    [disc(18, 26, 14), "#8a6a3a", INK, 1.8],
    ["M18 17C13 17 12 21 12 22M18 17C24 17 25 24 18 26V29", "none", CREAM, 3],
    [disc(18, 34, 1.8), CREAM],
    ["M26 14C34 6 43 10 46 18C41 26 34 27 30 23", CREAM, INK, 1.6],
    [disc(38, 17, 4), BLUE, INK, 1.4],
    [disc(38, 17, 1.6), INK],
  ],
  laurel: [
    ["M14 42C2 34 2 16 12 6M34 42C46 34 46 16 36 6", "none", GREEN, 2.4],
    ["M5 30l7 3-1-7ZM3 21l8 2-3-7ZM6 12l8 0-5-6ZM43 30l-7 3 1-7ZM45 21l-8 2 3-7ZM42 12l-8 0 5-6Z", GREEN, INK, 1],
    ...coin(24, 34),
    ...coin(24, 29),
    ...coin(24, 24),
  ],
  horn: [
    ["M4 35C18 40 34 31 38 8L45 12C43 37 24 48 6 43Z", "#d9c08a", INK, 1.8],
    ["M13 37 14 44M24 33 28 40M32 24 40 28", "none", OLD_GOLD, 3],
    ["M37 7 46 12", "none", INK, 3],
    ["M2 34 7 44", "none", INK, 3],
  ],
  troops: [...man(15, 44, GREEN), ...man(33, 44, GREEN)],
  hirelings: [...man(9, 32, RED), ...man(22, 32, RED), ...man(15, 45, RED), ...man(29, 45, RED), ...coin(38, 40)],
  march: [...man(9, 42, BLUE), ["M18 32H34L30 26 44 35 30 44 34 38H18Z", GOLD, INK, 1.5]],
  swap: [
    ["M8 18C12 8 28 6 35 14L40 9 42 24 27 22 31 18C26 13 17 14 14 20Z", BLUE, INK, 1.5],
    ["M40 30C36 40 20 42 13 34L8 39 6 24 21 26 17 30C22 35 31 34 34 28Z", RED, INK, 1.5],
  ],
  mitre: [
    ["M24 4C36 14 38 26 36 40H12C10 26 12 14 24 4Z", CREAM, INK, 1.7],
    ["M24 8V40M13 26H35", "none", RED, 3],
    ["M11 40H37V45H11Z", GOLD, INK, 1.5],
  ],
  eye: [
    ["M3 24C12 10 36 10 45 24C36 38 12 38 3 24Z", CREAM, INK, 1.8],
    [disc(24, 24, 9), BLUE, INK, 1.6],
    [disc(24, 24, 4), INK],
    [disc(27, 21, 1.8), CREAM],
  ],
  bridge: [
    ["M2 40C8 37 12 43 18 40S28 43 34 40 42 43 46 40V46H2Z", "#7fa6b8", INK, 1.2],
    ["M2 18H46V26H42V40H36C36 30 30 26 24 26S12 30 12 40H6V26H2Z", "#b0a48f", INK, 1.7],
    ["M2 18V12H6V18M13 18V12H17V18M24 18V12H28V18M35 18V12H39V18", "none", INK, 2],
  ],
  scroll: [
    ["M12 6H38C42 6 42 12 38 12V40C38 44 34 44 32 42H10C6 42 6 36 10 36H12Z", CREAM, INK, 1.7],
    ["M17 14H33M17 20H33M17 26H33M17 32H27", "none", OLD_GOLD, 2],
  ],
} satisfies Record<string, Shape[]>;

export type ArtName = keyof typeof ART;

/** The picture of a Bagpipe card: by the first thing it does. */
export const PICTURES: Readonly<Record<string, ArtName>> = {
  units: "march",
  militia: "horn",
  "take-badge": "thistle",
  gain: "coins",
  lose: "coins",
  rob: "coins",
  switch: "swap",
  force: "mitre",
  peek: "eye",
  shield: "bridge",
  draw: "bagpipe",
  drop: "dagger",
  "per-traitor": "crown",
};

export const WINDOW_ART = { actions: "axe", choice: "veil", awards: "laurel" } as const;
export const REPLENISH_ART = { taxes: "coins", militia: "horn", troops: "troops", mercenaries: "hirelings" } as const;
