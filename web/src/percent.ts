/** A share of one as the reader writes it: 0.634 is 63 %. */
import { say } from "./words.svelte.ts";

export function percent(share: number, signed = false): string {
  const number = Math.round(100 * share);
  return say("review-percent", { share: `${signed && number > 0 ? "+" : ""}${number}` });
}
