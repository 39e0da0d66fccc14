import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gzipCopies, preloadList } from "./scripts/build_plugins.ts";

const server = process.env["SALTIRE_URL"] ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte(), preloadList({ "": "/pages/Front.svelte" }), gzipCopies()],
  build: {
    outDir: "../src/saltire/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The Content-Security-Policy allows no data: addresses in scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A part that only a later page uses is not loaded with the first, though both name the same index.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/src\/ui\/index\.ts$/, sideEffects: false }] },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Tests that press buttons mount components, which only Svelte's browser side can.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 30_000 },
});
