import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { GameId, MatchId } from "../../game/facts";
import type { GameRow } from "../../game/log";
import type { Hole } from "../../rules/ruleset";
import { PRESETS } from "../../match/formats";
import { dayWords, hourWords } from "./days";
import { GameLine } from "./game-line";
import { shownWords } from "./shown-words";

const GAME: GameRow = {
  id: "game-1" as GameId,
  startedAt: 0,
  touchedAt: 0,
  names: ["Alice", "Bob"],
  scores: [121, -5] as readonly number[] as readonly Hole[],
  target: 121,
  deal: 9,
  winner: 0,
  loss: "doubleSkunk",
};
const format = { name: "free", stakes: PRESETS.free, length: { kind: "points", of: 3 } } as const;

it.each<[string, GameRow]>([
  ["a double skunk", GAME],
  ["a game of yesterday", { ...GAME, touchedAt: Date.now() - 86_400_000 }],
  [
    "a game left in the lurch, in a match",
    { ...GAME, loss: "lurch", match: { id: "m" as MatchId, game: 2, format, seats: [], homes: [] } },
  ],
  [
    "a game of three",
    { ...GAME, names: ["Alice", "Bob", "Cleo"], scores: [121, 90, 80] as readonly number[] as readonly Hole[] },
  ],
  ["another copy of a game in progress", { ...GAME, id: "game-1~2" as GameId, winner: undefined, loss: "plain" }],
])("a search finds every word that the row shows: %s", async (_, row) => {
  const place = document.createElement("div");
  await act(() =>
    render(<GameLine row={row} when={`${dayWords(row.touchedAt, Date.now())}, ${hourWords(row.touchedAt)}`} />, place),
  );
  const parts = [...place.querySelectorAll("*")].flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node.nodeType === node.TEXT_NODE ? [node.textContent ?? ""] : [])),
  );
  const found = `${row.names.join(" ")} ${shownWords(row)}`;
  expect(found).not.toMatch(/false|undefined/);
  const shown = parts.join(" ").replace(/\d+:\d+( [AP]M)?|\b(and|beat)\b/g, "");
  for (const word of shown.split(/[\s·,]+/)) expect(found).toContain(word);
});
