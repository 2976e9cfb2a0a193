import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EventHeader } from "../../club/event-facts";
import { EventForm } from "./event-form";

const HEADER: EventHeader = { name: "Tonight", date: "2026-11-26", kind: "club", games: 9, bestOf: 3 };
let kept: readonly EventHeader[];

beforeEach(() => (kept = []));
afterEach(() => act(() => render(null, document.body)));

/** Opens the form with this header and presses its button. */
async function open(change: Partial<EventHeader>): Promise<void> {
  const form = (
    <EventForm header={{ ...HEADER, ...change }} action="Open event" onKeep={(one) => (kept = [...kept, one])} />
  );
  await act(() => render(form, document.body));
  await act(() => document.querySelector<HTMLButtonElement>(".sheet-foot button")?.click());
}
const said = () => document.querySelector("[role=alert]")?.textContent;
const label = () => document.activeElement?.closest("label")?.textContent;

it("a header without a fault is kept, with its name trimmed", async () => {
  await open({ name: " Tonight " });
  expect([kept, said()]).toEqual([[HEADER], undefined]);
});

it.each<[string, Partial<EventHeader>, string, string]>([
  ["no name", { name: " " }, "Name", "The event needs a name."],
  [
    "a name with marks",
    { name: "<b>" },
    "Name",
    "A name cannot contain <, >, piled-up accents or writing-direction marks.",
  ],
  ["no date", { date: "" }, "Date", "Choose a date."],
  ["no number of games", { games: 0 }, "Games, 1 to 22", "Choose 1 to 22 games, and not fewer than have been played."],
])("%s is said beside the field, which takes the focus", async (_, change, field, words) => {
  await open(change);
  expect([kept, label(), said()]).toEqual([[], field, words]);
});

it("the fault goes when the field is changed", async () => {
  await open({ name: "" });
  const name = document.activeElement as HTMLInputElement;
  name.value = "Tuesday club";
  await act(() => void name.dispatchEvent(new Event("input", { bubbles: true })));
  expect([said(), name.getAttribute("aria-invalid")]).toEqual([undefined, "false"]);
});

describe("after a number of games was refused", () => {
  const type = async (input: HTMLInputElement, text: string) => {
    input.focus();
    input.value = text;
    input.setSelectionRange(text.length, text.length);
    await act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  };
  /** Chooses "Other", and presses the button while its field is empty. @returns the field */
  async function refuse(): Promise<HTMLInputElement> {
    await open({});
    await act(() => [...document.querySelectorAll<HTMLInputElement>(".games-choice input")].at(-1)?.click());
    const games = document.activeElement as HTMLInputElement;
    await type(games, "");
    await act(() => document.querySelector<HTMLButtonElement>(".sheet-foot button")?.click());
    expect(said()).toBe("Choose 1 to 22 games, and not fewer than have been played.");
    return games;
  }

  it("a digit that is typed is not selected, so the next one does not replace it", async () => {
    const games = await refuse();
    await type(games, "1");
    expect([games.value, games.selectionStart, games.selectionEnd]).toEqual(["1", 1, 1]);
  });

  it("another field keeps the focus while it is typed in", async () => {
    await refuse();
    const name = document.querySelector<HTMLInputElement>("input[type=text]");
    if (name) await type(name, "Tonight!");
    expect(label()).toBe("Name");
  });
});
