import { expect, test } from "vitest";
import { next } from "../../src/boards/hammer/plan.ts";

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
