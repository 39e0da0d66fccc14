/** Pictures of the boards for lists of games; a table does not load them. */
import type { Component } from "svelte";
import Plain from "./plain/Thumbnail.svelte";

const found = import.meta.glob<{ default: Component }>("./*/Thumbnail.svelte", { eager: true });

export function pictureOf(game: string): Component {
  return found[`./${game}/Thumbnail.svelte`]?.default ?? Plain;
}
