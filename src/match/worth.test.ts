import { describe, expect, it } from "vitest";
import type { MatchRow } from "../game/log";
import { lossAt, type Skunks, type Hole } from "../rules/ruleset";
import type { MatchFormat, Stakes, StakesName } from "../rules/stakes";
import { asMarked, PRESETS } from "./formats";
import { gamePoints, type Played } from "./worth";

const CUSTOM: Stakes = { plain: 3, skunk: 5, doubleSkunk: 5, tripleSkunk: 9, lurch: 4 };

function formatOf(name: StakesName, skunks: Skunks = "lines"): MatchFormat {
  const stakes = asMarked(name === "custom" ? CUSTOM : PRESETS[name], skunks);
  return { name, stakes, length: { kind: name === "bestOf" ? "bestOf" : "points", of: 5 } };
}

const holes = (line: string) => line.split(/[-–/]/).map((one) => Number(one) as Hole);

/** "121/95/80": the scores side by side; the first side at the target has won, or else the lowest. */
function game(line: string, format: MatchFormat, target = 121, skunks: Skunks = "lines"): Played {
  const scores = holes(line);
  const winner = scores.includes(target as Hole)
    ? scores.indexOf(target as Hole)
    : scores.indexOf(Math.min(...scores) as Hole);
  const best = Math.max(...scores.filter((_, side) => side !== winner));
  const match: Pick<MatchRow, "format" | "homes"> = { format, homes: [{ side: winner, holes: scores }] };
  return { winner, scores, target, loss: lossAt(best, target, skunks), match };
}

describe("the worth of a win by the loser’s hole (rules.md §7.3)", () => {
  it.each<[StakesName, string]>([
    ["free", "120:1 91:1 90:2 61:2 60:4 31:4 30:match 0:match"],
    ["games", "120:1 91:1 90:2 61:2 60:4 31:4 30:4"],
    ["official", "120:2 91:2 90:3 61:3 60:3 31:3 30:3"],
    ["official234", "120:2 91:2 90:3 61:3 60:4 31:4 30:4"],
    ["lurch", "120:1 91:1 90:1 61:1 60:2 31:2 30:2"],
    ["bestOf", "120:1 91:1 90:1 61:1 60:1 31:1 30:1"],
    ["custom", "120:3 91:3 90:5 61:5 60:5 31:5 30:9"],
  ])("%s to 121: %s", (name, vectors) => {
    const found = vectors.split(" ").map((vector) => {
      const [hole = ""] = vector.split(":");
      const [won, lost] = gamePoints(game(`121-${hole}`, formatOf(name)));
      return `${hole}:${won}${lost === 0 ? "" : `, loser ${lost}`}`;
    });
    expect(found.join(" ")).toBe(vectors);
  });

  it.each<[StakesName, string]>([
    ["lurch", "60:1 31:1 30:2 0:2"],
    ["free", "60:1 31:1 30:2 0:2"],
    ["games", "31:1 30:2"],
    ["official", "31:2 30:3"],
    ["official234", "31:2 30:3"],
    ["bestOf", "31:1 30:1"],
    ["custom", "31:3 30:4"],
  ])("%s to 61: %s", (name, vectors) => {
    const found = vectors.split(" ").map((vector) => {
      const [hole = ""] = vector.split(":");
      return `${hole}:${gamePoints(game(`61-${hole}`, formatOf(name), 61))[0]}`;
    });
    expect(found.join(" ")).toBe(vectors);
  });

  it("the lurch at 61 and 60 gives 1 and 2, whichever way the board is marked", () => {
    const found = (["lines", "halfway"] as const).map((skunks) =>
      [61, 60].map((hole) => gamePoints(game(`121-${hole}`, formatOf("lurch", skunks), 121, skunks))[0]),
    );
    expect(found).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it("a loss that is not marked gives nothing extra", () => {
    const bare = (name: StakesName, skunks: Skunks) =>
      [120, 90, 60, 30].map((hole) => gamePoints(game(`121-${hole}`, formatOf(name, skunks), 121, skunks))[0]);
    expect(bare("free", "none")).toEqual([1, 1, 1, 1]);
    expect(bare("official", "none")).toEqual([2, 2, 2, 2]);
    expect(bare("free", "halfway")).toEqual([1, 1, 2, 2]);
  });

  it("a target without skunk lines gives only what a win gives", () => {
    expect(gamePoints(game("200-3", formatOf("free"), 200))).toEqual([1, 0]);
  });

  it("an unfinished game gives nothing", () => {
    expect(gamePoints({ ...game("100-50", formatOf("free")), winner: undefined })).toEqual([0, 0]);
  });

  it("either side can be the winner", () => {
    expect(gamePoints(game("82-121", formatOf("free")))).toEqual([0, 2]);
  });
});

describe("three players, winner takes all (rules.md §7.5)", () => {
  it.each<[string, number[]]>([
    ["121/95/92", [2, 0, 0]],
    ["121/95/80", [3, 1, 0]],
    ["121/85/80", [3, 0, 0]],
    ["121/91/90", [3, 1, 0]],
    ["80/121/95", [0, 3, 1]],
    ["90/90/121", [0, 0, 3]],
    ["121/20/120", [3, 0, 1]],
  ])("%s gives %j", (line, points) => {
    expect(gamePoints(game(line, formatOf("takesAll")))).toEqual(points);
  });

  it("without marked losses a win gives 2 and nothing else", () => {
    expect(gamePoints(game("121/95/20", formatOf("takesAll", "none")))).toEqual([2, 0, 0]);
  });

  it("in any other format the best loser counts", () => {
    expect(gamePoints(game("121/95/20", formatOf("free")))).toEqual([1, 0, 0]);
    expect(gamePoints(game("121/85/20", formatOf("free")))).toEqual([2, 0, 0]);
    expect(gamePoints(game("121/30/20", formatOf("free")))).toEqual(["match", 0, 0]);
  });
});

/** "121/85/80 121/121/100": all scores at the moment each player got home. */
function playedOn(line: string, name: StakesName, skunks: Skunks = "lines"): readonly unknown[] {
  const standings = line.split(" ").map(holes);
  const got: number[] = [];
  for (const standing of standings) {
    const side = standing.findIndex((hole, at) => hole === 121 && !got.includes(at));
    got.push(side);
  }
  const scores = standings.at(-1) ?? [];
  return gamePoints({
    winner: got[0],
    scores,
    target: 121,
    loss: "plain",
    match: { format: formatOf(name, skunks), homes: got.map((side, i) => ({ side, holes: standings[i] ?? [] })) },
  });
}

describe("the others play on", () => {
  it.each<[StakesName, string, unknown[]]>([
    // Three players (rules.md §7.5): 2, 1 and 0, and a bonus for each one below a line when the first gets home.
    ["free", "121/95/92 121/121/100", [2, 1, 0]],
    ["free", "121/95/80 121/121/100", [3, 1, 0]],
    ["free", "121/85/80 121/121/100", [4, 1, 0]],
    ["free", "121/95/60 121/121/100", [5, 1, 0]],
    ["free", "121/85/60 121/100/121", [6, 0, 1]],
    ["free", "121/60/60 121/121/90", [8, 1, 0]],
    ["free", "121/60/30 121/121/90", [8, 1, 0]],
    ["free", "121/30/30 121/121/90", ["match", 0, 0]],
    ["official", "121/95/92 121/121/100", [2, 1, 0]],
    ["official", "121/95/80 121/121/100", [3, 1, 0]],
    ["official", "121/85/20 121/121/100", [4, 1, 0]],
    ["official234", "121/85/60 121/121/100", [5, 1, 0]],
    ["lurch", "121/85/61 121/121/100", [2, 1, 0]],
    ["lurch", "121/85/60 121/121/100", [3, 1, 0]],
    ["bestOf", "121/85/60 121/121/100", [1, 0, 0]],
    ["free", "80/121/95 121/121/100", [1, 3, 0]],
    // Five players (rules.md §7.6): 4, 2 and 1.
    ["free", "121/100/100/100/100 121/121/100/100/100 121/121/121/100/100", [4, 2, 1, 0, 0]],
    ["free", "100/80/121/100/60 100/80/121/100/121 121/80/121/100/121", [1, 0, 8, 0, 2]],
    ["official", "121/90/90/100/20 121/121/90/100/30 121/121/121/100/30", [7, 2, 1, 0, 0]],
  ])("%s: %s gives %j", (name, line, points) => {
    expect(playedOn(line, name)).toEqual(points);
  });

  it("later places give no bonus, however far behind the last one is", () => {
    expect(playedOn("121/95/92 121/121/92", "free")).toEqual([2, 1, 0]);
  });

  it("there is no bonus if bad losses are not marked", () => {
    expect(playedOn("121/85/20 121/121/100", "free", "none")).toEqual([2, 1, 0]);
  });

  it("two of four are paid", () => {
    expect(playedOn("121/100/100/100 121/121/100/100 121/121/121/100", "free")).toEqual([2, 1, 0, 0]);
  });
});

describe("lowball", () => {
  it("gives only what a win gives, however far ahead the loser is", () => {
    const row = { ...game("121-74", formatOf("free")), winner: 1, loss: "plain" } as const;
    expect(gamePoints(row)).toEqual([0, 1]);
  });

  it("gives the same to all who share the win", () => {
    const row = { ...game("70/121/70", formatOf("free")), winner: 0, loss: "plain" } as const;
    expect(gamePoints(row)).toEqual([1, 0, 1]);
  });
});
