/** Short news at the edge of the page: refusals with their rule, lost lines, things done. */

export interface Toast {
  id: number;
  text: string;
  kind: "news" | "good" | "bad";
  /** Where the rule that is named can be read; `open` tells whether it could be shown without leaving the page. */
  link?: { href: string; label: string; open?: () => boolean };
}

export const toasts: Toast[] = $state([]);
let last = 0;

export function toast(text: string, kind: Toast["kind"] = "news", link?: Toast["link"]): void {
  const same = toasts.find((one) => one.text === text);
  if (same) dismiss(same.id);
  last += 1;
  const id = last;
  toasts.push(link ? { id, text, kind, link } : { id, text, kind });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), kind === "bad" ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
