import { describe, expect, it } from "vitest";
import type { GameId, MatchId } from "../game/facts";
import { PRESETS } from "../match/formats";
import type { FirstDealer } from "../rules/ruleset";
import type { StakesName } from "../rules/stakes";
import { listed } from "../testing/stored-entries";
import { newSession, startSession } from "../testing/start-session";
import { Tabs } from "../testing/tabs";
import type { Session } from "./session";
import { readLastTime } from "./new-game/kept-rules";
import { setupOf } from "./new-game/setup";
import { matchWaiting, matchWon } from "./library";

interface Begin {
  readonly name?: StakesName;
  readonly of?: string;
  readonly firstDealer?: FirstDealer;
}

/** Alice and Bob play points only to 61, where 31 avoids the lurch; Alice deals the first game. */
async function begun({ name = "games", of = "3", firstDealer = "loser" }: Begin = {}, tabs = new Tabs()) {
  const session = newSession(tabs.tab());
  const setup = setupOf(session);
  setup.prepare();
  setup.chooseMatch(name);
  [setup.match.size.value, setup.match.otherSize.value] = ["other", of];
  [setup.target.value, setup.depth.value, setup.firstDealer.value] = ["61", "points", firstDealer];
  const id = await setup.start(0);
  return { tabs, session, setup, id };
}

/** Plays the open game to its end. */
async function play(session: Session, winner: number, loser = 40) {
  if (!session.state.value?.deal) await session.record({ type: "dealerChosen", dealer: 0 });
  const peg = (side: number, points: number) => session.record({ type: "pegged", side, points, for: "points" });
  for (const [side, hole] of [
    [1 - winner, loser],
    [winner, 61],
  ] as const)
    for (let to = hole; to > 0; to -= 29) await peg(side, Math.min(29, to));
}

const score = (session: Session) => session.match.value?.score.join("–");
const part = (session: Session) => session.state.value?.match;

describe("a match goes on from game to game", () => {
  it("the next game has the next number, the same format, and counts with the earlier ones", async () => {
    const { session } = await begun();
    expect(part(session)).toMatchObject({ game: 1, format: { name: "games", length: { kind: "points", of: 3 } } });
    expect(score(session)).toBe("0–0");
    await play(session, 0);
    expect(score(session)).toBe("1–0");
    const { id } = part(session) ?? {};
    await session.nextGame();
    expect(part(session)).toMatchObject({ id, game: 2 });
    expect(score(session)).toBe("1–0");
    await play(session, 1, 30);
    expect(score(session)).toBe("1–2");
    await session.nextGame();
    await play(session, 1);
    expect(session.match.value).toMatchObject({ score: [1, 3], winner: 1 });
  });

  it("after the match is won, the next game is game 1 of a rematch in the same format", async () => {
    const { session } = await begun({ of: "1" });
    await play(session, 0);
    const first = part(session);
    await session.nextGame();
    expect(part(session)).toEqual({ ...first, id: part(session)?.id, game: 1 });
    expect(part(session)?.id).not.toBe(first?.id);
    expect(score(session)).toBe("0–0");
  });

  it("two taps on the next game start one game", async () => {
    const { session, tabs } = await begun();
    await play(session, 0);
    const [one, other] = await Promise.all([session.nextGame(), session.nextGame()]);
    expect(one).toBe(other);
    expect(await listed(tabs.disk)).toHaveLength(2);
  });

  it("a single game is followed by a single game", async () => {
    const session = newSession(new Tabs().tab());
    const setup = setupOf(session);
    setup.prepare();
    setup.depth.value = "points";
    await setup.start(0);
    await session.nextGame();
    expect([part(session), session.match.value]).toEqual([undefined, undefined]);
  });
});

describe("a match continued later", () => {
  it("goes on in another browser session, from the list alone", async () => {
    const { session, tabs, id } = await begun();
    await play(session, 0);
    const match = part(session)?.id as MatchId;
    const later = await startSession(tabs.tab());
    expect(later.matchOf(match)).toMatchObject({ id: match, score: [1, 0], next: 2 });
    const next = await later.nextGame(match);
    expect(next).not.toBe(id);
    expect(later.openId.value).toBe(next);
    expect(part(later)).toMatchObject({ id: match, game: 2 });
    expect(later.state.value?.deal?.dealer).toBe(1);
  });

  it("returns to its unfinished game", async () => {
    const { session, id } = await begun();
    await play(session, 0);
    const match = part(session)?.id as MatchId;
    const second = await session.nextGame();
    await session.openGame(id ?? "");
    expect(await session.nextGame()).toBe(second);
    expect(session.openId.value).toBe(second);
    await session.close();
    expect(await session.nextGame(match)).toBe(second);
  });

  it("goes on after its last game when opened from an earlier one", async () => {
    const { session, id } = await begun({ of: "9" });
    await play(session, 0);
    await session.nextGame();
    await play(session, 1);
    await session.openGame(id ?? "");
    await session.nextGame();
    expect(part(session)?.game).toBe(3);
    // Alice lost the second game.
    expect(session.state.value?.deal?.dealer).toBe(0);
  });

  it("starts nothing for an unknown match", async () => {
    const { session } = await begun();
    expect(await session.nextGame("never" as MatchId)).toBeUndefined();
  });
});

describe("the home screen offers", () => {
  const waiting = async (session: Session) => {
    await session.loadRows();
    return matchWaiting(session)?.next;
  };

  it("the next game of a match that waits for it", async () => {
    const { session } = await begun({ of: "2" });
    expect(await waiting(session)).toBeUndefined();
    await play(session, 0);
    expect(await waiting(session)).toBe(2);
    await session.nextGame();
    expect(await waiting(session)).toBeUndefined();
    await play(session, 0);
    // The match is won, so no next game is offered.
    expect(await waiting(session)).toBeUndefined();
  });

  it("the rematch of a match just won, until another game starts", async () => {
    const { session, setup } = await begun({ of: "1" });
    expect(matchWon(session)).toBeUndefined();
    await play(session, 0);
    await session.loadRows();
    expect(matchWon(session)).toMatchObject({ winner: 0, score: [1, 0] });
    setup.chooseMatch("none");
    await setup.start(0);
    await session.loadRows();
    expect(matchWon(session)).toBeUndefined();
    await play(session, 1);
    await session.loadRows();
    expect(matchWon(session)).toBeUndefined();
  });

  it("no match if another unfinished game was touched later, but an older unfinished game does not matter", async () => {
    const { session, setup } = await begun();
    await play(session, 0);
    setup.chooseMatch("none");
    const other = await setup.start(0);
    expect(await waiting(session)).toBeUndefined();
    await play(session, 1);
    expect(await waiting(session)).toBe(2);
    setup.chooseMatch("games");
    await session.openGame(other ?? "");
    await session.undo();
    await setup.start(0);
    await play(session, 0);
    expect(await waiting(session)).toBe(2);
  });
});

describe("a corrected game", () => {
  it("changes its match, whichever game is open", async () => {
    const { session, id } = await begun({ of: "2" });
    await play(session, 0, 31);
    expect(score(session)).toBe("1–0");
    await session.nextGame();
    await session.openGame(id ?? "");
    // Bob gets one hole less. With 30 Bob is lurched, and Alice wins the match.
    await session.act({ do: "correct", entry: 2, change: correction(1, 28) });
    expect(session.state.value?.sides.map(({ front }) => front)).toEqual([61, 30]);
    expect(session.match.value).toMatchObject({ score: [2, 0], winner: 0 });
    await session.loadRows();
    expect(session.matchOf(part(session)?.id)?.winner).toBe(0);
    // A second game is unfinished, but the match is over: the next game is a rematch.
    await session.nextGame();
    expect(part(session)?.game).toBe(1);
  });
});

function correction(side: number, points: number) {
  return { how: "replaced", by: { type: "pegged", side, points, for: "points" } } as const;
}

describe("the first dealer", () => {
  it.each<[FirstDealer, string]>([
    ["alternate", "0 1 0 1 0"],
    ["loser", "0 1 0 0 1"],
    ["winner", "0 0 1 1 0"],
    ["cut", "0 ? ? ? ?"],
  ])("across a match: %s", async (firstDealer, dealers) => {
    const { session } = await begun({ of: "99", firstDealer });
    const found: string[] = [];
    for (const winner of [0, 1, 1, 0, 0]) {
      found.push(String(session.state.value?.deal?.dealer ?? "?"));
      await play(session, winner);
      await session.nextGame();
    }
    expect(found.join(" ")).toBe(dealers);
  });
});

describe("the choice of a match", () => {
  const fresh = async (tabs = new Tabs()) => {
    const session = await startSession(tabs.tab());
    const setup = setupOf(session);
    setup.prepare();
    return { tabs, session, setup };
  };

  it("is a single game at first; a choice is remembered", async () => {
    const { tabs, setup } = await fresh();
    expect(setup.match.name.value).toBe("none");
    setup.chooseMatch("custom");
    for (const [loss, points] of Object.entries({ plain: "3", skunk: "4", doubleSkunk: "4", tripleSkunk: "9" }))
      setup.match.typeOwn(loss as "plain", points);
    [setup.match.size.value, setup.match.otherSize.value] = ["other", "12"];
    await setup.start(0);
    const again = await fresh(tabs);
    await again.setup.start(0);
    expect(part(again.session)?.format).toEqual({
      name: "custom",
      stakes: { plain: 3, skunk: 4, doubleSkunk: 4, tripleSkunk: 9, lurch: 3 },
      length: { kind: "points", of: 12 },
    });
  });

  it("each game started from the form starts a new match", async () => {
    const { session, setup } = await fresh();
    setup.chooseMatch("free");
    await setup.start(0);
    const first = part(session)?.id;
    await setup.start(0);
    expect(part(session)?.id).not.toBe(first);
  });

  it.each<[StakesName, string, string]>([
    ["free", "0", "badLength"],
    ["free", "", "badLength"],
    ["free", "five", "badLength"],
    ["free", "100", "badLength"],
    ["bestOf", "4", "evenBestOf"],
  ])("%s to %j is refused: %s", async (name, of, why) => {
    const { session, setup } = await fresh();
    setup.chooseMatch(name);
    [setup.match.size.value, setup.match.otherSize.value] = ["other", of];
    expect(await setup.start(0)).toBeUndefined();
    expect(session.said.value?.code).toBe(why);
  });

  it("invalid custom points are refused, but only for losses that this game has", async () => {
    const { session, setup } = await fresh();
    setup.chooseMatch("custom");
    setup.match.typeOwn("lurch", "many");
    expect(await setup.start(0)).toBeDefined();
    setup.match.typeOwn("skunk", "");
    expect(await setup.start(0)).toBeUndefined();
    expect(session.said.value?.code).toBe("badStakes");
  });

  it("a lurch match marks losses at half way, any other format as usual", async () => {
    const { setup } = await fresh();
    setup.chooseMatch("lurch");
    expect(setup.skunks.value).toBe("halfway");
    setup.chooseMatch("free");
    expect(setup.skunks.value).toBe("lines");
    setup.chooseMatch("lurch");
    setup.chooseMatch("none");
    expect(setup.skunks.value).toBe("lines");
    setup.skunks.value = "none";
    setup.chooseMatch("games");
    expect(setup.skunks.value).toBe("none");
  });

  it("without skunks every win is worth the same", async () => {
    const { session, setup } = await fresh();
    setup.chooseForm("captainA");
    setup.chooseMatch("free");
    await setup.start(0);
    expect(Object.values(part(session)?.format.stakes ?? {})).toEqual([1, 1, 1, 1, 1]);
  });

  it("a format that does not suit the seating is not used, and returns when it does", async () => {
    const { setup } = await fresh();
    setup.choosePlayers(3);
    setup.chooseMatch("takesAll");
    expect(setup.match.name.value).toBe("takesAll");
    setup.toggle("playOn");
    expect(setup.match.name.value).toBe("none");
    setup.toggle("playOn");
    setup.choosePlayers(2);
    expect(setup.match.name.value).toBe("none");
    setup.choosePlayers(3);
    expect(setup.match.name.value).toBe("takesAll");
  });

  it("an invalid stored choice is a single game", () => {
    const good = {
      names: ["Alice", "Bob"],
      depth: "cards",
      form: "sixCard",
      target: 121,
      match: { name: "free", of: 5, own: PRESETS.games },
    };
    expect(readLastTime(good)?.match).toEqual(good.match);
    const { match } = good;
    const torn = [
      undefined,
      null,
      "free",
      [],
      { ...match, name: "chess" },
      { ...match, of: 0 },
      { ...match, of: 1e9 },
      { ...match, of: "5" },
      { ...match, own: undefined },
      { ...match, own: { ...match.own, skunk: "2" } },
      { ...match, own: { ...match.own, lurch: -1 } },
      { ...match, own: PRESETS.free },
    ];
    expect(torn.filter((one) => readLastTime({ ...good, match: one })?.match !== undefined)).toEqual([]);
    expect(torn.filter((one) => readLastTime({ ...good, match: one })?.names.length !== 2)).toEqual([]);
  });
});

it("points and best-of each keep their own length, at first the usual one", () => {
  const setup = setupOf(newSession(new Tabs().tab()));
  setup.prepare();
  const { size, otherSize } = setup.match;
  const chosen = (name: StakesName) => {
    setup.chooseMatch(name);
    return [size.value, otherSize.value].join("");
  };
  expect(chosen("free")).toBe("5");
  [size.value, otherSize.value] = ["other", "9"];
  expect(chosen("games")).toBe("other9");
  expect(chosen("bestOf")).toBe("3");
  size.value = "7";
  expect(chosen("free")).toBe("other9");
  expect(chosen("bestOf")).toBe("7");
});

describe("one against two", () => {
  it("the lone player changes with each game, and every seat has its own score", async () => {
    const session = newSession(new Tabs().tab());
    const setup = setupOf(session);
    setup.prepare();
    setup.chooseForm("captainB");
    setup.chooseMatch("bestOf");
    [setup.match.size.value, setup.depth.value, setup.target.value] = ["3", "points", "61"];
    await setup.start(0);
    for (let game = 1; game <= 3; game++) {
      await play(session, 1);
      if (game < 3) await session.nextGame();
    }
    expect(session.match.value).toMatchObject({ bySeat: true, score: [2, 2, 2], winner: undefined, next: 4 });
    const id: GameId | undefined = await session.nextGame();
    expect(id).toBeDefined();
    await play(session, 0);
    // The first player is alone again and wins.
    expect(session.match.value?.winner).toBe(0);
  });
});
