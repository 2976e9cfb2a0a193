import { expect, it, vi } from "vitest";
import type { GameId } from "../game/facts";
import { parseCard } from "../rules/cards";
import { startSession } from "../testing/start-session";
import { started } from "../testing/table";
import { Tabs } from "../testing/tabs";
import { handOver, takeBack } from "./hand-over";
import type { Session } from "./session";

const AT = 1_700_000_000_000;
const tap = (session: Session, card: string) => session.tapCard(parseCard(card)!);

async function playing(tabs = new Tabs()) {
  const session = await startSession(tabs.tab());
  await session.start([started(), { type: "dealerChosen", dealer: 0 }]);
  await tap(session, "5H");
  return { session, tabs, id: session.openId.value as GameId };
}

it("a game that was handed over can be seen, and refuses every entry with one sentence", async () => {
  const { session } = await playing();
  const before = session.state.value;
  await handOver(session, AT);
  expect(session.handedOver.value).toMatchObject({ at: AT, entries: 3 });
  const tries = [tap(session, "JH"), session.undo(), session.go(), session.record({ type: "dealVoided" })];
  expect(await Promise.all(tries)).toEqual([false, false, false, false]);
  expect(session.said.value).toEqual({ code: "handedOver" });
  expect(session.state.value).toEqual(before);
});

it("it can be taken back, and goes on as if nothing had happened", async () => {
  const { session } = await playing();
  await handOver(session, AT);
  await takeBack(session);
  expect(session.handedOver.value).toBeUndefined();
  expect(await tap(session, "JH")).toBe(true);
});

it("it is still handed over after a reload and in another tab, and other games are not", async () => {
  const { session, tabs, id } = await playing();
  const other = await startSession(tabs.tab());
  await other.open(id);
  await handOver(session, AT);
  await vi.waitFor(() => expect(other.handedOver.value).toBeDefined());
  const reloaded = await startSession(tabs.tab());
  await reloaded.open(id);
  expect(reloaded.handedOver.value).toMatchObject({ id });
  await session.start([started(), { type: "dealerChosen", dealer: 1 }]);
  expect(session.handedOver.value).toBeUndefined();
  expect(await tap(session, "5H")).toBe(true);
});

it("it is free again when it comes back longer", async () => {
  const { session, tabs, id } = await playing();
  await handOver(session, AT);
  await session.close();
  const fact = { type: "cardPlayed", card: "JH" } as const;
  const row = { ...session.rows.value[0]!, id };
  await tabs.disk.append([{ game: id, seq: 3, v: 6, at: AT, fact }], row);
  await session.open(id);
  expect(session.handedOver.value).toBeUndefined();
  expect(await tap(session, "5C")).toBe(true);
});
