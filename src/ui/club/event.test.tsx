import type { Signal } from "@preact/signals";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { Books } from "../../session/club/books";
import { came, draw, game } from "../../testing/event";
import { clearEvent, showEvent } from "../../testing/show-event";
import { useSession } from "../context";
import type { Device } from "../device";
import { EventScreen } from "./event";

const TONIGHT = { id: "book:9", name: "Tonight", stage: "Round 1 of 9", at: 1 };

/** The event that the first page leads to. */
let kept: Signal<unknown> | undefined;

/** Opens an unfinished event of this date on the evening of 14 November 2023, when the first page leads to Tonight. */
function look(date: string): Promise<Books> {
  kept = undefined;
  const header = { name: "Another night", date, kind: "club", games: 2, bestOf: 3 } as const;
  return showEvent(header, [came("Ann", "Ben"), draw(1, "0v1")], ({ event }) => {
    const { signal } = useSession().preferences.openEvent;
    if (!kept) signal.value = TONIGHT;
    kept = signal;
    return <EventScreen event={event} device={{} as Device} />;
  });
}

afterEach(clearEvent);

it.each([
  ["2023-11-07", "Tonight"],
  ["2023-11-13", "Another night"],
  ["2023-11-16", "Another night"],
  ["2023-12-24", "Tonight"],
])("after a look at an unfinished event of %s the first page leads to %s", async (date, name) => {
  await look(date);
  expect(kept?.value).toMatchObject({ name });
});

it("the first page leads to an old event once a result is entered in it", async () => {
  const books = await look("2023-11-07");
  await act(async () => void (await books.record(game(1, 0, 7))));
  expect(kept?.value).toMatchObject({ name: "Another night", id: books.openId.value });
});
