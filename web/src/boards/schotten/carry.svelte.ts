/** Carrying a hand card to a stone with a finger or a mouse. */

export interface Carried {
  card: string;
  x: number;
  y: number;
  stone: number | null;
}

const SLACK = 8;

export class Carry {
  now: Carried | null = $state.raw(null);
  #from: { card: string; id: number; x: number; y: number } | null = null;
  #over: Element | null = null;
  /** A drag ends in a click on the card it began with; that click is none. */
  #swallow = false;

  constructor(
    readonly lifted: (card: string) => void,
    readonly dropped: (card: string, stone: number | null) => void,
  ) {}

  down(event: PointerEvent, card: string): void {
    if (event.button !== 0) return;
    this.#swallow = false;
    this.#from = { card, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.id) return;
    if (!this.now) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.lifted(from.card);
    }
    const lane = laneUnder(event);
    this.#mark(lane);
    this.now = { card: from.card, x: event.clientX, y: event.clientY, stone: stoneOf(lane) };
  }

  up(event: PointerEvent): void {
    const done = this.now;
    this.cancel();
    if (!done) return;
    this.#swallow = true;
    this.dropped(done.card, stoneOf(laneUnder(event)));
  }

  cancel(): void {
    this.#mark(null);
    this.#from = null;
    this.now = null;
  }

  swallowed(): boolean {
    const was = this.#swallow;
    this.#swallow = false;
    return was;
  }

  #mark(lane: Element | null): void {
    if (lane === this.#over) return;
    this.#over?.classList.remove("over");
    lane?.classList.add("over");
    this.#over = lane;
  }
}

function laneUnder(event: PointerEvent): HTMLElement | null {
  for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
    const lane = found.closest<HTMLElement>("[data-stone]");
    if (lane) return lane;
  }
  return null;
}

function stoneOf(lane: HTMLElement | null): number | null {
  return lane ? Number(lane.dataset["stone"]) : null;
}
