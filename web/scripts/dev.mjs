// Runs Vite and the table server side by side; the server starts again when a Python or Fluent file changes.
// PYTHON names the interpreter that has the server, SALTIRE_DATABASE_URL its database. Ctrl-C ends both.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.PYTHON ?? "python3";
const SERVE = ["-m", "saltire", "serve", "--no-browser", "--port", "8642"];
const SETTLE = 200;

let server = null;
let ending = false;
let timer;

function serve() {
  server = spawn(python, SERVE, { stdio: "inherit" });
  server.on("exit", () => (server = null));
}

function restart() {
  if (ending) return;
  console.log("Starting the server again.");
  if (!server) return serve();
  server.once("exit", serve);
  server.kill("SIGTERM");
}

const vite = spawn(process.execPath, [here("../node_modules/vite/bin/vite.js")], { cwd: here(".."), stdio: "inherit" });
vite.on("exit", end);

function end() {
  ending = true;
  server?.removeListener("exit", serve);
  server?.kill("SIGTERM");
  vite.kill("SIGTERM");
  process.exitCode = 0;
  watcher.close();
}

const watcher = watch(here("../../src/saltire"), { recursive: true }, (_, file) => {
  if (!/\.(py|ftl|toml|json|npz)$/.test(file ?? "")) return;
  clearTimeout(timer);
  timer = setTimeout(restart, SETTLE);
});
process.on("SIGINT", end);
process.on("SIGTERM", end);
serve();
