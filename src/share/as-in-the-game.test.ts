import { describe, expect, it } from "vitest";
import { tallyOf } from "../game/known";
import { showing } from "../game/state";
import { type Card, JOKER, PACK, parseCard, parseCards } from "../rules/cards";
import { FORM_NAMES, type FormName, FORMS } from "../rules/forms";
import { HOUSE, houseApplies, houseClash } from "../rules/house-rules";
import { checkPlay, type Move } from "../rules/play/check";
import { GO_TIMINGS } from "../rules/ruleset";
import { SCORING_HOUSE, scoringOf, type ScoringRules, showRulesOf, USUAL_SCORING } from "../rules/scoring";
import { countsAlone, countShown, type Shown } from "../rules/show/shown";
import { chanceOf, Robot } from "../testing/robot";
import { seed } from "../testing/seed";
import { formStarted, Table } from "../testing/table";
import { handLink, playLink, readHandLink, readPlayLink } from "./hand-links";

type Rules = Partial<ScoringRules>;

const rulesOf = (rules: Rules): ScoringRules => scoringOf({ ...USUAL_SCORING, ...rules });

/** "5C 5D JH + 5H": a hand and its starter; "9D 6H QC QS 5S": a crib of five. */
function shownAs(line: string, of: Shown["of"] = "hand"): Shown {
  const cards = parseCards(line.replace("+", "")) ?? [];
  return { hand: cards.slice(0, -1), starter: cards.at(-1)!, of };
}

/** The count in Count a hand, after a trip through its link. */
function inTheTool(shown: Shown, rules: Rules): number {
  const link = handLink({ ...shown, stated: undefined, rules: rulesOf(rules) });
  const read = readHandLink(link);
  if (!read.ok) throw new Error(`${link}: ${read.error}`);
  return countShown(read.value, showRulesOf(read.value.rules)).total;
}

/** The count in a game: the first hand of the show, or the crib. */
function inTheGame({ hand, starter, of }: Shown, rules: Rules): number | undefined {
  const { form, house } = rulesOf(rules);
  const table = new Table([formStarted(form, { house, target: 999 }), { type: "dealerChosen", dealer: 0 }]);
  while (table.state.deal?.auction?.turn !== undefined) table.tell({ type: "bidPassed" });
  const alone = countsAlone(FORMS[form], of);
  table.tell({ type: "starterTurned", card: alone ? "2S" : starter }).tell({ type: "playEnded" });
  if (of === "crib") typeHands(table);
  const owner = showing(table.state) ?? "crib";
  for (const card of alone ? [...hand, starter] : hand) table.tell({ type: "cardShown", owner, card });
  expect(table.refusals).toEqual([]);
  return tallyOf(table.state, owner)?.total;
}

/** Enters every hand as worth nothing, so that the crib is next. */
function typeHands(table: Table): void {
  for (let owner = showing(table.state); owner !== undefined && owner !== "crib"; owner = showing(table.state))
    table.tell({ type: "handTyped", owner, points: 0 });
}

const wild: Rules = { house: ["jokersWild"] };
const naught: Rules = { house: ["jokersNaught"] };
const threes: Rules = { house: ["threeRuns"] };
const formed = (form: FormName): Rules => ({ form });

describe("the hands and cribs of rules.md §9 count in Count a hand as in the game", () => {
  it.each<[paragraph: string, line: string, points: number, rules: Rules, of?: Shown["of"]]>([
    ["§9.1", "5C 5D JH + 5H", 15, formed("fiveCard")],
    ["§9.1", "7C 8D 8S + 9H", 12, formed("fiveCard")],
    ["§9.1", "2H 4H 6H + KC", 3, formed("fiveCard")],
    ["§9.1", "2H 4H 6H + KH", 4, formed("fiveCard")],
    ["§9.1", "2H 4H JH + KH", 5, formed("fiveCard")],
    ["§9.1", "5C 5D 5S + 5H", 20, formed("fiveCard")],
    ["§9.1", "2H 4H 6H 8H + KC", 0, formed("fiveCard"), "crib"],
    ["§9.1", "2H 4H 6H 8H + KH", 5, formed("fiveCard"), "crib"],
    ["§9.2", "4C 5C 6C JS + 6S", 15, formed("tenCard")],
    ["§9.2", "TS 9S 2D 7D + 6S", 4, formed("tenCard"), "crib"],
    ["§9.3", "7C 5D QC 4S + 3H", 7, formed("three")],
    ["§9.3", "9C 9D 9H 6S + AS", 12, formed("threeDealerSix")],
    ["§9.3", "8H 7D 7S KD + AS", 8, formed("threeDealerSix"), "crib"],
    ["§9.4", "5C 5D 5S JH + 5H", 29, formed("captainA")],
    ["§9.4", "5C 5D 5S JH + 5H", 29, formed("captainB")],
    ["§9.5", "7H JS JC 9H + 8S", 8, formed("four")],
    ["§9.5", "4C 4D QH TC + 8S", 2, formed("four"), "crib"],
    ["§9.6", "AC 2C 3C 4C + 4H", 14, formed("five1")],
    ["§9.6", "9D 6H QC QS + 4H", 4, formed("five1"), "crib"],
    ["§9.7", "9D 6H QC QS 5S", 8, formed("five2"), "crib"],
    ["§9.7", "5C 5D 5S JH KD", 20, formed("five2"), "crib"],
    ["§9.7", "2H 4H 6H 8H TH", 5, formed("five2"), "crib"],
    ["§9.7", "2H 4H 6H 8H TC", 0, formed("five2"), "crib"],
    ["§9.7", "AC 2D 3S 4H 5C", 7, formed("five2"), "crib"],
    ["§9.7", "JH 2C 4D 6S 9C", 4, formed("five2"), "crib"],
    ["§9.10", "5C 5D 5S 5H + X", 40, wild],
    ["§9.10", "5C 5D X X + 5H", 40, wild],
    ["§9.10", "5C 5D JH X + 5H", 29, wild],
    ["§9.10", "5C 5D 5S X + JH", 28, wild],
    ["§9.10", "7C 8D 9S X + KH", 12, wild],
    ["§9.10", "7C 8D 9S X=6D + KH", 8, wild],
    ["§9.10", "7C 8D 9S X=6D + KH", 12, { house: ["jokersWild", "redeclare"] }],
    ["§9.10", "7C 7D 8S 9H + X", 24, wild],
    ["§9.10", "KC KD 5S 2H + X", 12, wild],
    ["§9.10", "2H 4H 6H X + 8H", 12, wild],
    ["§9.11", "4H 5H 6H X + X", 14, naught],
    ["§9.11", "4H 5H 6H X + X", 16, { house: ["jokersNaught", "jokersPair"] }],
    ["§9.11", "7C 8D X KS + 2H", 4, naught],
    ["§9.11", "X AC 2D 9S + KH", 3, naught],
    ["§9.11", "X X AC 2D + KH", 6, naught],
    ["§9.11", "X X AC 2D + 3H", 8, naught],
    ["§9.11", "5C 5D JS X + 5H", 22, naught],
    ["§9.11", "2H 4H X X + 8H", 3, naught],
    ["§9.11", "2H 4H X X + 8C", 0, naught],
    ["§9.11", "2H 4H 6H 8H + X", 4, naught],
    ["§9.11", "2H 4H 6H X + 8C", 0, naught, "crib"],
    ["§9.13", "2C 3D 4S 5H + KC", 10, threes],
    ["§9.13", "2C 3D 4S 5H + 6C", 13, threes],
    ["§9.13", "AC AD 2S 3H + 4C", 11, threes],
    ["§9.13", "AC 2D 2S 3H + 4C", 14, threes],
    ["§9.13", "4C 4D 5S 5H + 6C", 24, threes],
    ["§9.17", "5C 5D JH QS + 5H", 21, formed("canadian")],
    ["§9.17", "4H 2D KC KD + 5H", 6, formed("canadian"), "crib"],
    ["§9.20", "2C 3D 4S 5H + TD", 8, formed("fivePlusTwo")],
    ["§9.20", "JD QD KD 9D + TD", 11, formed("fivePlusTwo"), "crib"],
    ["§4.3, six players", "6C 7D 7S 8H + 8C", 24, formed("six")],
  ])("%s: %s counts %i", (_, line, points, rules, of) => {
    const shown = shownAs(line, of);
    expect([inTheTool(shown, rules), inTheGame(shown, rules)]).toEqual([points, points]);
  });
});

const movesOf = (line: string): readonly Move[] =>
  line
    .split(" ")
    .filter((word) => word !== "|")
    .map((word) => (word === "go" ? "go" : parseCard(word)!));

/** The points of each seat in Check the play, after a trip through its link; seat 0 leads. */
function playedInTheTool(moves: readonly Move[], rules: ScoringRules): readonly number[] {
  const read = readPlayLink(playLink({ rules, moves }));
  if (!read.ok) throw new Error(`${playLink({ rules, moves })}: ${read.error}`);
  return read.value.points;
}

/** The points of the play in a game, by seat; the last seat deals. */
function playedInTheGame(line: string, rules: ScoringRules): readonly number[] {
  const { players } = FORMS[rules.form];
  const start = formStarted(rules.form, { ...rules, target: 999 }, FORMS[rules.form].seatings.at(-1));
  const turned = PACK.find((card) => !line.includes(card)) ?? "2S";
  const table = new Table([
    start,
    { type: "dealerChosen", dealer: players - 1 },
    { type: "starterTurned", card: turned },
  ]);
  table.tap(line);
  return pointsBySeat(table.now.lines, players);
}

function pointsBySeat(lines: Table["now"]["lines"], players: number): readonly number[] {
  const points = Array<number>(players).fill(0);
  for (const { status } of lines)
    for (const one of status.is === "fits" ? status.happenings : [])
      if (one.kind === "laid" || one.kind === "award")
        points[one.seat]! += one.reasons.reduce((sum, { points: pegged }) => sum + pegged, 0);
  return points;
}

describe("the worked plays peg in Check the play as in the game", () => {
  const FIVE = "8S 9H TD AH AD AC go go AS | 5D 6D JC 7C 3H | 6S 2D 2C QD JH go go go | JD 5H 2H";
  it.each<readonly [string, string, Rules, readonly number[]]>([
    ["§2.6a", "JH 5C 7S 6D go 2S 6C 4D 4C", {}, [3, 6]],
    ["§2.6b", "7C 7D 7S 5D 5S 8D QC QD go go 3C KC 4S 9C", { form: "three" }, [0, 10, 7]],
    ["§2.6c", "TH KD 2S AC go 3H 4H", {}, [0, 8]],
    ["§2.6d", "TH 9D TS AC go AD", {}, [0, 4]],
    ["§2.6d at the go", "TH 9D TS AC go AD", { goTiming: "atGo" }, [0, 4]],
    ["§2.6h", "KH QD TS go 7D 2S 2D 2H 2C", {}, [7, 17]],
    ["§2.7", "6C 9H KS AH 2C go 3H | JH JD JS go AD | 5D JC 7D go 7H go | 5C KH", { form: "four" }, [2, 13, 5, 5]],
    ["§2.8", FIVE, { form: "five1" }, [6, 4, 4, 17, 2]],
    ["§2.8 at the go", FIVE, { form: "five1", goTiming: "atGo" }, [6, 5, 5, 15, 2]],
    ["§9.1", "TC 5C 5D KS go AD", { form: "fiveCard" }, [2, 4]],
    ["§9.1", "7C 8D 9S 5C go go", { form: "fiveCard" }, [3, 3]],
    ["§9.10", "8C 7D KH X=6H", wild, [0, 4]],
    ["§9.10", "5C 5D 5S 5H X=5C X=5D", wild, [28, 44]],
    ["§9.10", "4C 4D 4S X=4H", wild, [6, 14]],
    ["§9.11", "8C 7D X X KC 6D 5D", naught, [2, 6]],
    ["§9.11", "KC TD TS AC X X 5D", naught, [2, 2]],
    ["§9.11", "2C AD 3S X", naught, [3, 4]],
    ["§9.13", "2C 3D 4S 5H", threes, [3, 3]],
    ["§9.13", "4C 2D 5S 3H", threes, [0, 0]],
    ["§9.13", "4C 3D 5S 6H", threes, [3, 0]],
  ])("%s: %s", (_, line, changed, points) => {
    const rules = rulesOf(changed);
    expect(playedInTheTool(movesOf(line), rules)).toEqual(playedInTheGame(line, rules));
    expect(playedInTheTool(movesOf(line), rules)).toEqual(points);
  });
});

/** The form by itself, and with each rule about cards; both go timings. */
function agreements(form: FormName): readonly ScoringRules[] {
  const sets = SCORING_HOUSE.map((rule) => [rule, ...(HOUSE[rule].needs?.rule ? [HOUSE[rule].needs.rule] : [])]);
  return [[], ...sets]
    .filter((on) => on.every((rule) => houseApplies(rule, { form, on })))
    .filter((on) => houseClash({ form, on, muggins: false }) === undefined)
    .flatMap((house) => GO_TIMINGS.map((goTiming) => rulesOf({ form, house, goTiming })));
}

describe.each(FORM_NAMES)("random deals of %s with every rule about cards", (form) => {
  it("a play pegs and a hand counts in the tools as in the game", () => {
    const first = seed(`${form} in the tools`);
    const { players } = FORMS[form];
    let [plays, hands] = [0, 0];
    for (const [n, rules] of agreements(form).entries()) {
      const robot = new Robot(formStarted(form, { ...rules, target: 999 }), chanceOf(first + n), { taps: 0 });
      robot.playDeal();
      const what = `${rules.house.join("+")} ${rules.goTiming} seed ${first + n}`;
      const lines = robot.table.now.lines.filter(({ deal }) => deal === 1);
      const moves = lines.flatMap(({ fact }): readonly Move[] => {
        if (fact.type === "goCalled") return ["go"];
        return fact.type === "cardPlayed" ? [fact.card] : [];
      });
      const dealer =
        robot.table.now.lines.flatMap(({ fact }) => (fact.type === "dealerChosen" ? [fact.dealer] : []))[0] ?? 0;
      const bySeat = pointsBySeat(lines, players);
      const fromLeft = bySeat.map((_, i) => bySeat[(dealer + 1 + i) % players]);
      const played = checkPlay(rules, moves);
      expect([what, played.ok ? played.value.points : played.error]).toEqual([what, fromLeft]);
      expect([what, readPlayLink(playLink({ rules, moves }))]).toEqual([what, played]);
      plays++;
      for (const { shown, total } of shownIn(robot, form)) {
        expect(`${what} ${shown.hand.join(" ")} + ${shown.starter}: ${inTheTool(shown, rules)}`).toBe(
          `${what} ${shown.hand.join(" ")} + ${shown.starter}: ${total}`,
        );
        hands++;
      }
    }
    expect(plays).toBeGreaterThan(15);
    expect(hands).toBeGreaterThan(plays * 2);
  });
});

/** The hands and the crib of the first deal as they were shown, with their counts in the game. */
function shownIn(robot: Robot, form: FormName): readonly { readonly shown: Shown; readonly total: number }[] {
  const cards = new Map<number | string, Card[]>();
  const add = (owner: number | string, card: Card) => cards.set(owner, [...(cards.get(owner) ?? []), card]);
  const found: { shown: Shown; total: number }[] = [];
  let starter: Card = JOKER;
  for (const { fact, status, deal } of robot.table.now.lines) {
    if (deal !== 1 || status.is !== "fits") continue;
    if (fact.type === "starterTurned") starter = fact.card;
    if (fact.type === "cardShown") add(fact.owner, fact.card);
    for (const one of status.happenings) {
      if (one.kind === "laid") add(one.seat, one.card);
      if (one.kind !== "counted" || !one.tally) continue;
      const of = one.owner === "crib" ? "crib" : "hand";
      const all = cards.get(one.owner) ?? [];
      const shown = countsAlone(FORMS[form], of)
        ? { hand: all.slice(0, -1), starter: all.at(-1)!, of }
        : { hand: all, starter, of };
      found.push({ shown: { ...shown, of }, total: one.tally.total });
    }
  }
  return found;
}
