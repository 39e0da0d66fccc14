import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/live/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
  // A classic script, sent as it is: FACTS is filled in by the build.
  { files: ["scripts/early.js"], languageOptions: { globals: { FACTS: "readonly" } }, rules: { "no-var": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The compiler knows types; the linter does not.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Maps and sets here are indexes, not state that is drawn.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that the compiler would drop.
      "svelte/no-useless-mustaches": "off",
      // It does not see warnings about elements whose role is given by the browser; svelte-check does.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
