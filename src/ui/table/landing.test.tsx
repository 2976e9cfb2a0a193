import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import type { Session } from "../../session/session";
import { newSession } from "../../testing/start-session";
import { started } from "../../testing/table";
import { Tabs } from "../../testing/tabs";
import { openLog, OpenLogContext, SessionContext } from "../context";
import type { Device } from "../device";
import { loadTheRest } from "../lazy";
import { Table } from "./table";

/** Every card until the last one of the play: Bob’s hand and Alice’s are known, the crib is not. */
const UP_TO_THE_LAST = ["5H", "JH", "5C", "7S", "6D", "go", "2S", "6C", "4D"];

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => act(() => render(null, place)));

async function open(session: Session): Promise<void> {
  const log = openLog(session, () => undefined);
  await act(() =>
    render(
      <SessionContext.Provider value={session}>
        <OpenLogContext.Provider value={log}>
          <Table device={{} as Device} />
        </OpenLogContext.Provider>
      </SessionContext.Provider>,
      place,
    ),
  );
  loadTheRest();
  await act(() => vi.waitFor(() => expect(performance.getEntriesByName("all-here")).not.toHaveLength(0), 60_000));
}

async function tableBeforeTheLastCard(): Promise<Session> {
  const session = newSession(new Tabs().tab());
  await session.start([started(), { type: "dealerChosen", dealer: 0 }]);
  for (const one of UP_TO_THE_LAST) await (one === "go" ? session.go() : session.tapCard(one as "5H"));
  await open(session);
  return session;
}

it("the last card of the play is seen to land, and a tap anywhere goes on to the show", async () => {
  const session = await tableBeforeTheLastCard();
  await act(async () => void (await session.tapCard("4C")));
  expect(place.querySelectorAll(".series.landed .fan > li")).toHaveLength(3);
  expect(place.querySelector(".show")).toBeNull();
  // The starter and the eight cards of the play: no other key changes for a moment.
  expect(place.querySelectorAll(".card-key[aria-disabled=true]")).toHaveLength(9);
  await act(() => place.querySelector<HTMLElement>(".go-on")?.click());
  expect(place.querySelector(".show")).not.toBeNull();
});

it("the title of the pad keeps the space after a name, which a blank of its own would lose", async () => {
  await tableBeforeTheLastCard();
  const title = place.querySelector(".pad-title");
  expect(title?.textContent).toBe("Bob to play");
  expect([...(title?.childNodes ?? [])].map(({ textContent }) => textContent?.trim())).not.toContain("");
});

it("without a tap the show comes a moment later", async () => {
  const session = await tableBeforeTheLastCard();
  await act(async () => void (await session.tapCard("4C")));
  expect(place.querySelector(".show")).toBeNull();
  await vi.waitFor(() => expect(place.querySelector(".show")).not.toBeNull(), 2000);
});

it("a game that is opened at the show has nothing to land", async () => {
  const session = await tableBeforeTheLastCard();
  await act(() => render(null, place));
  await session.tapCard("4C");
  await open(session);
  expect(place.querySelector(".show")).not.toBeNull();
});
