/** How the map is looked at: where, and how near. */
import { MAP } from "./map.ts";

const NEAREST = 2.6;
const EASY = 0.62;
/** In a narrow window the whole map is too small for a thumb: it begins nearer than that. */
const NARROW = 440;
const THUMB = 0.6;

export class Lens {
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  k = $state(0.5);
  /** Whether the window has been measured; where there is none, nothing waits for it. */
  ready = $state(typeof window === "undefined");
  private moved = false;

  /** The scale at which the whole map is seen. */
  get whole(): number {
    return Math.min(this.width / MAP.width, this.height / MAP.height) || 0.4;
  }

  /** Blocks grow against a far look, so that they can be hit. */
  get swell(): number {
    return Math.min(1.3, Math.max(1, EASY / this.k));
  }

  /** Names grow a little more, so that they can be read. */
  get plate(): number {
    return Math.min(1.62, Math.max(1, EASY / this.k)) / this.swell;
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
    if (!this.moved) this.showAll();
    else this.settle();
  }

  /** Looks at a point of the map, near enough for a thumb. */
  lookAt(x: number, y: number): void {
    this.k = Math.max(this.whole, this.k, THUMB);
    this.x = this.width / 2 - (x - MAP.left) * this.k;
    this.y = this.height / 2 - (y - MAP.top) * this.k;
    this.settle();
  }

  showAll(): void {
    this.moved = false;
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
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
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

function held(at: number, room: number, size: number): number {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
