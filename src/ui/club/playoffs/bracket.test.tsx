import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventFact } from "../../../club/event-facts";
import { came } from "../../../testing/event";
import { clearEvent, showEvent } from "../../../testing/show-event";
import { Bracket } from "./bracket";

const HEADER = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 1, bestOf: 3 } as const;
const FOUR: readonly EventFact[] = [
  came("Ann", "Ben", "Cy", "Dee"),
  { type: "bracketDrawn", seeds: [0, 1, 2, 3], bestOf: 3 },
];
const show = (...more: readonly EventFact[]) =>
  showEvent(HEADER, [...FOUR, ...more], ({ event }) =>
    event.bracket ? <Bracket event={event} bracket={event.bracket} /> : null,
  );
const button = (name: RegExp) =>
  [...document.querySelectorAll("button")].find((one) => name.test(one.getAttribute("aria-label") ?? ""));
const tap = async (name: RegExp) => {
  await act(async () => {
    button(name)?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
};
const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const won = (name: string) => /(\d) won/.exec(button(new RegExp(`^${name},`))?.getAttribute("aria-label") ?? "")?.[1];

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await clearEvent();
  vi.useRealTimers();
});

it.each([60, 150, 300])("two taps on a name %i ms apart are one game", async (gap) => {
  await show();
  await pass(500);
  await tap(/^Ann/);
  await pass(gap);
  await tap(/^Ann/);
  expect(won("Ann")).toBe("1");
  await pass(500);
  await tap(/^Ann/);
  expect(won("Ann")).toBe("2");
});

it("two quick taps take back one game", async () => {
  const win = { type: "playoffGame", round: 0, slot: 0, winner: 0 } as const;
  await show(win, win);
  await pass(500);
  await tap(/^Take back the last game of Ann/);
  await pass(150);
  await tap(/^Take back the last game of Ann/);
  expect(won("Ann")).toBe("1");
});

it("once a later round has begun, an earlier match says so", async () => {
  const win = (round: number, slot: number, winner: number) => ({ type: "playoffGame", round, slot, winner }) as const;
  const books = await show(win(0, 0, 0), win(0, 0, 0), win(0, 1, 1), win(0, 1, 1), win(1, 0, 0));
  await pass(500);
  await tap(/^Take back the last game of Ann and Dee/);
  expect(books.said.value).toEqual({ code: "playedOn" });
});

it("games of two matches may be entered as fast as two fingers can", async () => {
  await show();
  await pass(500);
  await tap(/^Ann/);
  await tap(/^Cy/);
  expect([won("Ann"), won("Cy")]).toEqual(["1", "1"]);
});
