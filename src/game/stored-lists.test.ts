import { expect, it } from "vitest";
import { RANKS, SUITS } from "../rules/cards";
import { FORM_NAMES } from "../rules/forms";
import { HOUSE_RULES } from "../rules/house-rules";
import { PENALTY_NAMES } from "../rules/penalties";
import { FIRST_DEALERS, GO_TIMINGS, LOSSES, SKUNKS } from "../rules/ruleset";
import { CALLS } from "../rules/wrong-counts";
import { MATCH_LENGTHS, STAKES_NAMES } from "../rules/stakes";
import { listFaults } from "../testing/stored-lists";
import { type Change, COUNTINGS, DEPTHS, type Fact, FALSE_GO_ENDS, FORMAT, TYPED_FOR } from "./facts";
import { FALSE_GO_RULES } from "../rules/false-go";

const FACT_TYPES = {
  gameStarted: 1,
  cut: 1,
  dealerChosen: 1,
  depthChosen: 1,
  countingChosen: 1,
  cardDealt: 1,
  discarded: 1,
  cardPassed: 1,
  handForgotten: 1,
  bid: 1,
  bidPassed: 1,
  starterTurned: 1,
  cardPlayed: 1,
  goCalled: 1,
  playEnded: 1,
  cardShown: 1,
  suitsTold: 1,
  handPegged: 1,
  handTyped: 1,
  claimed: 1,
  called: 1,
  penaltyTaken: 1,
  renegeTaken: 1,
  pegged: 1,
  dealEnded: 1,
  dealVoided: 1,
  undone: 1,
  redone: 1,
  corrected: 1,
} satisfies Readonly<Record<Fact["type"], 1>>;
const CHANGES = { replaced: 1, removed: 1, preceded: 1 } satisfies Readonly<Record<Change["how"], 1>>;

const PRESENT = {
  fact: Object.keys(FACT_TYPES),
  change: Object.keys(CHANGES),
  form: FORM_NAMES,
  house: HOUSE_RULES,
  goTiming: GO_TIMINGS,
  renege: FALSE_GO_RULES,
  firstDealer: FIRST_DEALERS,
  skunks: SKUNKS,
  depth: DEPTHS,
  counting: COUNTINGS,
  penalty: PENALTY_NAMES,
  end: FALSE_GO_ENDS,
  call: CALLS,
  typedFor: TYPED_FOR,
  stakes: STAKES_NAMES,
  length: MATCH_LENGTHS,
  loss: LOSSES,
  rank: RANKS,
  suit: SUITS,
};

const words = (text: string) => text.split(" ");
/** The members of each released format. These lines never change; a new format adds a line. */
const RECORD = {
  5: {
    fact: words(
      "gameStarted cut dealerChosen depthChosen countingChosen cardDealt discarded cardPassed handForgotten bid bidPassed starterTurned cardPlayed goCalled playEnded cardShown suitsTold handPegged handTyped claimed called penaltyTaken renegeTaken pegged dealEnded dealVoided undone redone corrected",
    ),
    change: words("replaced removed preceded"),
    form: words(
      "sixCard fivePlusTwo fiveCard tenCard three threeDealerSix captainA captainB four canadian five1 five2 six",
    ),
    house: words(
      "lowball jokersWild jokersNaught tossFives threeRuns auction nullPoint backTen redeclare jokersPair auctionFloor heelsCannotWin stinkhole stinkholes goStops highCut misdealTwo captainDeals pickUpDealing cribAlwaysHis playOn",
    ),
    goTiming: words("lastCard atGo"),
    renege: words("acc flat2 none"),
    firstDealer: words("loser winner alternate cut"),
    skunks: words("lines halfway none"),
    depth: words("cards hands points"),
    counting: words("app checked muggins"),
    penalty: words("looked cribTouched pegMoved starterMixed countRefused misdealt falseGame"),
    end: ["played", "dead", "stands"],
    call: words("missed over"),
    typedFor: words("play points correction"),
    stakes: words("games free bestOf lurch takesAll official official234 custom"),
    length: words("points bestOf"),
    loss: words("plain skunk doubleSkunk tripleSkunk lurch"),
    rank: words("A 2 3 4 5 6 7 8 9 T J Q K"),
    suit: words("S H C D"),
  },
};

it("a new member of a stored list needs a new format, so that an older app says “newer” and not “unreadable”", () => {
  expect(listFaults(FORMAT, RECORD, PRESENT)).toEqual([]);
});

it("a member recorded only for a later format is a fault, and so is a missing member", () => {
  const record = { ...RECORD, [FORMAT + 1]: { form: ["sevenCard"] } };
  const present = { ...PRESENT, form: [...FORM_NAMES, "sevenCard"], depth: ["cards", "hands"] };
  expect(listFaults(FORMAT, record, present)).toEqual([
    "form: new member sevenCard: raise the format, add a lift and a fixture",
    "depth: points is gone, and stored logs have it",
  ]);
  expect(listFaults(FORMAT + 1, record, { ...present, depth: DEPTHS })).toEqual([]);
});
