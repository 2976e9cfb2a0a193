import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventFact, EventHeader } from "../../../club/event-facts";
import { came, draw, game, slip } from "../../../testing/event";
import { clearEvent, showEvent } from "../../../testing/show-event";
import { CrossCheck } from "./cross-check";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 1, bestOf: 3 };
/** Six players in their only round; the cards differ at all three tables. */
const THREE: readonly EventFact[] = [
  came("Ann", "Ben", "Cy", "Dee", "Eve", "Fay"),
  draw(1, "0v1 2v3 4v5"),
  ...[0, 2, 4].flatMap((id) => [slip(1, id, "+21"), slip(1, id + 1, "-16")]),
];
const show = (facts: readonly EventFact[], header = HEADER) => showEvent(header, facts, CrossCheck);

const cards = () => [...document.querySelectorAll("article")];
const buttons = (label: string) => [...document.querySelectorAll("button")].filter((one) => one.textContent === label);
/** A tap on the first button with this label. The disk has answered afterwards. */
const tap = async (label: string) => {
  await act(async () => {
    buttons(label)[0]?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
};
const ruled = () => cards().filter((card) => card.textContent.includes("judge’s ruling")).length;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await clearEvent();
  vi.useRealTimers();
});

it("a tap on Apply rules on one game, and the next one follows", async () => {
  await show(THREE);
  await tap("Apply");
  expect(ruled()).toBe(1);
  await tap("Apply");
  expect(ruled()).toBe(2);
  await tap("Take it back");
  expect(ruled()).toBe(1);
});

it("a game that was decided stays in its place, and gets the focus", async () => {
  await show(THREE);
  const before = cards().map((card) => card.getAttribute("aria-label"));
  const [first] = buttons("Apply");
  first?.focus();
  await tap("Apply");
  expect(cards().map((card) => card.getAttribute("aria-label"))).toEqual(before);
  expect(document.activeElement?.textContent).toContain("Round 1, table 1");
  buttons("Take it back")[0]?.focus();
  await tap("Take it back");
  expect(document.activeElement?.textContent).toContain("Round 1, table 1 · the cards differ");
});

const FOUR: readonly EventFact[] = [
  came("Ann", "Ben", "Cy", "Dee"),
  draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2"),
  slip(1, 0, "+21"),
  slip(1, 1, "-16"),
];
const RULED: EventFact = {
  type: "ruled",
  round: 1,
  player: 0,
  values: [
    { points: 2, plus: 16, minus: 0 },
    { points: 0, plus: 0, minus: 16 },
  ],
};
const CY_WINS = [game(1, 2, 40), game(2, 2, 40), game(2, 1, 5), game(3, 3, 5), game(3, 2, 31)];

it("before the last game it says why a ruling can wait", async () => {
  await show(FOUR, { ...HEADER, games: 3 });
  expect(document.body.textContent).toContain("after the last game");
  await clearEvent();
  await show([...FOUR, ...CY_WINS], { ...HEADER, games: 3 });
  expect(document.body.textContent).not.toContain("after the last game");
});

it("a ruling that the last game has overtaken is offered again, and may be kept", async () => {
  const books = await show([...FOUR, RULED, ...CY_WINS], { ...HEADER, games: 3 });
  const ann = () => books.standings.value.find(({ id }) => id === 0)?.plus;
  expect(cards()[0]?.textContent).toContain("Ann finished 2nd and does not qualify");
  expect([ann(), buttons("Apply").length, buttons("Keep the ruling").length]).toEqual([16, 1, 1]);
  await tap("Keep the ruling");
  expect([ann(), buttons("Apply").length, buttons("Keep the ruling").length]).toEqual([16, 0, 0]);
  await books.undo();
  await tap("Apply");
  expect([ann(), buttons("Apply").length, buttons("Keep the ruling").length]).toEqual([21, 0, 0]);
});
