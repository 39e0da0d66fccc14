import { describe, expect, test } from "vitest";
import { packed, unpacked } from "../src/study/link.ts";
import { moved, placesIn } from "../src/study/pieces.ts";
import { StudyTree } from "../src/study/tree.svelte.ts";

const STONES = ["round", "1", "2", "hand", "now"];

describe("the pieces of a position", () => {
  test("are listed by place, with the places that are empty", () => {
    const places = placesIn("1: R7 R8 | -; hand: B1 | P1", STONES, ["round"]);
    expect(places.map((one) => [one.part, one.share, one.pieces.join(" ")])).toEqual([
      ["1", 0, "R7 R8"],
      ["1", 1, ""],
      ["2", 0, ""],
      ["2", 1, ""],
      ["hand", 0, "B1"],
      ["hand", 1, "P1"],
    ]);
  });

  test("go from place to place, and off", () => {
    const text = "1: R7 R8 | -; hand: B1 | P1";
    const from = { part: "1", share: 0, pieces: [] };
    expect(moved(text, "R8", from, { part: "2", share: 1, pieces: [] })).toBe("1: R7 | -\nhand: B1 | P1\n2: - | R8");
    expect(moved(text, "R8", from, null)).toBe("1: R7 | -\nhand: B1 | P1");
    expect(moved(text, "G1", null, { part: "hand", share: 1, pieces: [] })).toBe("1: R7 R8 | -\nhand: B1 | P1 G1");
  });

  test("of several words are set apart by commas", () => {
    const areas = ["Fife", "Mar", "now"];
    const text = "Fife: Wallace 3, Douglas; now: battles";
    const fife = { part: "Fife", share: 0, pieces: [] };
    expect(moved(text, "Wallace 3", fife, { part: "Mar", share: 0, pieces: [] })).toBe(
      "Fife: Douglas\nnow: battles\nMar: Wallace 3",
    );
    expect(placesIn(text, areas).map((one) => one.pieces)).toEqual([["Wallace 3", "Douglas"], []]);
  });
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
