/** A worked example that is tried out: the server plays what was done from its position, each time the same. */
import { api, Refused } from "./api.ts";
import type { LogEntry, Practice, TableInfo, View } from "./live/messages.ts";
import { settings } from "./settings.svelte.ts";
import { complain } from "./start.ts";

/** What is asked for: nothing to try, the next action, nothing more, or the way back from something else. */
export type Stage = "read" | "try" | "done" | "astray";

export class Trial {
  now: Practice | null = $state.raw(null);
  /** What was done since the position, and how long the log was before the latest of it. */
  done: readonly string[] = $state.raw([]);
  fresh = $state(0);
  busy = $state(false);
  failed = $state(false);
  /** What was done is what the example does; so was the latest that was tried. */
  followed = $state(true);
  meant = $state(true);
  /** Nothing that happens here is undone one by one, or told step by step. */
  readonly undo = false;
  readonly step = null;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get view(): View | null {
    return this.now?.view ?? null;
  }

  get annotations(): View | null {
    return this.now?.annotations ?? null;
  }

  get info(): TableInfo | null {
    return this.now?.info ?? null;
  }

  get legal(): readonly string[] {
    return this.now?.legal ?? [];
  }

  get seat(): number | null {
    return this.now?.seat ?? null;
  }

  get log(): readonly LogEntry[] {
    return this.now?.log ?? [];
  }

  get waiting(): readonly number[] {
    return this.now?.waiting ?? [];
  }

  /** What came of the latest action. */
  get lines(): readonly string[] {
    return this.log.slice(this.fresh).flatMap((entry) => entry.lines ?? []);
  }

  get stage(): Stage {
    const { now } = this;
    if (now?.refusal && this.meant) return "done";
    if (now?.next) return "try";
    if (!this.done.length) return "read";
    return this.followed ? "done" : "astray";
  }

  async play(steps: readonly string[]): Promise<void> {
    this.busy = true;
    const asked = new URLSearchParams([["lang", settings.lang], ...steps.map((step) => ["do", step])]);
    try {
      const found = await api.get<Practice>(`/rules/${this.game}/examples/${this.id}?${asked}`);
      if (!found.refusal) this.done = steps;
      this.fresh = Math.max(0, found.log.length - 1);
      this.now = found;
      this.failed = false;
    } catch (fault) {
      if (this.now) complain(fault, this.game);
      else this.failed = fault instanceof Refused;
    }
    this.busy = false;
  }

  /** Puts everything back. */
  reset(): Promise<void> {
    this.followed = true;
    return this.play([]);
  }

  act(action: string): void {
    const { now } = this;
    if (this.busy || !now) return;
    // The board may be seen by other eyes than those of whom the example lets act.
    const next = now.next?.action === action ? now.next : null;
    this.meant = next !== null;
    void this.play([...this.done, `${next?.seat ?? now.seat ?? 0}: ${action}`]).then(() => {
      if (!next && !this.now?.refusal) this.followed = false;
    });
  }

  /** Does what the example tries next. */
  follow(): void {
    if (this.now?.next) this.act(this.now.next.action);
  }

  do(): void {
    // A table's commands mean nothing here.
  }
}
