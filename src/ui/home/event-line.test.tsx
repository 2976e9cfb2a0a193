import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { EventLine } from "./event-line";

const NOW = 1_795_000_000_000;
const DAY = 86_400_000;
const place = document.createElement("div");

async function shown(kept: unknown): Promise<string> {
  vi.setSystemTime(NOW);
  await act(() => render(<EventLine kept={kept} />, place));
  return place.textContent ?? "";
}
afterEach(() => void vi.useRealTimers());

it("the event in progress is on the first page for three days, and is checked as foreign data", async () => {
  const tuesday = { id: "book:1", name: "Tuesday", stage: "Round 2 of 9", at: NOW - DAY };
  expect(await shown(tuesday)).toBe("TuesdayRound 2 of 9");
  for (const none of [undefined, null, "Tuesday", { ...tuesday, id: 7 }, { ...tuesday, at: NOW - 4 * DAY }])
    expect(await shown(none)).toBe("");
});
