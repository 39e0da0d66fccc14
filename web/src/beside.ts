/** Where a card stands beside what it speaks of. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
/** A pixel farther away is as bad as so many square pixels covered. */
const FAR = 10;

function at(left: number, top: number, { width, height }: Size, room: Box): Box {
  const x = Math.max(room.left, Math.min(left, room.right - width));
  const y = Math.max(room.top, Math.min(top, room.bottom - height));
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** How densely the room is looked through, beside the four sides of every spot. */
const STEP = 48;

/** The four sides of a spot, and places all over the room. */
function places(size: Size, spots: readonly Box[], room: Box): Box[] {
  const around = spots.flatMap(({ left, top, right, bottom }) => {
    const [x, y] = [(left + right - size.width) / 2, (top + bottom - size.height) / 2];
    return [
      [right + GAP, y],
      [left - GAP - size.width, y],
      [x, bottom + GAP],
      [x, top - GAP - size.height],
    ] as const;
  });
  const all: (readonly [number, number])[] = [];
  for (let y = room.top; y < room.bottom; y += STEP)
    for (let x = room.left; x < room.right; x += STEP) all.push([x, y]);
  return [...around, ...all].map(([x, y]) => at(x, y, size, room));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function apart(a: Box, b: Box): number {
  return Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2;
}

/** Beside one of the spots, where it covers nothing of them and as little as it can of what else is wanted. */
export function beside(size: Size, spots: readonly Box[], wanted: readonly Box[], room: Box): Box {
  const cost = (box: Box): number =>
    spots.reduce((sum, spot) => sum + 10 * overlap(box, spot), 0) +
    wanted.reduce((sum, one) => sum + overlap(box, one), 0) +
    FAR * Math.min(...spots.map((spot) => apart(box, spot)), 4000);
  const [first, ...others] = places(size, spots, room);
  return others.reduce(
    (best, one) => (cost(one) < cost(best) ? one : best),
    first ?? at(room.right, room.bottom, size, room),
  );
}
