import { describe, expect, test } from "vitest";
import type { GameOption, Options } from "../src/live/messages.ts";
import { packed, unpacked } from "../src/study/link.ts";
import {
  entriesIn,
  formsOf,
  moved,
  nameOf,
  optionsIn,
  placesOf,
  replaced,
  type Slot,
  valueIn,
  withOption,
  withValue,
} from "../src/study/pieces.ts";
import { StudyTree } from "../src/study/tree.svelte.ts";

const slot = (part: string, more: Partial<Slot> = {}): Slot => ({
  part,
  shares: 1,
  field: "",
  usual: "-",
  commas: false,
  ...more,
});
const stone = (part: string): Slot => slot(part, { shares: 2 });
const hand = slot("hand", { shares: 2 });

describe("the pieces of a position", () => {
  test("are listed by place", () => {
    const text = "1: R7 R8 | -; Hand: B1 | P1 # 2: G1 | -; so far";
    const places = placesOf([stone("1"), stone("2"), hand, slot("pile")]);
    expect(places.map((one) => [nameOf(one.slot, one.share), entriesIn(text, one.slot, one.share).join(" ")])).toEqual([
      ["1 (1)", "R7 R8"],
      ["1 (2)", ""],
      ["2 (1)", ""],
      ["2 (2)", ""],
      ["hand (1)", "B1"],
      ["hand (2)", "P1"],
      ["pile", ""],
    ]);
  });

  test("go from place to place, and off", () => {
    const text = "1: R7 R8 | -; hand: B1 | P1";
    const from = { slot: stone("1"), share: 0 };
    expect(moved(text, "R8", from, { slot: stone("2"), share: 1 })).toBe("1: R7 | -\nhand: B1 | P1\n2: - | R8");
    expect(moved(text, "R8", from, null)).toBe("1: R7 | -\nhand: B1 | P1");
    expect(moved(text, "G1", null, { slot: hand, share: 1 })).toBe("1: R7 R8 | -\nhand: B1 | P1 G1");
    expect(moved("1: R7 | -", "R7", from, null)).toBe("");
    expect(moved("1: R7 | -", "R7", { slot: slot("1", { shares: 2, usual: "" }), share: 0 }, null)).toBe("1: - | -");
  });

  test("of several words are set apart by commas, and may lie in a field", () => {
    const [fife, mar] = [slot("Fife", { commas: true }), slot("Mar", { commas: true })];
    const text = "Fife: Wallace 3, Douglas; now: battles";
    expect(moved(text, "Wallace 3", { slot: fife, share: 0 }, { slot: mar, share: 0 })).toBe(
      "Fife: Douglas\nnow: battles\nMar: Wallace 3",
    );
    expect(formsOf("Wallace 3", [" 3", " 4"])).toEqual(["Wallace", "Wallace 3", "Wallace 4"]);
    expect(replaced(text, "Wallace 3", { slot: fife, share: 0 }, "Wallace")).toBe(
      "Fife: Wallace, Douglas\nnow: battles",
    );
    const cards = slot("0", { field: "hand" });
    expect(moved("0: gold 5, hand raid", "forage", null, { slot: cards, share: 0 })).toBe(
      "0: gold 5, hand raid forage",
    );
    expect(moved("0: gold 5, hand raid", "raid", { slot: cards, share: 0 }, null)).toBe("0: gold 5");
  });
});

test("a fact is read and written, and left out when it is as usual", () => {
  const round = slot("round", { usual: "1" });
  expect(valueIn("1: R1 | -", round)).toBeNull();
  expect(withValue("", round, 0, "3")).toBe("round: 3");
  expect(withValue("round: 3; 1: R1 | -", round, 0, "1")).toBe("1: R1 | -");
  const points = slot("points", { shares: 2, usual: "0" });
  expect(withValue("", points, 1, "4")).toBe("points: 0 | 4");
  expect(valueIn("points: 0 | 4", points, 1)).toBe("4");
  const gold = slot("0", { field: "gold", usual: "3" });
  expect(withValue("0: side England", gold, 0, "5")).toBe("0: side England, gold 5");
  expect(withValue("0: gold 5", gold, 0, "3")).toBe("");
});

test("options are read from the first line and written there", () => {
  const option = (name: string, choices: GameOption["choices"], needs: Options | null = null): GameOption => ({
    name,
    choices,
    needs,
    kind: "choice",
    labels: choices.map(String),
    seats: false,
    default: choices[0]!,
    rule: "1",
    help: "",
  });
  const options = [option("longer", [false, true]), option("rounds", [1, 2, 3], { longer: true })];
  const text = "game: thistles longer rounds=3; now: 0 acts";
  expect(optionsIn(text, options)).toEqual({ longer: true, rounds: 3 });
  expect(withOption("now: 0 acts", "thistles", options, "longer", true)).toBe("game: thistles longer\nnow: 0 acts");
  expect(withOption(text, "thistles", options, "rounds", 2)).toBe("game: thistles longer rounds=2\nnow: 0 acts");
  expect(withOption(text, "thistles", options, "longer", false)).toBe("game: thistles\nnow: 0 acts");
});

describe("the tree of a study", () => {
  function tree(): StudyTree {
    const made = new StudyTree();
    made.read({
      start: { game: "schotten" },
      players: ["Ann", "Bob"],
      title: "",
      result: null,
      nodes: [
        { id: 0, parent: null, actions: ["* R1"], seat: null, said: "" },
        { id: 1, parent: 0, actions: ["0 R1@1", "* R2"], seat: 0, said: "one" },
        { id: 2, parent: 1, actions: ["1 G1@1"], seat: 1, said: "two" },
        { id: 3, parent: 0, actions: ["0 R1@2"], seat: 0, said: "other" },
      ],
      notes: { "3": "Why not?" },
    });
    return made;
  }

  test("knows the way to a move and what branches off", () => {
    const made = tree();
    expect(made.actionsTo(2)).toEqual(["* R1", "0 R1@1", "* R2", "1 G1@1"]);
    expect(made.childrenOf(0).map((one) => one.id)).toEqual([1, 3]);
    expect(made.nodes.map((one) => one.given)).toEqual([true, true, true, false]);
  });

  test("is saved with the given line first, and reads back the same", () => {
    const made = tree();
    const own = made.add(3, ["1 G2@2"], 1, "more");
    made.notes[own.id] = "So.";
    expect(made.saved()).toMatchObject({
      saltire_study: 1,
      game: "schotten",
      actions: ["* R1", "0 R1@1", "* R2", "1 G1@1"],
      branches: [
        [0, "0 R1@2"],
        [3, "1 G2@2"],
      ],
      notes: { "3": "Why not?", "4": "So." },
    });
  });

  test("drops a branch with all that follows, and never gives its numbers again", () => {
    const made = tree();
    const own = made.add(3, ["1 G2@2"], 1, "more");
    made.at = own.id;
    made.remove(3);
    expect(made.at).toBe(0);
    expect(made.nodes.map((one) => one.id)).toEqual([0, 1, 2]);
    expect(made.notes).toEqual({});
    expect(made.add(0, ["0 R1@3"], 0, "new").id).toBeGreaterThan(own.id);
  });
});

test("a study goes into a link and comes out of it", async () => {
  const study = { game: "schotten", notes: { "1": "Já nevím: ½ 🏴" } };
  const link = await packed(study);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toEqual(study);
  await expect(unpacked("nonsense")).rejects.toThrow();
});
