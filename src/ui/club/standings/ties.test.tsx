import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventHeader } from "../../../club/event-facts";
import { came } from "../../../testing/event";
import { clearEvent, showEvent } from "../../../testing/show-event";
import { TieSheet } from "./ties";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 1, bestOf: 3 };
const TIE = { ids: [0, 1, 2], place: 1, played: false };
const tap = (name: string) =>
  act(async () => {
    [...document.querySelectorAll("button")].find((one) => one.textContent === name)?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
const order = () => [...document.querySelectorAll("li")].map((one) => one.textContent);

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await clearEvent();
  vi.useRealTimers();
});

it("three tied players are tapped in order; the last one follows by itself", async () => {
  const books = await showEvent(HEADER, [came("Ann", "Ben", "Cy")], ({ event }) => (
    <TieSheet event={event} tie={TIE} onClose={() => {}} />
  ));
  await tap("Ben");
  expect([order(), books.event.value?.broken]).toEqual([["1. Ben"], []]);
  await tap("Ann");
  expect(books.event.value?.broken).toEqual([[1, 0, 2]]);
});
