/** A list that shows its newest lines by itself, until its reader scrolls up. */
import { tick } from "svelte";

/** A reader this near to the end wants to see what comes. */
const NEAR = 40;

export interface Following {
  /** To attach to the element that scrolls. */
  list: (element: HTMLElement) => () => void;
  /** Goes to the newest line. */
  toEnd: () => void;
  /** Makes a change above what is read without moving it. */
  keepPlace: (change: () => void) => void;
}

/** `changed` is told when the reader leaves the end of the list, and when they are back. */
export function follow(changed: (away: boolean) => void): Following {
  let list: HTMLElement | null = null;
  let away = false;
  let height = 0;

  function set(now: boolean): void {
    if (now === away) return;
    away = now;
    changed(away);
  }

  function toEnd(): void {
    set(false);
    if (list) list.scrollTop = list.scrollHeight;
  }

  /** Lines that have just come or a smaller window take the end out of sight too: only a hand scrolls the reader away. */
  function scrolled(): void {
    if (!list || list.scrollHeight !== height) return;
    set(list.scrollHeight - list.scrollTop - list.clientHeight > NEAR);
  }

  /** Who opens folded lines reads them. */
  function pressed(event: Event): void {
    if ((event.target as Element).closest("summary")) set(true);
  }

  function drawn(): void {
    if (!list) return;
    height = list.scrollHeight;
    if (!away) list.scrollTop = list.scrollHeight;
  }

  function attach(element: HTMLElement): () => void {
    list = element;
    const size = new ResizeObserver(drawn);
    size.observe(element);
    for (const part of element.children) size.observe(part);
    element.addEventListener("scroll", scrolled, { passive: true });
    element.addEventListener("click", pressed);
    drawn();
    return () => {
      size.disconnect();
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("click", pressed);
      list = null;
    };
  }

  function keepPlace(change: () => void): void {
    const fromEnd = list ? list.scrollHeight - list.scrollTop : 0;
    set(true);
    change();
    void tick().then(() => {
      if (list) list.scrollTop = list.scrollHeight - fromEnd;
    });
  }

  return { list: attach, toEnd, keepPlace };
}
