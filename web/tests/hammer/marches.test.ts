import { expect, test } from "vitest";
import { goalsOf, marchesOf, orders, tapped, type Attack, type March } from "../../src/boards/hammer/marches.ts";

/** Wallace and Douglas in Fife, Bruce in Annan, the English in Mentieth: as the server lists their marches. */
const MARCHES: March[] = [
  {
    from: "Fife",
    blocks: ["Wallace"],
    ways: {
      Angus: { way: ["Angus"], room: 6, enemies: 0 },
      Buchan: { way: ["Angus", "Buchan"], others: [["Angus", "Mar", "Buchan"]], room: 6, enemies: 0 },
      Mentieth: { way: ["Mentieth"], room: 6, enemies: 2 },
      Atholl: { way: ["Atholl"], room: 1, enemies: 0 },
    },
  },
  {
    from: "Fife",
    blocks: ["Douglas", "Graham"],
    ways: {
      Angus: { way: ["Angus"], room: 6, enemies: 0 },
      Mentieth: { way: ["Mentieth"], room: 6, enemies: 2 },
      Atholl: { way: ["Atholl"], room: 1, enemies: 0 },
    },
  },
  { from: "Annan", blocks: ["Bruce"], ways: { Carrick: { way: ["Carrick"], room: 6, enemies: 0 } } },
];

const ATTACKS: Attack[] = [
  {
    from: "Fife",
    area: "Mentieth",
    blocks: ["Wallace", "Douglas", "Graham"],
    odds: { "1": 40, "2": 20, "4": 25, "3": 60, "6": 55 },
  },
];
const ALL = { marches: MARCHES, attacks: ATTACKS, targets: [] };

test("only areas that the server lists are lit, and a march goes the way it lists", () => {
  const goals = goalsOf(ALL, ["Wallace"]);
  expect([...goals.keys()]).toEqual(["Angus", "Buchan", "Mentieth", "Atholl"]);
  expect(goals.has("Annan")).toBe(false);
  const buchan = goals.get("Buchan");
  expect(buchan && orders(buchan, null)).toEqual(["move Wallace", "to Angus", "to Buchan", "stop"]);
});

test("a block dragged along another open way takes that way; along a closed one, the listed way", () => {
  const goal = goalsOf(ALL, ["Wallace"]).get("Buchan");
  expect(goal && orders(goal, null, ["Angus", "Mar", "Buchan"])).toContain("to Mar");
  expect(goal && orders(goal, null, ["Mentieth", "Mar", "Buchan"])).not.toContain("to Mentieth");
});

test("a group goes where each of its blocks can go and there is room for all", () => {
  expect([...goalsOf(ALL, ["Wallace", "Douglas"]).keys()]).toEqual(["Angus", "Mentieth"]);
  const goal = goalsOf(ALL, ["Douglas", "Graham"]).get("Angus");
  expect(goal && orders(goal, null)).toEqual(["move Douglas", "to Angus", "stop", "move Graham", "to Angus", "stop"]);
});

test("odds are those of the very blocks that go", () => {
  expect(goalsOf(ALL, ["Graham"]).get("Mentieth")?.odds).toBe(25);
  expect(goalsOf(ALL, ["Graham", "Douglas"]).get("Mentieth")?.odds).toBe(55);
  expect(goalsOf(ALL, ["Wallace", "Douglas"]).get("Mentieth")?.odds).toBe(60);
  expect(goalsOf(ALL, ["Wallace", "Douglas", "Graham"]).get("Mentieth")?.odds).toBeNull();
  expect(goalsOf(ALL, ["Wallace"]).get("Angus")?.odds).toBeNull();
});

test("a second tap lets a block go, and a tap on another block takes that one instead", () => {
  expect(tapped(["Wallace"], "Wallace", MARCHES, false)).toEqual([]);
  expect(tapped(["Wallace"], "Bruce", MARCHES, false)).toEqual(["Bruce"]);
});

test("blocks of one area are picked together; one of another area begins anew", () => {
  expect(tapped(["Wallace"], "Douglas", MARCHES, true)).toEqual(["Wallace", "Douglas"]);
  expect(tapped(["Wallace", "Douglas"], "Wallace", MARCHES, true)).toEqual(["Douglas"]);
  expect(tapped(["Wallace", "Douglas"], "Bruce", MARCHES, true)).toEqual(["Bruce"]);
});

test("a block that is on its way is not picked anew", () => {
  const goal = goalsOf(ALL, ["Wallace"]).get("Angus");
  expect(goal && orders(goal, "Wallace")).toEqual(["to Angus", "stop"]);
});

test("a server that lists no marches lights nothing", () => {
  expect(marchesOf(null)).toEqual({ marches: [], attacks: [], targets: [] });
  expect(goalsOf(marchesOf(null), ["Wallace"]).size).toBe(0);
});
