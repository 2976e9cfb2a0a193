import { describe, expect, it } from "vitest";
import { FORM_NAMES, type FormName, FORMS } from "../rules/forms";
import { HOUSE_RULES, houseApplies, houseClash, type HouseRule, TWISTS } from "../rules/house-rules";
import { GO_TIMINGS, type GoTiming } from "../rules/ruleset";
import { chanceOf, Robot } from "../testing/robot";
import { seed } from "../testing/seed";
import { formStarted } from "../testing/table";
import { COUNTINGS } from "./facts";
import { type GameState, phaseOf } from "./state";

/** `npm run forms` plays all pairs of house rules; `npm test` plays a third of them, and the seed chooses which. */
const SHARE = process.env["FORMS"] === "all" ? 1 : 3;

/** All pairs of house rules that this form can be played with, each with the rules it needs. */
function pairsFor(form: FormName): readonly (readonly HouseRule[])[] {
  const needs: Readonly<Partial<Record<HouseRule, HouseRule>>> = {
    redeclare: "jokersWild",
    jokersPair: "jokersNaught",
    auctionFloor: "auction",
  };
  const sets = HOUSE_RULES.flatMap((one, i) =>
    HOUSE_RULES.slice(i).map((other) => [
      ...new Set([one, other, ...[one, other].flatMap((rule) => needs[rule] ?? [])]),
    ]),
  );
  return sets.filter(
    (on) =>
      on.every((rule) => houseApplies(rule, { form, on })) && houseClash({ form, on, muggins: false }) === undefined,
  );
}

describe.each(FORM_NAMES)("%s with every pair of house rules that it allows", (form) => {
  const first = seed(form);
  const allowed = pairsFor(form);
  const pairs = allowed.flatMap((house, i) => (i % SHARE === first % SHARE ? [{ house, i }] : []));

  it("a random game is played to a winner without a refusal", () => {
    const wrong = pairs.flatMap(({ house, i }) =>
      FORMS[form].seatings.flatMap((seating) => {
        // Only with partners may the highest cut deal, so the start would be refused.
        if (seating === "solo" && house.includes("highCut")) return [];
        const goTiming = GO_TIMINGS[i % GO_TIMINGS.length]!;
        const start = formStarted(form, { target: 31, house, goTiming }, seating);
        return played(new Robot(start, chanceOf(first + i)), `${seating} ${house.join("+")} seed ${first + i}`);
      }),
    );
    expect(wrong).toEqual([]);
    expect(allowed.length).toBeGreaterThan(60);
  });

  it("a random game is played to a winner with any counting, cards entered by rank, undo and changes of depth", () => {
    const wrong = COUNTINGS.flatMap((counting) =>
      [[], ...TWISTS.map((twist) => [twist]), ["playOn" as const]]
        .filter((on) => houseClash({ form, on, muggins: counting === "muggins" }) === undefined)
        .flatMap((house) => {
          const start = formStarted(form, { target: 61, house }, undefined, { counting });
          const robot = new Robot(start, chanceOf(first), { wanders: 0.1, ranksOnly: 0.3 });
          return played(robot, `${counting} ${house.join("+")} seed ${first}`);
        }),
    );
    expect(wrong).toEqual([]);
  });

  it("in one deal every card is played once, a series gives one award, and both go timings give the same points", () => {
    const wrong = pairs.flatMap(({ house, i }) => {
      const deal = (goTiming: GoTiming) => {
        const robot = new Robot(formStarted(form, { target: 999, house, goTiming }), chanceOf(first + i), { taps: 0 });
        return { robot, points: pointsOfPlay(robot.playDeal()) };
      };
      const [last, atGo] = [deal("lastCard"), deal("atGo")];
      const laid = last.robot.table.now.lines.filter(({ fact }) => fact.type === "cardPlayed").length;
      const held = (last.robot.deals[0]?.hands ?? []).flat().length;
      const series = seriesOf(happened(last.robot));
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
      const faults = {
        "cards left or played twice": FORMS[form].oneSeries ? laid > held : laid !== held,
        "no series": series.length === 0,
        "a series without one award": series.some(({ cards, awards }) => cards === 0 || awards.length !== 1),
        "go timings that do not pay the same": sum(atGo.points) !== sum(last.points),
        "go timings that differ for two players":
          FORMS[form].players === 2 && atGo.points.join() !== last.points.join(),
      };
      return Object.entries(faults).flatMap(([fault, is]) =>
        is ? [`${house.join("+")} seed ${first + i}: ${fault}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Plays to the end. @returns the error, if there was one */
function played(robot: Robot, what: string): readonly string[] {
  try {
    return phaseOf(robot.play()) === "over" ? [] : [`${what}: not over`];
  } catch (error) {
    return [`${what}: ${String(error)}`];
  }
}

/** The happenings of the play of the first deal, in order. */
function happened(robot: Robot) {
  return robot.table.now.lines
    .filter(({ fact, deal }) => deal === 1 && (fact.type === "cardPlayed" || fact.type === "goCalled"))
    .flatMap(({ status }) => (status.is === "fits" ? status.happenings : []))
    .filter((one) => one.kind === "laid" || one.kind === "award");
}

const AWARDS: ReadonlySet<string> = new Set(["go", "lastCard", "thirtyOne"]);

/** The awards of each series. A series ends with an award; cards after the last award form an open series. */
function seriesOf(told: ReturnType<typeof happened>) {
  const series: { cards: number; awards: string[] }[] = [];
  let ended = true;
  for (const one of told) {
    if (ended) series.push({ cards: 0, awards: [] });
    const now = series.at(-1)!;
    if (one.kind === "laid") now.cards += 1;
    const awards = one.reasons.map(({ kind }) => kind).filter((kind) => AWARDS.has(kind));
    now.awards.push(...awards);
    ended = awards.length > 0;
  }
  return series;
}

function pointsOfPlay({ sides, pegs }: GameState): readonly number[] {
  return sides.map((_, side) =>
    pegs.reduce((all, peg) => all + (peg.side === side && peg.kind === "play" ? peg.points : 0), 0),
  );
}
