import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import type { GameId } from "../../game/facts";
import type { GameRow } from "../../game/log";
import type { Hole } from "../../rules/ruleset";
import { scoresOf, WhoBeat } from "./game-line";

/** A game of three; the scores are those of Alice, Bob and Carol. */
function game(scores: readonly number[], winner: number | undefined): GameRow {
  return {
    id: "game-1" as GameId,
    startedAt: 0,
    touchedAt: 0,
    names: ["Alice", "Bob", "Carol"],
    scores: scores as readonly Hole[],
    target: 121,
    deal: 9,
    winner,
    loss: "plain",
  };
}

async function line(row: GameRow): Promise<string> {
  const place = document.createElement("div");
  await act(() => render(<WhoBeat row={row} />, place));
  return `${place.textContent}, ${scoresOf(row)}`;
}

describe("a game in a list", () => {
  it("names the winner first, then the others by how close they came", async () => {
    expect(await line(game([90, 121, 110], 1))).toBe("Bob beat Carol and Alice, 121–110–90");
  });

  it("names all who share a lowball (rules.md §9.9)", async () => {
    expect(await line(game([40, 121, 40], 0))).toBe("Alice and Carol beat Bob, 40–40–121");
  });

  it("names nobody first before it is won", async () => {
    expect(await line(game([40, 12, 40], undefined))).toBe("Alice, Bob and Carol, 40–12–40");
  });
});
