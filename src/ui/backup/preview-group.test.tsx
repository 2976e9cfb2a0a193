import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { GroupPreview, Preview, PreviewLog } from "../../share/backup/preview";
import { PreviewGroupRow } from "./preview-group";

const NOON = new Date(2026, 10, 22, 12).getTime();
const none = { games: 0, matches: 0, scorecards: 0, events: 0 };
const place = document.createElement("div");
const head = () => place.querySelector("button")!;
const lines = () => [...place.querySelectorAll("[role=list] > [role=listitem]")].map((line) => line.textContent);
const press = (button: HTMLButtonElement) => act(() => button.click());

function log(id: string, more: Partial<PreviewLog> = {}): PreviewLog {
  return { id, kind: "games", names: ["Alice", "Bob"], scores: [121, 89], startedAt: NOON, ...more };
}
async function show(group: GroupPreview["group"], logs: readonly PreviewLog[], lost: Preview["lost"] = []) {
  const one = { group, logs, counts: { ...none, games: logs.length }, between: undefined };
  const preview = { groups: [one], lost, brings: none, settings: 0, players: [] };
  await act(() => render(<PreviewGroupRow one={one} preview={preview} />, place));
}
afterEach(() => render(null, place));

it("a group opens to its games, with names, date and score, and closes again", async () => {
  await show("new", [log("a")]);
  expect([head().getAttribute("aria-expanded"), lines()]).toEqual(["false", []]);
  await press(head());
  expect(head().getAttribute("aria-expanded")).toBe("true");
  expect(place.querySelector(`[id="${head().getAttribute("aria-controls")}"]`)).not.toBeNull();
  expect(lines()).toEqual([expect.stringMatching(/^Alice and Bob.*22.*121–89$/)]);
  await press(head());
  expect(lines()).toEqual([]);
});

it("says how far a club night is, and which log is another copy", async () => {
  const night = { kind: "events", names: ["Tuesday"], scores: [4, 9], startedAt: undefined } as const;
  await show("apart", [log("book:a~2", { ...night, apart: { scoresHere: [3, 9], from: 7 } })]);
  expect(head().textContent).toContain("Tuesday: 3 of 9 here, 4 of 9 there. Both are kept.");
  await press(head());
  expect(lines()).toEqual(["TuesdayAnother copy4 of 9"]);
});

it("says of everything unreadable why it is left out", async () => {
  await show("unreadable", [log("a", { names: [], scores: [], why: "broken" })], [{ line: 9, why: "cutOff" }]);
  await press(head());
  expect(lines()).toEqual([
    "A gameIts beginning is missing, or its entries are out of order.",
    "Number 9 in the fileCut short in the file.",
  ]);
});

it("shows thirty of a thousand games, and more on a tap", async () => {
  await show(
    "new",
    Array.from({ length: 1000 }, (_, i) => log(`${i}`)),
  );
  await press(head());
  expect(lines()).toHaveLength(30);
  const more = [...place.querySelectorAll("button")].at(-1)!;
  expect(more.textContent).toBe("Show 30 more of 970");
  await press(more);
  expect(lines()).toHaveLength(60);
});
