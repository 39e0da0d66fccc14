/** Arrow keys among the hand and the stones; everything is reached with Tab as well. */

const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const UPDOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function found(board: HTMLElement, selector: string): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.hasAttribute("disabled"));
}

function stones(board: HTMLElement): HTMLElement[] {
  const here = found(board, "[data-here]");
  return here.length ? here : found(board, "[data-look]");
}

function step(row: readonly HTMLElement[], by: number): boolean {
  const at = row.indexOf(document.activeElement as HTMLElement);
  const next = row[(at + by + row.length) % row.length];
  if (at < 0 || !next) return false;
  next.focus();
  return true;
}

/** Moves the focus; true if the key was one of these. In rows the stones stand one above another. */
export function moveFocus(board: HTMLElement, key: string, rows: boolean): boolean {
  const sideways = SIDEWAYS[key];
  const updown = UPDOWN[key];
  const hand = found(board, "[data-hand]");
  const line = stones(board);
  if (sideways) return step(hand, sideways) || step(line, sideways);
  if (!updown) return false;
  const inLine = line.includes(document.activeElement as HTMLElement);
  if (rows && inLine) return step(line, updown);
  if (inLine && updown > 0) return focusOn(hand[Math.floor(hand.length / 2)]);
  if (!inLine && updown < 0) return focusOn(line[Math.floor(line.length / 2)]);
  return false;
}

function focusOn(one: HTMLElement | undefined): boolean {
  one?.focus();
  return one !== undefined;
}
