// Fails when the first load (script and style of the front page, gzip) is over 250 kB.
import { readFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const STATIC = fileURLToPath(new URL("../../src/saltire/server/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${STATIC}.vite/manifest.json`, "utf-8"));

/** Every file that an entry needs, with what that needs in turn. */
function needed(name, found = new Set()) {
  const entry = manifest[name];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const style of entry.css ?? []) found.add(style);
  for (const next of entry.imports ?? []) needed(next, found);
  return found;
}

const files = new Set(["early.js"]);
for (const name of [
  "index.html",
  "src/pages/Front.svelte",
  "../src/saltire/i18n/locales/web.de.ftl?raw",
  "../src/saltire/i18n/locales/web.en.ftl?raw",
]) {
  if (!manifest[name]) throw new Error(`${name} is not in the manifest`);
  needed(name, files);
}
const size = [...files].reduce((sum, file) => {
  if (!existsSync(STATIC + file)) throw new Error(`${file} is missing: npm run build`);
  return sum + gzipSync(readFileSync(STATIC + file)).length;
}, 0);
console.log(`first load: ${size} bytes gzip of ${LIMIT}, ${files.size} files`);
if (size > LIMIT) process.exit(1);
