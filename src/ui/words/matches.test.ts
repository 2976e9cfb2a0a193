import { describe, expect, it } from "vitest";
import type { GameId, MatchId } from "../../game/facts";
import { asMarked, lengthKind, PRESETS } from "../../match/formats";
import { matchOf } from "../../match/match";
import { STANDARD, type Hole } from "../../rules/ruleset";
import type { StakesName } from "../../rules/stakes";
import { marked } from "../../session/new-game/match";
import { formatWords, stakesLine } from "./match-formats";
import { gameOfMatch, lengthWords, needWords, scoreWords, unitsWords, wonBy } from "./matches";

const formatOf = (name: Exclude<StakesName, "custom">, of: number) => ({
  name,
  stakes: PRESETS[name],
  length: { kind: lengthKind(name), of },
});

describe("the worth of a game in each format, in one line", () => {
  it.each<[Exclude<StakesName, "custom">, string, string, string]>([
    ["free", "121", "lines", "Win 1, skunk 2, double skunk 4; a triple skunk wins the match."],
    ["free", "61", "lines", "Win 1, lurch 2."],
    ["free", "121", "none", "Win 1."],
    ["free", "200", "lines", "Win 1."],
    ["games", "121", "lines", "Win 1, skunk 2, double skunk 4."],
    ["official", "121", "lines", "Win 2, skunk 3."],
    ["official234", "121", "lines", "Win 2, skunk 3, double skunk 4."],
    ["lurch", "121", "halfway", "Win 1, lurch 2."],
    ["lurch", "121", "lines", "Win 1, double skunk 2."],
    ["bestOf", "121", "lines", "Skunks don’t count extra."],
    ["takesAll", "121", "lines", "Win 2, skunk 3; a loser who is not skunked while another is gets 1."],
    ["takesAll", "121", "none", "Win 2."],
  ])("%s to %s, bad losses marked by %s: %s", (name, target, skunks, line) => {
    const rules = { ...STANDARD, target: Number(target), skunks: skunks as "lines" };
    expect(stakesLine({ name, stakes: asMarked(PRESETS[name], rules.skunks) }, marked(rules))).toBe(line);
  });

  it("nobody is skunked in a lowball", () => {
    expect(marked({ ...STANDARD, house: ["lowball"] })).toEqual([]);
  });
});

describe("a match in words", () => {
  const seats = ["Ann", "Ben", "Cleo"].map((name, seat) => ({ name, side: seat === 0 ? 0 : 1 }));
  const row = (game: number, winner: number) => ({
    id: `g${game}` as GameId,
    startedAt: 0,
    touchedAt: 0,
    names: ["Ann", "Ben & Cleo"],
    scores: [100 as Hole, 121 as Hole],
    target: 121,
    deal: 1,
    winner,
    loss: "plain" as const,
    match: { id: "m" as MatchId, game, format: formatOf("games", 3), seats, homes: [] },
  });

  it("names its length, games and points", () => {
    expect(lengthWords(formatOf("free", 5))).toBe("first to 5");
    expect(lengthWords(formatOf("bestOf", 7))).toBe("best of 7");
    expect(["free", "bestOf"].map((name) => formatWords(formatOf(name as "free", 5)))).toEqual([
      "First to 5 · Free play",
      "Best of 5",
    ]);
    expect(gameOfMatch({ id: "m" as MatchId, game: 4, format: formatOf("free", 5) })).toBe("Game 4 · first to 5");
    expect([1, 2].map((points) => unitsWords(formatOf("free", 5), points))).toEqual([
      "1 match point",
      "2 match points",
    ]);
    expect(unitsWords(formatOf("bestOf", 3), 1)).toBe("1 game");
    expect([scoreWords([2, 4]), scoreWords([2, 4], true)]).toEqual(["2–4", "4–2"]);
  });

  it("the points of a side, and of each of two partners against a third", () => {
    const match = matchOf([row(1, 1), row(2, 0)]);
    const won = match && [wonBy(match, [0]), wonBy(match, [1, 2])];
    expect(won).toEqual([
      { shown: "1", said: "1 match point" },
      { shown: "1·1", said: "in the match: Ben 1, Cleo 1" },
    ]);
    expect(match && needWords(match, 0)).toBe("needs 2 more");
  });
});
