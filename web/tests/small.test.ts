import { describe, expect, test, vi } from "vitest";
import { query } from "../src/api.ts";
import { asText, summary } from "../src/boards/plain/summary.ts";
import type { GameOption, SeatInfo } from "../src/live/messages.ts";
import { seatNames } from "../src/names.ts";
import { available, changed, choiceLabel, fitting } from "../src/option_text.ts";
import { match } from "../src/router.svelte.ts";
import { askRules, byChapter, findRules, pieces } from "../src/rules.ts";
import { bestLanguage } from "../src/settings.svelte.ts";
import { timeLeft, timeOf, winners } from "../src/format.ts";

describe("addresses", () => {
  test("fit their patterns", () => {
    expect(match("/", "/")).toEqual({});
    expect(match("/t/:id", "/t/a%2Fb")).toEqual({ id: "a/b" });
    expect(match("/t/:id", "/t/")).toBeNull();
    expect(match("/lobby", "/lobby/")).toEqual({});
    expect(match("/lobby", "/lobby/more")).toBeNull();
  });

  test("carry only what is there", () => {
    expect(query({ list: "mine", game: "", after: null, n: 0 })).toBe("?list=mine&n=0");
    expect(query({})).toBe("");
  });
});

describe("options", () => {
  const tactics: GameOption = {
    name: "tactics",
    kind: "switch",
    choices: [false, true],
    default: false,
    labels: ["no", "yes"],
    seats: false,
    rule: "7.1",
    help: "",
  };
  const joker: GameOption = {
    ...tactics,
    name: "joker",
    choices: ["claim", "play"],
    default: "claim",
    needs: { tactics: true },
  };

  test("wait for the option they need", () => {
    expect(available(joker, {})).toBe(false);
    expect(available(joker, { tactics: true })).toBe(true);
  });

  test("are dropped when what they need is gone", () => {
    expect(fitting([tactics, joker], { joker: "play" })).toEqual({});
    expect(fitting([tactics, joker], { tactics: true, joker: "play" })).toEqual({ tactics: true, joker: "play" });
  });

  test("have labels for their choices; a value of one's own stays as it is", () => {
    expect(choiceLabel(tactics, true)).toBe("yes");
    expect(choiceLabel(joker, "mine.toml")).toBe("mine.toml");
  });

  test("are named when they are not the usual ones", () => {
    expect(changed([tactics, joker], { tactics: true, joker: "claim" })).toEqual([tactics]);
  });
});

describe("rules", () => {
  const rules = [
    { id: "5.4", text: "The proof: add `R7`.", chapter: "Claiming" },
    { id: "5.4.1", text: "Seen: cards.", chapter: "Claiming" },
    { id: "5.41", text: "Other.", chapter: "End" },
  ];

  test("are found by number with what stands under it, or by words", () => {
    expect(findRules(rules, "5.4").map((rule) => rule.id)).toEqual(["5.4", "5.4.1"]);
    expect(findRules(rules, "SEEN claiming").map((rule) => rule.id)).toEqual(["5.4.1"]);
    expect(findRules(rules, "nothing")).toEqual([]);
  });

  test("are found with or without their accents", () => {
    const czech = [{ id: "1.3", text: "Kameny: devět v řadě.", chapter: "Karty a kameny" }];
    expect(findRules(czech, "DEVĚT radě")).toEqual(czech);
    expect(findRules(czech, "devátý")).toEqual([]);
  });

  test("are asked for once in each language", async () => {
    const seen: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      seen.push(path);
      return Promise.resolve(new Response(JSON.stringify({ game: "schotten", lang: path.slice(-2), rules: [] })));
    });
    expect((await askRules("schotten", "fr")).lang).toBe("fr");
    expect((await askRules("schotten", "de")).lang).toBe("de");
    expect((await askRules("schotten", "fr")).lang).toBe("fr");
    expect(seen).toEqual(["/api/v1/rules/schotten?lang=fr", "/api/v1/rules/schotten?lang=de"]);
    vi.unstubAllGlobals();
  });

  test("stand in their chapters, with code and emphasis told apart", () => {
    expect(byChapter(rules).map((chapter) => chapter.title)).toEqual(["Claiming", "End"]);
    expect(pieces("a `b` *c* **d**").map((piece) => piece.kind)).toEqual([
      "text",
      "code",
      "text",
      "em",
      "text",
      "strong",
    ]);
  });
});

describe("times", () => {
  test("are shown in hours, minutes, and tenths at the end", () => {
    expect(timeLeft(3_723_000)).toBe("1:02:03");
    expect(timeLeft(245_900)).toBe("4:05");
    expect(timeLeft(9_490)).toBe("9.4");
    expect(timeLeft(-5)).toBe("0.0");
  });

  test("come in milliseconds, seconds or text", () => {
    const moment = Date.UTC(2026, 10, 16);
    expect(timeOf(moment)?.getTime()).toBe(moment);
    expect(timeOf(moment / 1000)?.getTime()).toBe(moment);
    expect(timeOf("2026-11-16T00:00:00Z")?.getTime()).toBe(moment);
    expect(timeOf(null)).toBeNull();
  });
});

test("the winners have the largest share", () => {
  expect(winners([0, 1])).toEqual([1]);
  expect(winners([0.5, 0.5])).toEqual([0, 1]);
});

test("the language is the first we know", () => {
  expect(bestLanguage(["xx", "hu-HU", "de"])).toBe("hu");
  expect(bestLanguage([])).toBe("en");
});

test("any view can be read as lines", () => {
  const lines = summary({ hand: ["R7", "B2"], stones: [{ owner: null }, { owner: 1 }], legal: [1], round_no: 2 });
  expect(lines).toEqual([
    { name: "hand", text: "R7, B2" },
    { name: "stones 1", text: "" },
    { name: "stones 2", text: "owner 1" },
    { name: "round no", text: "2" },
  ]);
  expect(asText([])).toBe("–");
});

test("namesakes are told apart, and a free seat is called so", () => {
  const seat = (seat: number, name: string, person: string | null, kind: SeatInfo["kind"]): SeatInfo => {
    return { seat, role: "", name, person, kind, bot: null, connected: true };
  };
  const bots = [
    seat(0, "Ann", "a", "person"),
    seat(1, "Greedy", "bot:greedy", "bot"),
    seat(2, "Greedy", "bot:greedy", "bot"),
  ];
  expect(seatNames(bots)).toEqual(["Ann", "Greedy 1", "Greedy 2"]);
  const shared = [seat(0, "Ann", "a", "person"), seat(1, "Ann", "a", "person"), seat(2, "", null, "open")];
  expect(seatNames(shared)).toEqual(["Ann 1", "Ann 2", "web-open-seat"]);
});
