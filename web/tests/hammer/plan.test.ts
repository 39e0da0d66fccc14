import { expect, test } from "vitest";
import { neighbours } from "../../src/boards/hammer/facts.ts";
import { march, next, wayTo } from "../../src/boards/hammer/plan.ts";

test("the way over the map is the shortest that begins with an allowed step", () => {
  expect(wayTo("Fife", "Buchan", neighbours("Fife"))).toEqual(["Angus", "Buchan"]);
  expect(wayTo("Fife", "Angus", ["Angus"])).toEqual(["Angus"]);
  expect(wayTo("Fife", "Lothian", neighbours("Fife"))).toEqual(["Mentieth", "Lothian"]);
  expect(wayTo("Ross", "England", neighbours("Ross"))).toBeNull();
});

test("a march is planned block by block", () => {
  expect(march(["Wallace", "Douglas"], ["Angus"])).toEqual([
    "move Wallace",
    "to Angus",
    "stop",
    "move Douglas",
    "to Angus",
    "stop",
  ]);
});

test("a stop that is not offered is left out", () => {
  const { action, rest } = next(["stop", "move Douglas", "to Angus"], ["move Douglas", "end"]);
  expect(action).toBe("move Douglas");
  expect(rest).toEqual(["to Angus"]);
});

test("steps after a forced stop are left out", () => {
  expect(next(["to Buchan", "stop", "move Douglas"], ["move Douglas", "end"]).action).toBe("move Douglas");
});

test("what is not legal is sent once, and the rest of the plan is dropped", () => {
  expect(next(["to Ross", "stop", "move Douglas"], ["to Angus", "to Mentieth"])).toEqual({
    action: "to Ross",
    rest: [],
  });
});
