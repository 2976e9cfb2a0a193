import { afterEach, expect, it } from "vitest";
import type { EventHeader } from "../../../club/event-facts";
import { came, draw } from "../../../testing/event";
import { clearEvent, showEvent } from "../../../testing/show-event";
import { HandedLines } from "./handed-lines";

const HEADER: EventHeader = { name: "Tuesday", date: "2026-11-17", kind: "club", games: 3, bestOf: 3 };
const NIGHT = [came("Ann", "Ben", "Cy", "Dee"), draw(1, "0v1 2v3", "0v2 1v3", "3v0 1v2")];
const line = (game: number, opponent: string) => ({ game, opponent, won: true, spread: 9 });
const shown = async (player: string, ...lines: readonly ReturnType<typeof line>[]) => {
  await showEvent(HEADER, NIGHT, () => <HandedLines handed={{ player, lines }} onNext={() => {}} />);
  return [...document.querySelectorAll(".row-line .words")].map((row) => row.textContent);
};

afterEach(clearEvent);

it("each line has the game number of the scorecard, and says where the event has another round", async () => {
  expect(await shown("Ann", line(1, "Ben"), line(2, "Dee"))).toEqual([
    "Game 1 · Benfits; the other card is not in yet",
    "Game 2 · Deeround 3 here: fits; the other card is not in yet",
  ]);
});

it("the scorecard of a player who is not here has its own numbers", async () => {
  expect(await shown("Zoë", line(2, "Dee"))).toEqual(["Game 2 · Dee"]);
});
