import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { BoardProps, TableInfo } from "../../src/boards/contract.ts";
import Board, { fetchBattlePanel } from "../../src/boards/hammer/Board.svelte";
import { lesson } from "../../src/boards/hammer/lesson.ts";
import { LANGUAGES, settings } from "../../src/settings.svelte.ts";
import { knows, say, speak } from "../../src/words.svelte.ts";
import { frames, type Frame } from "./frames.ts";

const LOCALES = ["terminal", "hammer/board", "hammer/rules", "hammer/web"];
/** The board asks nothing of the table's papers. */
const info = { id: "t", game: "hammer" } as TableInfo;

function drawn(frame: Frame): string {
  const props: BoardProps = {
    view: frame.view,
    legal: frame.legal,
    seat: frame.seat,
    log: frame.log,
    fresh: frame.fresh,
    waiting: frame.waiting,
    names: ["Ada", "Ben"],
    info,
    words: say,
    prefer: settings,
    busy: false,
    act: () => undefined,
    refuse: () => undefined,
    readRule: () => undefined,
  };
  return render(Board, { props }).body;
}

/** The actions of all enabled buttons; a card is first looked at, and so is a choice. */
function offered(html: string): Set<string> {
  const buttons = html.match(/<button[^>]*>/g) ?? [];
  const usable = buttons.filter((button) => !/\sdisabled/.test(button));
  return new Set(
    usable
      .flatMap((button) => /data-action="([^"]*)"|data-choice="(play [^"]*)"/.exec(button)?.slice(1) ?? [])
      .filter(Boolean),
  );
}

function withoutList(html: string): string {
  return html.replace(/<details[^>]*data-list[\s\S]*?<\/details>/g, "");
}

describe("the board", () => {
  beforeAll(() => Promise.all([speak("en", LOCALES), fetchBattlePanel()]));

  test.each(frames)("offers each legal action of $phase by its list and by the board itself", (frame) => {
    const html = drawn(frame);
    expect([...offered(html)].toSorted()).toEqual(frame.legal.toSorted());
    expect([...offered(withoutList(html))].toSorted()).toEqual(frame.legal.toSorted());
  });
});

describe("words", () => {
  test.each(LANGUAGES)("every sentence of the board is there in %s", async (lang) => {
    await speak(lang, LOCALES);
    for (const frame of frames)
      expect(/>[^<]*web-hammer-|label="[^"]*web-hammer-/.exec(drawn(frame))?.[0]).toBeUndefined();
    for (const { say } of lesson.steps) if (say) expect(knows(say), say).toBe(true);
  });
});
