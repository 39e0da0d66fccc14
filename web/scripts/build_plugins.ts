/** Vite plugins of the build: gzip copies of text files, and the list of files to preload. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const TEXTS = /\.(js|css|svg|json|html|webmanifest)$/;
const LOCALES = "/src/saltire/i18n/locales/";
const LANGUAGES = ["en", "de", "fr", "hu", "cs"];
const BOARD = /\/boards\/(\w+)\/Board\.svelte$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Writes a gzip copy beside every text file; the server sends these, so it compresses nothing per request. */
export function gzipCopies(): Plugin {
  return {
    name: "saltire-gzip",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler(options) {
        for (const file of filesOf(options.dir ?? "").filter((name) => TEXTS.test(name))) {
          writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
        }
      },
    },
  };
}

type Chunks = Map<string, Rollup.OutputChunk>;

/** A chunk's file with all that it imports. */
function needs(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const next of chunk.imports) needs(chunks, next, found);
  return found;
}

const template = () => readFileSync(new URL("early.js", import.meta.url), "utf-8");

/** All files of the page, those of a language apart: what the service worker keeps. */
function partsOf(bundle: (Rollup.OutputChunk | Rollup.OutputAsset)[]): { files: string[]; langs: object } {
  const langOf = (one: Rollup.OutputChunk | Rollup.OutputAsset) =>
    one.type === "chunk" ? /\.(\w\w)\.ftl$/.exec(one.facadeModuleId?.split("?")[0] ?? "")?.[1] : undefined;
  const parts = bundle.filter((one) => one.fileName.startsWith("assets/"));
  const named = (lang: string | undefined) => parts.filter((one) => langOf(one) === lang).map((one) => one.fileName);
  return { files: named(undefined), langs: Object.fromEntries(LANGUAGES.map((lang) => [lang, named(lang)])) };
}

/** Lists for `early.js`, by page and by language, what to fetch while the entry is still loading. */
export function preloadList(pages: Record<string, string>): Plugin {
  return {
    name: "saltire-preload",
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { src: "/early.js" }, injectTo: "head-prepend" as const }],
    },
    configureServer(server) {
      const text = template().replace("FACTS", '{"pages":{},"langs":{"en":[]}}');
      server.middlewares.use("/early.js", (_, answer) => {
        answer.setHeader("Content-Type", "text/javascript").end(text);
      });
    },
    generateBundle(_, bundle) {
      const chunks: Chunks = new Map();
      for (const one of Object.values(bundle)) if (one.type === "chunk") chunks.set(one.fileName, one);
      const all = [...chunks.values()];
      const entry = all.find((chunk) => chunk.isEntry);
      const stylesOf = (files: Iterable<string>) =>
        [...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
      const first = needs(chunks, entry?.fileName ?? "");
      const known = new Set([...first, ...stylesOf(first)]);
      const sourceOf = (chunk: Rollup.OutputChunk) => chunk.facadeModuleId?.split("?")[0] ?? "";
      const more = (sources: string[]): string[] => {
        const wanted = all.filter((one) => sources.some((source) => sourceOf(one).endsWith(source)));
        const files = wanted.flatMap((one) => [...needs(chunks, one.fileName)]);
        return [...new Set([...files, ...stylesOf(files)])].filter((file) => !known.has(file));
      };
      const byName = <T>(names: string[], found: (name: string) => T): Record<string, T> =>
        Object.fromEntries(names.map((name) => [name, found(name)]));
      const games = all.flatMap((chunk) => BOARD.exec(sourceOf(chunk))?.[1] ?? []);
      const wordsOf = (game: string, lang: string) =>
        more([
          `${LOCALES}terminal.${lang}.ftl`,
          ...["board", "web"].flatMap((part) => [
            `/src/saltire/games/${game}/text/locales/${part}.${lang}.ftl`,
            `/web/src/boards/${game}/locales/${part}.${lang}.ftl`,
          ]),
        ]);
      const facts = {
        pages: byName(Object.keys(pages), (place) => more([pages[place] ?? ""])),
        langs: byName(LANGUAGES, (lang) => more([`${LOCALES}web.${lang}.ftl`])),
        games: byName(games, (game) => more([`/boards/${game}/Board.svelte`])),
        words: byName(games, (game) => byName(LANGUAGES, (lang) => wordsOf(game, lang))),
      };
      for (const files of [
        ...Object.values(facts.pages),
        ...Object.values(facts.langs),
        ...Object.values(facts.games),
      ]) {
        if (!files.length) this.error("something that is needed early is no chunk of its own");
      }
      this.emitFile({ type: "asset", fileName: "parts.json", source: JSON.stringify(partsOf(Object.values(bundle))) });
      const source = template().replace("FACTS", JSON.stringify(facts));
      this.emitFile({ type: "asset", fileName: "early.js", source });
    },
  };
}
