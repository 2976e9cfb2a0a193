import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { GameState } from "../../game/state";
import { type Card, declared, JOKER } from "../../rules/cards";
import { newSession } from "../../testing/start-session";
import { started, Table } from "../../testing/table";
import { Tabs } from "../../testing/tabs";
import { SessionContext } from "../context";
import { PickCard } from "./pick-card";

const wild = new Table([started("cards", { house: ["jokersWild"] })]).state;
const state = signal<GameState | undefined>(wild);
const session = { ...newSession(new Tabs().tab()), state };

afterEach(() => act(() => render(null, document.body)));

it("a wild joker can stand for a card that is on the table (rules.md §9.10)", async () => {
  const tapped: Card[] = [];
  await act(() =>
    render(
      <SessionContext.Provider value={session}>
        <PickCard declares spent={(card) => card === "5H"} onCard={(card) => tapped.push(card)} />
      </SessionContext.Provider>,
      document.body,
    ),
  );
  const key = (card: string) => document.querySelector<HTMLButtonElement>(`button[value="${card}"]`);
  const dimmed = () => key("5H")?.getAttribute("aria-disabled");
  expect(dimmed()).toBe("true");
  await act(() => key(JOKER)?.click());
  expect(dimmed()).toBe("false");
  await act(() => key("5H")?.click());
  expect(tapped).toEqual([declared("5H")]);
});
