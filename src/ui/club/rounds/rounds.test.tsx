import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { EventHeader } from "../../../club/event-facts";
import { came, draw, game, slip } from "../../../testing/event";
import { clearEvent, showEvent } from "../../../testing/show-event";
import type { Device } from "../../device";
import { Rounds } from "./rounds";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 2, bestOf: 3 };
const FOUR = [came("Ann", "Ben", "Cy", "Dee"), draw(1, "0v1 2v3", "0v2 1v3")];
const show = () => showEvent(HEADER, FOUR, ({ event }) => <Rounds event={event} device={{} as Device} />);
/** The elements above the tables: one that comes or goes would move them. */
const above = () => {
  const all = [...document.querySelectorAll(".event-a > *, .event-b > *")];
  return all
    .slice(
      0,
      all.findIndex((one) => one.matches(".tables")),
    )
    .map(({ className }) => className);
};
const hint = () => document.querySelector(".tap-hint")?.textContent;

afterEach(clearEvent);

it("the tables keep their place when results come in", async () => {
  const books = await show();
  const before = above();
  expect(hint()).toBe("Tap who won.");
  for (const fact of [slip(1, 0, "+12"), slip(1, 1, "-11"), game(1, 2, 5)]) {
    await act(async () => void (await books.record(fact)));
    expect(above()).toEqual(before);
  }
  expect(hint()).toBe("Tap a result to fix it.");
  expect(document.body.textContent).toContain("Check the cards");
});

it("the table of a player who has left says so, until the game is marked as not played", async () => {
  const books = await show();
  await act(async () => void (await books.record({ type: "playerLeft", player: 1 })));
  expect(document.querySelector(".table-line")?.textContent).toContain("has left");
  await act(async () => void (await books.record({ type: "gameNotPlayed", round: 1, player: 1 })));
  expect(document.querySelector(".table-line")?.textContent).toContain("not played");
});

it("Enter opens the game that the search has found, and only if it is the only one", async () => {
  const names = Array.from({ length: 18 }, (_, at) => `Player ${String.fromCodePoint(65 + at)}`);
  const round = Array.from({ length: 9 }, (_, at) => `${2 * at}v${2 * at + 1}`).join(" ");
  await showEvent(HEADER, [came(...names), draw(1, round)], ({ event }) => (
    <Rounds event={event} device={{} as Device} />
  ));
  const search = document.querySelector<HTMLInputElement>("input[type=search]");
  const enter = async (text: string) => {
    if (search) search.value = text;
    await act(async () => void search?.dispatchEvent(new Event("input", { bubbles: true })));
    await act(async () => void search?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
    return document.querySelector("dialog[open] h2")?.textContent;
  };
  expect([await enter("player"), await enter("xyz"), await enter("")]).toEqual([undefined, undefined, undefined]);
  expect(await enter("player f")).toBe("Round 1, table 3");
  expect(search?.value).toBe("");
});
