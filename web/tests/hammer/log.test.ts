import { expect, test } from "vitest";
import type { LogEntry } from "../../src/boards/contract.ts";
import { latestBattle } from "../../src/boards/hammer/fight.ts";
import { arrows } from "../../src/boards/hammer/marks.ts";

type Told = LogEntry["told"][number];

function entry(n: number, told: object[], lines: string[] = [], kind: LogEntry["kind"] = "move"): LogEntry {
  return { n, at: 0, seat: 1, kind, lines, told: told as Told[] };
}

const MARCH = { kind: "moved", text: "", side: 1, path: ["Fife", "Angus"] };

test("an undone march leaves no arrow", () => {
  const log = [entry(1, []), entry(2, [MARCH])];
  expect(arrows(log, 0)).toHaveLength(1);
  expect(arrows([...log, entry(3, [{ kind: "table-undo", text: "" }], [], "table")], 0)).toHaveLength(0);
});

test("undoing the next pick leaves the march before it", () => {
  const undo = entry(4, [{ kind: "table-undo", text: "" }], [], "table");
  expect(arrows([entry(2, [MARCH]), entry(3, []), undo], 0)).toHaveLength(1);
});

function die(face: number, hit: boolean): object {
  return { kind: "rolled", text: "", block: "Wallace", side: 1, die: face, hit };
}

test("the battle says what the log says", () => {
  const log = [
    entry(1, [{ kind: "battle", text: "", area: "Fife" }], ["Battle in Fife: Scotland attacks."]),
    entry(
      2,
      [
        die(1, true),
        die(3, true),
        { kind: "hit", text: "York Infantry takes 1 hit: strength 3 left.", block: "York Infantry" },
        { kind: "hit", text: "York Infantry takes 1 hit: strength 2 left.", block: "York Infantry" },
      ],
      ["Wallace fires 2 dice (1 3): 2 hits.", "York Infantry takes 2 hits: strength 2 left."],
    ),
  ];
  const report = latestBattle(log, 0);
  expect(report?.volleys.at(-1)?.dice.filter(({ hit }) => hit)).toHaveLength(2);
  expect(report?.lines).toEqual(log[1]?.lines);
});
