/** Who the server takes us for. A first visitor becomes a guest only when they first act. */
import { api, Refused } from "./api.ts";
import type { Me, TableInfo } from "./live/messages.ts";
import { settings } from "./settings.svelte.ts";

let known = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export const person = {
  get me(): Me | null {
    return known;
  },
};

/** Remembers that the server knows this browser: a stranger need not be asked about. */
const PLACE = "saltire.known";

function wasHere(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return true;
  }
}

function remember(here: boolean): void {
  try {
    if (here) localStorage.setItem(PLACE, "1");
    else localStorage.removeItem(PLACE);
  } catch {
    // Then the server is asked each time.
  }
}

/** Asks once who we are; null for a stranger. */
export function whoAmI(): Promise<Me | null> {
  if (!wasHere()) return Promise.resolve(known);
  asked ??= api
    .get<Me>("/me")
    .then((me) => (known = me))
    .catch((fault: unknown) => {
      if (fault instanceof Refused && fault.code === "no-connection") asked = null;
      else remember(false);
      return null;
    });
  return asked;
}

/** Makes sure that there is somebody to act for, under a name if one is given. */
export async function beSomebody(name = ""): Promise<Me> {
  const me = known ?? (await whoAmI());
  if (me) return me;
  const wanted = name.trim() ? { name: name.trim() } : {};
  const made = await api.post<Me>("/me", { ...wanted, lang: settings.lang });
  remember(true);
  asked = Promise.resolve(made);
  // What the guest was made for is asked first; only then the page shows the name and calls the server.
  setTimeout(() => (known ??= made));
  return made;
}

export async function changeMe(change: { name?: string; lang?: string }): Promise<void> {
  known = await api.patch<Me>("/me", change);
}

/** After signing in the server knows us as somebody else. */
export async function knowAgain(): Promise<void> {
  asked = null;
  known = null;
  remember(true);
  await whoAmI();
}

/** After signing out for good: nobody is asked about. */
export function beNobody(): void {
  asked = null;
  known = null;
  remember(false);
}

/** The seats of a table that a person holds. */
export function mineOf(info: TableInfo | null, me: Me | null): number[] {
  if (!info || !me) return [];
  return info.seats.filter((seat) => seat.person === me.id).map((seat) => seat.seat);
}
