import { describe, expect, test } from "vitest";
import { aimed, read, sorted, tried } from "../../src/boards/hammer/choices.ts";
import { BLOCKS, PLACES } from "../../src/boards/hammer/facts.ts";
import { frameOf, frames } from "./frames.ts";

describe("notation", () => {
  test("an action is read as what it is about", () => {
    expect(read("move York Infantry")).toMatchObject({ kind: "block", verb: "move", block: "York Infantry" });
    expect(read("draw in Fife")).toMatchObject({ kind: "area", verb: "draw in", area: "Fife" });
    expect(read("in Fife")).toMatchObject({ kind: "area", verb: "in", area: "Fife" });
    expect(read("play Sea Move")).toMatchObject({ kind: "card", card: "Sea Move" });
    expect(read("main force 2")).toMatchObject({ kind: "force", number: 2 });
    expect(read("name Comyn")).toMatchObject({ kind: "name", noble: "Comyn" });
    expect(read("return of Balliol")).toMatchObject({ kind: "word", action: "return of Balliol" });
  });

  test("every block and area of every legal action is one of the game", () => {
    const names = new Set(BLOCKS.flat().map(({ name }) => name));
    for (const order of frames.flatMap(({ legal }) => legal.map(read))) {
      if (order.kind === "block") expect(names).toContain(order.block);
      if (order.kind === "area") expect(Object.keys(PLACES)).toContain(order.area);
      if (order.kind === "name") expect(names).toContain(order.noble);
    }
  });
});

describe("legal actions", () => {
  test("none is lost when they are sorted", () => {
    for (const { legal } of frames) {
      const { cards, blocks, areas, nobles, forces, words } = sorted(legal);
      const all = [
        ...cards.values(),
        ...[...blocks.values()].flat().map(({ action }) => action),
        ...[...areas.values()].map(({ action }) => action),
        ...nobles.values(),
        ...forces.map(({ action }) => action),
        ...words,
      ];
      expect(all.toSorted()).toEqual([...legal].toSorted());
    }
  });

  test("a tap on a block that may not move is a try with a notation", () => {
    const { legal } = frameOf("MoveBlocks", 1);
    expect(tried(sorted(legal), "Nobody's Block")).toBe("move Nobody's Block");
  });

  test("a tap on a block with three verbs decides nothing", () => {
    const { legal } = frameOf("CombatTurn", 0);
    const [block = ""] = sorted(legal).blocks.keys();
    expect(tried(sorted(legal), block)).toBeNull();
  });

  test("a tap on a dark area while walking is a try with a notation", () => {
    const { legal } = frameOf("WalkBlock", 1);
    const dark = Object.keys(PLACES).find((area) => !legal.includes(`to ${area}`)) ?? "";
    expect(aimed(sorted(legal), dark)).toBe(`to ${dark}`);
    expect(aimed(sorted(frameOf("MoveBlocks", 1).legal), dark)).toBeNull();
  });
});
