/** How the map is looked at: where, and how near. */
import { MAP } from "./map.ts";
import { SIZE } from "./tokens.ts";

const NEAREST = 2.6;
/** The least size of a block on the screen, and of a name; blocks never grow beyond LARGEST. */
const THICK = 46;
const LARGEST = 1.7;
const READABLE = 12.5;
/** How near a fight is looked at. */
const CLOSE = 1.3;
/** Around the areas that are looked at together, in units of the map. */
const MARGIN = 220;
/** In a narrow window the whole map is too small for a thumb: it begins nearer than that. */
const NARROW = 440;
const THUMB = 0.8;

export class Lens {
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  k = $state(0.5);
  /** Whether the window has been measured; where there is none, nothing waits for it. */
  ready = $state(typeof window === "undefined");
  /** Whether the latest change is a glide to another place, not a hand that moves the map. */
  gliding = $state(false);
  private moved = false;
  /** The place that is looked at, and how near, until a hand moves the map. */
  private aim: [number, number, number] | null = null;

  /** The scale at which the whole map is seen. */
  get whole(): number {
    return Math.min(this.width / MAP.width, this.height / MAP.height) || 0.4;
  }

  /** Blocks grow against a far look, so that they can be hit. */
  get swell(): number {
    return Math.min(LARGEST, Math.max(1, THICK / (SIZE * this.k)));
  }

  /** Names grow too, so that they can be read. */
  get plate(): number {
    return Math.min(1.3, Math.max(0.8, READABLE / (15 * this.k * this.swell)));
  }

  get near(): boolean {
    return this.k > this.whole * 1.02;
  }

  /** Whether a thumb is at work, as far as a window can tell. */
  get narrow(): boolean {
    return this.width > 0 && this.width < NARROW;
  }

  resized(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.ready = true;
    this.gliding = false;
    if (this.moved) this.settle();
    else if (this.aim) this.towards(...this.aim);
    else this.showAll();
  }

  /** Looks at a point of the map, near enough for a thumb. */
  lookAt(x: number, y: number): void {
    this.moved = false;
    this.towards(x, y, THUMB);
  }

  private towards(x: number, y: number, k: number): void {
    this.aim = [x, y, k];
    this.k = Math.max(this.whole, Math.min(NEAREST, k));
    this.x = this.width / 2 - (x - MAP.left) * this.k;
    this.y = this.height / 2 - (y - MAP.top) * this.k;
    this.settle();
  }

  /**
   * Looks at a fight from near, with all the areas that can be chosen from there; what a person has chosen to look at
   * stays.
   */
  closeUp(points: readonly { x: number; y: number }[]): void {
    if (this.moved || !points.length) return;
    this.gliding = true;
    const [left, right] = spread(points.map(({ x }) => x));
    const [top, bottom] = spread(points.map(({ y }) => y));
    const fits = Math.min(this.width / (right - left + MARGIN), this.height / (bottom - top + MARGIN));
    this.towards((left + right) / 2, (top + bottom) / 2, Math.min(fits, Math.max(CLOSE, this.whole * 1.5)));
  }

  /** Looks at the whole map again when a fight is over, unless a person looks elsewhere. */
  away(): void {
    if (!this.moved) this.showAll();
    this.gliding = true;
  }

  showAll(): void {
    this.moved = false;
    this.aim = null;
    this.k = this.whole;
    this.settle();
  }

  /** Zooms by a factor; the point (px, py) of the window stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const k = Math.min(NEAREST, Math.max(this.whole, this.k * factor));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.moved = true;
    this.gliding = false;
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.gliding = false;
    this.settle();
  }

  /** Brings a point of the map into the window. */
  reveal(x: number, y: number): void {
    const px = this.x + (x - MAP.left) * this.k;
    const py = this.y + (y - MAP.top) * this.k;
    const margin = 60;
    const dx = px < margin ? margin - px : Math.min(0, this.width - margin - px);
    const dy = py < margin ? margin - py : Math.min(0, this.height - margin - py);
    if (this.near && (dx || dy)) this.pan(dx, dy);
  }

  /** Keeps the map in its window: centred where it is smaller, without gaps where it is larger. */
  private settle(): void {
    this.x = held(this.x, this.width, MAP.width * this.k);
    this.y = held(this.y, this.height, MAP.height * this.k);
  }
}

function spread(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function held(at: number, room: number, size: number): number {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
