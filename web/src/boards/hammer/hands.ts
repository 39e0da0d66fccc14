/** Pointers on the map: pan, pinch, and carrying a block from area to area. */
import type { Lens } from "./lens.svelte.ts";

export interface Carried {
  block: string;
  from: string;
  /** The areas passed, without the first. */
  way: string[];
  x: number;
  y: number;
}

export interface Hands {
  lens: Lens;
  mayCarry: (block: string) => boolean;
  carrying: (now: Carried | null) => void;
  dropped: (done: Carried) => void;
  /** Nothing for a tap on the sea. */
  tapped: (area: string | null) => void;
  /** A mouse is over an area, or over none. */
  hovered: (area: string | null) => void;
}

const SLACK = 7;

interface Finger {
  x: number;
  y: number;
}

export function handle(window: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let grip: { block: string; from: string } | null = null;
  let carried: Carried | null = null;
  let moved = false;
  let over: string | null = null;

  function at(event: { clientX: number; clientY: number }): Finger {
    const box = window.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function areaUnder(event: PointerEvent): string | null {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const area = found.closest<HTMLElement | SVGElement>("[data-area]")?.dataset["area"];
      if (area) return area;
    }
    return null;
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    if (fingers.size > 1) {
      letGo();
      return;
    }
    start = at(event);
    moved = false;
    const held = (event.target as Element).closest<HTMLElement>("[data-block]");
    const block = held?.dataset["block"];
    const from = held?.dataset["from"];
    grip = block && from ? { block, from } : null;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before || !start) {
      if (event.pointerType === "mouse") hover(event);
      return;
    }
    const now = at(event);
    if (!moved && Math.hypot(now.x - start.x, now.y - start.y) < SLACK && fingers.size === 1) return;
    if (!moved) {
      window.setPointerCapture(event.pointerId);
      if (grip && !hands.mayCarry(grip.block)) grip = null;
    }
    moved = true;
    if (fingers.size === 2) pinch(event.pointerId, before, now);
    else if (grip) carry(event, now);
    else hands.lens.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  }

  function hover(event: PointerEvent): void {
    const area = (event.target as Element).closest<HTMLElement | SVGElement>("[data-area], [data-from]")?.dataset;
    const now = area?.["area"] ?? area?.["from"] ?? null;
    if (now === over) return;
    over = now;
    hands.hovered(now);
  }

  function pinch(id: number, before: Finger, now: Finger): void {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0) hands.lens.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function carry(event: PointerEvent, now: Finger): void {
    if (!grip) return;
    let way = carried?.way ?? [];
    const area = areaUnder(event);
    if (area === grip.from) way = [];
    else if (area && way.includes(area)) way = way.slice(0, way.indexOf(area) + 1);
    else if (area) way = [...way, area];
    carried = { ...grip, way, ...now };
    hands.carrying(carried);
  }

  function letGo(): void {
    carried = null;
    grip = null;
    hands.carrying(null);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    const done = carried;
    letGo();
    if (done?.way.length) hands.dropped(done);
  }

  function gone(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    letGo();
  }

  function click(event: MouseEvent): void {
    if (moved) {
      event.stopPropagation();
      event.preventDefault();
      moved = false;
      return;
    }
    const target = event.target as Element;
    if (target.closest("button")) return;
    hands.tapped(target.closest<SVGElement>("[data-area]")?.dataset["area"] ?? null);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = at(event);
    hands.lens.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  }

  function keys(event: KeyboardEvent): void {
    const step = 60;
    const pans: Record<string, readonly [number, number]> = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const pan = pans[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (pan) hands.lens.pan(...pan);
    else if (event.key === "+" || event.key === "=") hands.lens.zoom(1.25);
    else if (event.key === "-") hands.lens.zoom(0.8);
    else if (event.key === "0") hands.lens.showAll();
    else return;
    event.preventDefault();
  }

  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener("pointerdown", down, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", gone, { signal });
  window.addEventListener("click", click, { signal, capture: true });
  window.addEventListener("wheel", wheel, { signal, passive: false });
  window.addEventListener("keydown", keys, { signal });
  return () => stop.abort();
}
