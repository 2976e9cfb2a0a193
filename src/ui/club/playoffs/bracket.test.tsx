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
const won = (name: string) => /(\d) won/.exec(button(new RegExp(`^${name},`))?.getAttribute("aria-label") ?? "")?.[1];

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await clearEvent();
  vi.useRealTimers();
});

it("a tap on a name enters a game, and the arrow takes it back", async () => {
  await show();
  await tap(/^Ann/);
  await tap(/^Ann/);
  expect(won("Ann")).toBe("2");
  await tap(/^Take back the last game of Ann/);
  expect(won("Ann")).toBe("1");
});

it("once a later round has begun, an earlier match says so", async () => {
  const win = (round: number, slot: number, winner: number) => ({ type: "playoffGame", round, slot, winner }) as const;
  const books = await show(win(0, 0, 0), win(0, 0, 0), win(0, 1, 1), win(0, 1, 1), win(1, 0, 0));
  await tap(/^Take back the last game of Ann and Dee/);
  expect(books.said.value).toEqual({ code: "playedOn" });
});
