import { describe, expect, test } from "vitest";
import { ok } from "../../base/result";
import type { AddingName, KeptLog, StepName } from "../../game/keeping";
import type { MergePlan } from "../../share/backup/kept";
import type { Plan, Renames } from "../../share/backup/rename";
import { started, Table } from "../../testing/table";
import { renamePlayer } from "./merge";

function logOf(id: string, names: readonly string[]): KeptLog {
  const table = new Table([started("points", { target: 61 }, [...names]), { type: "dealerChosen", dealer: 0 }]);
  return { id, entries: table.entries.map((entry) => Object.assign({}, entry, { game: id })) };
}

/** Renames on a phone with these games. @returns the answer, and all that would be written */
async function renaming(games: readonly (readonly string[])[], from: string, to: string) {
  const logs = games.map((names, i) => logOf(`game-${i}`, names));
  const written: (Pick<MergePlan, "extend" | "preferences"> & { readonly what: StepName })[] = [];
  const keeping = {
    keep: async (ids: readonly string[]) => ok({ logs: logs.filter(({ id }) => ids.includes(id)), preferences: {} }),
    bringIn: async (plan: Plan, _renames: Renames = new Map(), what: AddingName = "import") => {
      written.push({ ...plan, what });
      return ok({ id: "step", at: 1, what });
    },
  };
  const rows = games.map((names, i) => ({ id: `game-${i}`, names }));
  const preferences = { names: ["Bob", "Robert", "Carol"], lastTime: { names: ["Carol", "Bob"], target: 61 } };
  const answer = await renamePlayer(from, to, { keeping, breathe: () => undefined, rows, preferences });
  return { answer, written };
}

describe("renaming a player", () => {
  test("adds one correction to each of their games, in one step", async () => {
    const { answer, written } = await renaming(
      [
        ["Alice", "Bob"],
        ["Bob", "Carol"],
        ["Alice", "Carol"],
      ],
      "Bob",
      "Robert",
    );
    expect(answer).toMatchObject({ ok: true, value: { to: "Robert", logs: 2 } });
    expect(written).toHaveLength(1);
    expect(written[0]?.extend.map(({ id, from, entries, row }) => [id, from, entries.length, row?.names])).toEqual([
      ["game-0", 2, 1, ["Alice", "Robert"]],
      ["game-1", 2, 1, ["Robert", "Carol"]],
    ]);
  });

  test("reaches the names of the next game too, and is a step of its own", async () => {
    const { written } = await renaming([["Alice", "Bob"]], "Bob", "Robert");
    expect(written[0]?.preferences).toEqual({
      names: ["Robert", "Carol"],
      lastTime: { names: ["Carol", "Robert"], target: 61 },
    });
    expect(written[0]?.what).toBe("rename");
  });

  test.each([
    [
      "the other is in one of the games",
      [
        ["Alice", "Bob"],
        ["Bob", "Robert"],
      ],
      "Robert",
      "bothInOneGame",
    ],
    ["it looks like another name there", [["Alice", "Bob"]], "ALICE", "bothInOneGame"],
    ["the name is empty", [["Alice", "Bob"]], " ", "nameEmpty"],
    ["the name is the same", [["Alice", "Bob"]], "Bob", "nothingToRename"],
    ["nobody has this name", [["Alice", "Carol"]], "Robert", "nothingToRename"],
  ])("is refused as a whole where %s", async (_, games, to, why) => {
    const { answer, written } = await renaming(games, "Bob", to);
    expect(answer).toEqual({ ok: false, error: why });
    expect(written).toEqual([]);
  });
});
