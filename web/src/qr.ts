/** QR codes (ISO/IEC 18004): text in bytes, error correction level M, versions 1 to 10. */

type Grid = (boolean | null)[][];

/** By version: bytes of error correction a block, then blocks and their data bytes. */
const BLOCKS: readonly [number, readonly [number, number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [22, [[2, 38], [2, 39]]],
  [22, [[3, 36], [2, 37]]],
  [26, [[4, 43], [1, 44]]],
]; // prettier-ignore
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]; // prettier-ignore
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0;
}

/** The Reed-Solomon remainder of some data. */
function correction(data: readonly number[], size: number): number[] {
  let divisor = [1];
  for (let i = 0; i < size; i += 1) {
    const next = [...divisor, 0];
    for (const [j, factor] of divisor.entries()) next[j + 1] = (next[j + 1] ?? 0) ^ times(factor, EXP[i] ?? 0);
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(size).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i] ?? 0;
    for (const [j, factor] of divisor.entries()) rest[i + j] = (rest[i + j] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(data.length);
}

function dataBytes(version: number): number {
  const [, blocks] = BLOCKS[version - 1] ?? [0, []];
  return blocks.reduce((sum, [many, size]) => sum + many * size, 0);
}

function versionFor(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    if (length + (version < 10 ? 2 : 3) <= dataBytes(version)) return version;
  }
  throw new RangeError("the text is too long for a QR code");
}

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, size: number) => {
    for (let i = size - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = dataBytes(version) * 8;
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let i = 0; data.length < dataBytes(version); i += 1) data.push(i % 2 ? 0x11 : 0xec);
  return data;
}

/** Data and correction, a byte from each block in turn. */
function interleaved(data: readonly number[], version: number): number[] {
  const [extra, groups] = BLOCKS[version - 1] ?? [0, []];
  const blocks: number[][] = [];
  let at = 0;
  for (const [many, size] of groups) {
    for (let i = 0; i < many; i += 1, at += size) blocks.push(data.slice(at, at + size));
  }
  const checks = blocks.map((block) => correction(block, extra));
  const turns = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i] ?? 0] : [])),
    ).flat();
  return [...turns(blocks), ...turns(checks)];
}

function set(grid: Grid, row: number, column: number, dark: boolean | null): void {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
}

function square(grid: Grid, row: number, column: number, reach: number, light: number): void {
  for (let dr = -reach; dr <= reach; dr += 1) {
    for (let dc = -reach; dc <= reach; dc += 1) {
      set(
        grid,
        row + dr,
        column + dc,
        Math.max(Math.abs(dr), Math.abs(dc)) !== light && Math.max(Math.abs(dr), Math.abs(dc)) !== 4,
      );
    }
  }
}

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  for (let i = 0; i < size; i += 1) {
    set(grid, 6, i, i % 2 === 0);
    set(grid, i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, row, column, 4, 2);
  const lines = ALIGNED[version - 1] ?? [];
  for (const row of lines) {
    for (const column of lines) {
      const corner =
        (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);
      if (!corner) square(grid, row, column, 2, 1);
    }
  }
  writeFormat(grid, 0);
  writeVersion(grid, version);
  return grid;
}

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31; i >= bits; i -= 1) if ((rest >> i) & 1) rest ^= divisor << (i - bits);
  return rest;
}

/** Level M and the mask, twice around the finders. */
function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const value = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  for (let i = 0; i < 15; i += 1) {
    const dark = ((value >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : i === 8 ? 7 : 14 - i;
    if (i < 8) set(grid, near, 8, dark);
    else set(grid, 8, near, dark);
    if (i < 8) set(grid, 8, size - 1 - i, dark);
    else set(grid, size - 15 + i, 8, dark);
  }
  set(grid, size - 8, 8, true);
}

function writeVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const size = grid.length;
  const value = (version << 12) | remainder(version, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const dark = ((value >> i) & 1) === 1;
    set(grid, size - 11 + (i % 3), Math.floor(i / 3), dark);
    set(grid, Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
}

function filled(empty: Grid, bytes: readonly number[], mask: number): boolean[][] {
  const size = empty.length;
  const hidden = MASKS[mask] ?? (() => false);
  const grid = empty.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (empty[row]?.[column] !== null) continue;
        const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(grid, row, column, dark !== hidden(row, column));
        bit += 1;
      }
    }
  }
  writeFormat(grid, mask);
  return grid.map((row) => row.map((dark) => dark === true));
}

/** How hard a code is to read: long runs, squares, false finders, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const lines = [...grid, ...grid.map((_, c) => grid.map((row) => row[c] ?? false))];
  for (const line of lines) {
    const text = line.map((cell) => (cell ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
    }
  }
  for (let r = 0; r < size; r += 1) {
    for (let c = 0; c < size; c += 1) {
      const cell = grid[r]?.[c];
      if (cell) dark += 1;
      if (
        r + 1 < size &&
        c + 1 < size &&
        grid[r]?.[c + 1] === cell &&
        grid[r + 1]?.[c] === cell &&
        grid[r + 1]?.[c + 1] === cell
      )
        sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The code of a text as rows of dark cells. */
export function qrCode(text: string, wanted: number | null = null): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const whole = interleaved(dataOf(bytes, version), version);
  const empty = frame(version);
  const masks = wanted === null ? [0, 1, 2, 3, 4, 5, 6, 7] : [wanted];
  const codes = masks.map((mask) => filled(empty, whole, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The dark cells as one SVG path. */
export function pathOf(code: boolean[][]): string {
  return code.flatMap((row, r) => row.flatMap((dark, c) => (dark ? [`M${c} ${r}h1v1h-1z`] : []))).join("");
}
