// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { askGames } from "../src/games.svelte.ts";
import Footer from "../src/layout/Footer.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the footer links to the documentation of a server that has it", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: [], phrases: [], manual: true })));
  const footer = mount(Footer, { target: document.body });
  flushSync();
  expect(document.querySelector('a[href="/docs/"]')).toBeNull();
  await askGames();
  flushSync();
  expect(document.querySelector('a[href="/docs/"]')).not.toBeNull();
  void unmount(footer);
});
