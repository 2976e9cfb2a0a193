import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import type { EventHeader } from "../../../club/event-facts";
import { came, draw, game } from "../../../testing/event";
import { clearEvent, showEvent } from "../../../testing/show-event";
import { BracketDraw } from "./bracket-draw";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "tournament", games: 1, bestOf: 3 };

afterEach(async () => {
  await clearEvent();
  vi.restoreAllMocks();
});

it("the draw of the bracket leads to its top", async () => {
  const scrolled = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {});
  const six = [came("A", "B", "C", "D", "E", "F"), draw(1, "0v1 2v3 4v5")];
  const books = await showEvent(HEADER, [...six, game(1, 0, 9), game(1, 2, 8), game(1, 4, 7)], BracketDraw);
  expect(scrolled).not.toHaveBeenCalled();
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Draw the bracket");
  await act(async () => {
    button?.click();
    await new Promise((done) => setTimeout(done));
  });
  expect(books.event.value?.bracket?.seeds).toEqual([0, 2]);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});
