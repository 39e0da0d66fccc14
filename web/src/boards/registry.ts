/** The boards there are; a game without one is played on the plain board. */
import type { GameModule } from "./contract.ts";
import { plainGame } from "./plain/game.ts";

const found = import.meta.glob<{ game: GameModule }>("./*/game.ts", { eager: true });

const modules: Record<string, GameModule> = {};
for (const [path, module] of Object.entries(found)) {
  if (!path.startsWith("./plain/")) modules[module.game.name] = module.game;
}

export function gameOf(name: string): GameModule {
  return modules[name] ?? plainGame(name);
}
