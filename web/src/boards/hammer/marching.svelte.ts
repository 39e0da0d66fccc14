/** What a hand does on the map: picking blocks, letting go, sending them off, and taking a march back whole. */
import { untrack } from "svelte";
import type { BoardProps } from "../contract.ts";
import { aimed, tried, type Choices } from "./choices.ts";
import type { Carried } from "./hands.ts";
import { goalsOf, marchesOf, marchOf, orders, tapped } from "./marches.ts";
import { next } from "./plan.ts";
import { phaseOf, walker, type War } from "./view.ts";

type Given = Pick<BoardProps, "view" | "annotations" | "legal" | "log" | "fresh" | "busy" | "act" | "undo"> & {
  now: War;
  choices: Choices;
};

export class Marching {
  /** The area that is looked into. */
  chosen: string | null = $state(null);
  /** Several blocks are picked one after the other. */
  together = $state(false);
  /** The area that a mouse or the focus is on. */
  over: string | null = $state(null);
  /** What a player has picked; nothing of it is sent before a lit area is chosen. */
  #held: string[] = $state.raw([]);
  #plan: string[] = $state.raw([]);
  /** The view a planned action was sent from; the next one waits for another. */
  #sentFrom: unknown = null;
  #undoneFrom: unknown = null;
  /** Taken back to the beginning of a march; then this block is picked. */
  #takingBack = $state(false);
  #pickNext: string | null = null;

  constructor(readonly given: () => Given) {
    $effect(() => this.#goOn());
    $effect(() => this.#takeBackWhole());
    $effect(() => this.#open());
  }

  get phase(): string {
    return phaseOf(this.given().now);
  }

  readonly marching = $derived.by(() => marchesOf(this.given().legal.length ? this.given().annotations : null));
  readonly onWay = $derived.by(() => (this.given().legal.length ? (walker(this.given().now)?.block ?? null) : null));
  readonly picked = $derived(
    this.#held.filter((block) => block !== this.onWay && marchOf(this.marching.marches, block)),
  );
  readonly goals = $derived.by(() =>
    goalsOf(this.marching, this.onWay && this.phase === "WalkBlock" ? [this.onWay] : this.picked),
  );
  readonly drops = $derived.by(
    () => this.picked.length > 0 || (this.onWay !== null && !!this.given().undo && !this.#plan.length),
  );

  #goOn(): void {
    const { busy, view, legal, act } = this.given();
    if (busy || !this.#plan.length || view === this.#sentFrom) return;
    if (!legal.length) {
      this.#plan = [];
      return;
    }
    const { action, rest } = next(this.#plan, legal);
    this.#plan = rest;
    if (!action) return;
    this.#sentFrom = view;
    act(action);
  }

  /** A march that is taken back is taken back whole. */
  #takeBackWhole(): void {
    const { busy, view, log, fresh, undo } = this.given();
    const last = log.at(-1);
    const undone = last !== undefined && last.n > fresh && last.told[0]?.kind === "table-undo";
    if (busy || view === this.#undoneFrom || !(undone || this.#takingBack)) return;
    this.#undoneFrom = view;
    untrack(() => {
      if (this.phase === "WalkBlock") undo?.();
      else this.#isBack();
    });
  }

  #isBack(): void {
    this.#takingBack = false;
    if (this.#pickNext) this.#held = [this.#pickNext];
    this.#pickNext = null;
  }

  /** An area whose blocks are asked about opens by itself. */
  #open(): void {
    if (!["VictualsSteps", "PillageGain", "PillageHit"].includes(this.phase)) return;
    const { now, choices } = this.given();
    const [block] = choices.blocks.keys();
    const place = now.own.find((one) => one.block === block)?.place;
    if (place) this.chosen = place;
  }

  readonly send = (action: string): void => {
    const { busy, act } = this.given();
    if (busy) return;
    this.#begin([]);
    act(action);
  };

  #begin(actions: string[]): void {
    this.#held = [];
    this.together = false;
    this.#sentFrom = null;
    this.#plan = actions;
  }

  /** Lets go of what is picked. A block that is on its way already goes back. */
  readonly cancel = (): void => {
    const { busy, view, undo } = this.given();
    this.#held = [];
    if (!this.onWay || !undo || busy) return;
    this.#takingBack = true;
    this.#undoneFrom = view;
    undo();
  };

  readonly group = (): void => {
    this.together = !this.together;
    this.#held = [];
  };

  #go(area: string, dragged: readonly string[] = []): void {
    const goal = this.goals.get(area);
    if (goal && !this.given().busy) this.#begin(orders(goal, this.onWay, dragged));
  }

  /** A tap on an area; null is the sea. */
  readonly tapArea = (area: string | null): void => {
    const { busy, choices } = this.given();
    if (busy || this.#plan.length) return;
    if (area && this.goals.has(area)) {
      this.#go(area);
      return;
    }
    const there = area ? choices.areas.get(area) : undefined;
    if (there && (there.verb !== "draw in" || this.chosen === area)) this.send(there.action);
    else if (this.drops) this.cancel();
    else if (area) this.#lookInto(area);
    else this.chosen = null;
  };

  /** A block that must go somewhere is tried where it cannot: the server names the rule. */
  #lookInto(area: string): void {
    const { choices } = this.given();
    const action = this.onWay ? aimed(choices, area) : null;
    if (action && !choices.areas.has(area)) this.send(action);
    else this.chosen = this.chosen === area ? null : area;
  }

  readonly tapBlock = (block: string, area: string, shift: boolean): void => {
    const { busy, choices, undo } = this.given();
    if (busy || this.#plan.length) return;
    if (this.onWay) {
      if (block !== this.onWay) this.#pickNext = block;
      if (undo) this.cancel();
      else this.tapArea(area);
    } else if (marchOf(this.marching.marches, block)) {
      this.chosen = null;
      this.#held = tapped(this.picked, block, this.marching.marches, this.together || shift);
    } else {
      this.#held = [];
      const action = tried(choices, block);
      if (action) this.send(action);
      else this.chosen = area;
    }
  };

  /** A tap on a block in the sheet of its area; null if it cannot march. */
  readonly pick = (block: string): (() => void) | null =>
    marchOf(this.marching.marches, block) ? () => this.tapBlock(block, this.chosen ?? "", this.together) : null;

  readonly lift = (block: string): boolean => {
    if (block === this.onWay) return true;
    if (!marchOf(this.marching.marches, block)) return false;
    if (!this.picked.includes(block)) this.#held = [block];
    return true;
  };

  readonly drop = ({ way }: Carried): void => {
    const target = way.at(-1);
    if (target && this.goals.has(target)) this.#go(target, way);
  };

  readonly keys = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (this.drops) this.cancel();
    else this.chosen = null;
  };
}
