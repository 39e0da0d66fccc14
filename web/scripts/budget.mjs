// Fails when a first load (script, style and English words, gzip) is over its bar: that of the front page, or
// that of a table of any game, which is everything up to the drawn board.
import { readFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BAR = 120_000;
const LANGUAGES = ["en"];
const STATIC = fileURLToPath(new URL("../../src/saltire/server/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${STATIC}.vite/manifest.json`, "utf-8"));
const SOURCES = "../src/saltire/";

/** Every file that an entry needs, with what that needs in turn. */
function needed(name, found) {
  const entry = manifest[name];
  if (!entry) throw new Error(`${name} is not in the manifest`);
  if (found.has(entry.file)) return;
  found.add(entry.file);
  for (const style of entry.css ?? []) found.add(style);
  for (const next of entry.imports ?? []) needed(next, found);
}

function sizeOf(file) {
  if (!existsSync(STATIC + file)) throw new Error(`${file} is missing: npm run build`);
  return gzipSync(readFileSync(STATIC + file), { level: 9 }).length;
}

/** The words that a board asks for, in each language. */
function wordsOf(game) {
  const named = (name) => {
    const [folder, part] = name.split("/");
    if (!part) return [`${SOURCES}i18n/locales/${folder}`];
    return [`${SOURCES}games/${folder}/text/locales/${part}`, `src/boards/${folder}/locales/${part}`];
  };
  const source = readFileSync(new URL(`../src/boards/${game}/game.ts`, import.meta.url), "utf-8");
  const listed = /locales: \[([^\]]*)\]/.exec(source)?.[1] ?? "";
  const files = [...listed.matchAll(/"([^"]+)"/g)].flatMap((found) => named(found[1] ?? ""));
  return files.flatMap((file) => LANGUAGES.map((lang) => `${file}.${lang}.ftl?raw`)).filter((name) => manifest[name]);
}

const shell = ["index.html", ...LANGUAGES.map((lang) => `${SOURCES}i18n/locales/web.${lang}.ftl?raw`)];
const boards = Object.keys(manifest).flatMap((name) => /^src\/boards\/(\w+)\/Board\.svelte$/.exec(name)?.[1] ?? []);
const loads = { "front page": ["src/pages/Front.svelte"] };
for (const game of boards) {
  const words = game === "plain" ? [] : wordsOf(game);
  loads[game] = [`src/boards/${game}/Board.svelte`, ...words];
}

let over = false;
for (const [name, parts] of Object.entries(loads)) {
  const files = new Set(["early.js"]);
  for (const part of [...shell, ...parts]) needed(part, files);
  const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  console.log(`${name}: first load ${size} bytes gzip of ${BAR}, ${files.size} files`);
  over ||= size > BAR;
}
if (over) process.exit(1);
