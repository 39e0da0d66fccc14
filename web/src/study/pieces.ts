/** The text of a position as places with pieces, so that a piece can be taken up and put down elsewhere. */

export interface Place {
  /** The name of its part, and which share of it: 0 before the bar, 1 after it. */
  part: string;
  share: number;
  pieces: string[];
}

interface Line {
  part: string;
  shares: string[][];
  /** Pieces are set apart by commas; by spaces else. */
  commas: boolean;
}

const NOTHING = "-";
/** The parts that every game has: they hold no pieces. */
const COMMON_PARTS = ["game", "seen by", "now"];

function lineOf(text: string): Line | null {
  const colon = text.indexOf(":");
  if (colon < 0) return null;
  const part = text.slice(0, colon).trim();
  const value = text.slice(colon + 1);
  const commas = value.includes(",");
  const shares = value
    .split("|")
    .map((share) => share.split(commas ? "," : /\s+/).map((piece) => piece.trim()))
    .map((share) => share.filter((piece) => piece && piece !== NOTHING));
  return { part, shares, commas };
}

const numbered = (part: string): boolean => /^\d+$/.test(part);

/** Numbered parts have a share for each of two players, unless one here has not. */
function inPairs(text: string): boolean {
  return linesOf(text).every((line) => !numbered(line.split(":")[0]!.trim()) || line.includes("|"));
}

function linesOf(text: string): string[] {
  return text.split(/[\n;]/).map((line) => line.trim());
}

/** Lists the places of a text, and those of the parts that it does not speak of; some parts are no places. */
export function placesIn(text: string, parts: readonly string[], withoutPieces: readonly string[] = []): Place[] {
  const lines = linesOf(text).flatMap((line) => lineOf(line) ?? []);
  const found = new Map(lines.map((line) => [line.part.toLowerCase(), line]));
  const pairs = inPairs(text);
  const none = new Set([...COMMON_PARTS, ...withoutPieces]);
  const named = parts.filter((part) => !none.has(part.toLowerCase()));
  return named.flatMap((part) => {
    const line = found.get(part.toLowerCase());
    const many = line ? line.shares.length : pairs && numbered(part) ? 2 : 1;
    return Array.from({ length: many }, (_, share) => ({ part, share, pieces: line?.shares[share] ?? [] }));
  });
}

function written(line: Line): string {
  const glue = line.commas ? ", " : " ";
  return `${line.part}: ${line.shares.map((share) => share.join(glue) || NOTHING).join(" | ")}`;
}

/** Writes the text with a piece taken from one place (if it was on one) and put down at another (unless it goes off). */
export function moved(text: string, piece: string, from: Place | null, to: Place | null): string {
  let lines = linesOf(text).filter(Boolean);
  const pairs = inPairs(text);
  const change = (place: Place, act: (share: string[], line: Line) => void): void => {
    let at = lines.findIndex((one) => lineOf(one)?.part.toLowerCase() === place.part.toLowerCase());
    if (at < 0) at = lines.push(`${place.part}: ${NOTHING}`) - 1;
    const line = lineOf(lines[at]!)!;
    while (line.shares.length < (pairs && numbered(place.part) ? 2 : place.share + 1)) line.shares.push([]);
    act(line.shares[place.share]!, line);
    if (line.shares.some((share) => share.some((one) => one.includes(" ")))) line.commas = true;
    lines[at] = written(line);
  };
  if (from)
    change(from, (share) => {
      const at = share.indexOf(piece);
      if (at >= 0) share.splice(at, 1);
    });
  if (to)
    change(to, (share, line) => {
      share.push(piece);
      if (/^[A-Z][a-z]/.test(piece) && !numbered(line.part)) line.commas = true;
    });
  // A part with nothing in it is left out, as everybody would write it.
  lines = lines.filter((one) => {
    const line = lineOf(one);
    return !line || line.shares.some((share) => share.length) || !from || line.part !== from.part;
  });
  return lines.join("\n");
}
