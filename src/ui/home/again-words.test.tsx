import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { Counting, Depth } from "../../game/facts";
import type { GameRow } from "../../game/log";
import type { Library } from "../../session/library";
import { AgainWords } from "./again-words";

const NAMES = ["Sam", "Jess"];

async function shown(depth: Depth, counting: Counting): Promise<string> {
  const lastTime = { signal: signal({ names: NAMES, depth, target: 121, counting }) };
  const library = { preferences: { lastTime }, rows: signal([]), whole: signal(false) } as unknown as Library;
  const row = { names: NAMES, target: 121, winner: 0, scores: [121, 96], dealer: 0 } as unknown as GameRow;
  const place = document.createElement("div");
  await act(() => render(<AgainWords library={library} row={row} />, place));
  return place.textContent ?? "";
}

it.each([
  ["cards", "app", "Six-card to 121. "],
  ["cards", "muggins", "Six-card to 121, muggins. "],
  // Nobody counts cards there, so the setting that was left from another game means nothing.
  ["points", "muggins", "Six-card to 121. "],
] as const)("after a game of %s, counted by %s, the rules of the next one are: %s", async (depth, counting, rules) => {
  expect((await shown(depth, counting)).slice(0, rules.length)).toBe(rules);
});
