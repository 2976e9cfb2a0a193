/** Everything a table can agree on, in words: a name and one sentence for each form, rule and seating. */
import type { FormName, Seating } from "../../rules/forms";
import { CUSTOMS, type HouseRule, TWISTS } from "../../rules/house-rules";
import type { FirstDealer, GoTiming, Ruleset, Skunks } from "../../rules/ruleset";
import type { Topic } from "../../rules/topics";
import type { SetRefusal } from "../../session/new-game/kept-rules";
import { usual } from "../../session/new-game/rules";
import { REFUSAL_WORDS } from "./refusals";
import type { FalseGoRule } from "../../rules/false-go";
import { COUNTINGS, DEPTHS } from "../../game/facts";
import { DEPTH_WORDS, COUNTING_WORDS } from "./common";

interface Words {
  readonly name: string;
  readonly says: string;
}

interface Explained extends Words {
  /** The entry of the rules page that explains it. */
  readonly topic: Topic;
}

export const PLAYERS_WORDS = [
  "",
  "One player",
  "Two players",
  "Three players",
  "Four players",
  "Five players",
  "Six players",
];

export const FORM_WORDS: Readonly<Record<FormName, Explained>> = {
  sixCard: {
    name: "Six-card",
    says: "The usual game: six cards each, two of them to the crib.",
    topic: "deal",
  },
  fivePlusTwo: {
    name: "Five and two",
    says: "Five cards each, one of them to the crib; two more come from the pack.",
    topic: "fiveAndTwo",
  },
  fiveCard: {
    name: "Five-card",
    says: "The old game: hands of three, one series of play, and three points to start for the non-dealer.",
    topic: "fiveCard",
  },
  tenCard: {
    name: "Ten-card",
    says: "Ten cards each: two to the crib and two hands of four, one of which is played.",
    topic: "tenCard",
  },
  three: {
    name: "Three-handed",
    says: "Five cards each and one straight to the crib; each plays alone.",
    topic: "threeHanded",
  },
  threeDealerSix: {
    name: "Dealer takes six",
    says: "The dealer gets six cards and discards two, the others get five and discard one.",
    topic: "threeHanded",
  },
  captainA: {
    name: "Captain to half way",
    says: "One against two; the lone player wins at half way.",
    topic: "captain",
  },
  captainB: {
    name: "Captain with the crib",
    says: "One against two; the lone player picks up the crib and puts four cards back.",
    topic: "captain",
  },
  four: {
    name: "Four-handed",
    says: "Five cards each, one of them to the crib; partners sit across.",
    topic: "fourHanded",
  },
  canadian: {
    name: "Canadian doubles",
    says: "The dealer and the player on the left have ten cards and give four to their partners.",
    topic: "canadian",
  },
  five1: {
    name: "Five-handed",
    says: "Five cards each, one to the crib; the dealer gets four and discards none.",
    topic: "fiveHanded",
  },
  five2: {
    name: "Crib of five",
    says: "Five cards each, one to the crib, which is counted without the starter.",
    topic: "fiveHanded",
  },
  six: {
    name: "Six-handed",
    says: "Five cards each, one to the crib; the dealer and the player opposite get four and discard none.",
    topic: "sixHanded",
  },
};

/** The games for one player, each with its own address. */
export const ALONE_WORDS = {
  squares: {
    name: "Cribbage squares",
    says: "Sixteen cards on a square: eight hands with one starter, 61 to win.",
    topic: "squares",
  },
  solitaire: { name: "Cribbage solitaire", says: "Two hands and a crib for one player; no play.", topic: "solitaire" },
} as const satisfies Record<string, Explained>;

export const RULE_WORDS: Readonly<Record<HouseRule, Words>> = {
  lowball: { name: "Lowball", says: "The first player home loses." },
  jokersWild: { name: "Jokers wild", says: "Two jokers; each is any card its player names." },
  jokersNaught: {
    name: "Jokers naught",
    says: "Two jokers that count nothing and rank below the ace in a run.",
  },
  tossFives: { name: "Toss fives", says: "Every five goes to the crib." },
  threeRuns: {
    name: "Three runs",
    says: "A run is exactly three cards, and every set of three counts.",
  },
  auction: { name: "Auction", says: "The crib counts for the highest bidder." },
  nullPoint: {
    name: "Null point",
    says: "A hand or crib that counts nothing gives the others one point.",
  },
  backTen: {
    name: "Back ten",
    says: "A hand or crib that counts nothing sends its owner back ten.",
  },
  redeclare: {
    name: "Jokers may change",
    says: "A joker may be a different card at the show than in the play.",
  },
  jokersPair: { name: "Jokers pair", says: "Two jokers together are a pair." },
  auctionFloor: { name: "No debts", says: "A bid can’t take anyone below zero." },
  heelsCannotWin: { name: "No win by heels", says: "Heels stop one hole short of the end." },
  stinkhole: {
    name: "Stinkhole",
    says: "Neither heels nor a go can win from the last hole before home.",
  },
  stinkholes: {
    name: "Three stinkholes",
    says: "Neither heels nor a go can win from the last three holes before home.",
  },
  goStops: { name: "Two goes stop it", says: "Two goes in a row end the series." },
  highCut: { name: "High card deals", says: "The highest card cut deals first, not the lowest." },
  misdealTwo: { name: "Two for a misdeal", says: "A misdeal gives the others two points." },
  captainDeals: {
    name: "Lone player deals",
    says: "The lone player always deals; nobody cuts for the deal.",
  },
  pickUpDealing: {
    name: "Crib taken when dealing",
    says: "The lone player picks up the crib only when dealing.",
  },
  cribAlwaysHis: {
    name: "Crib always the captain’s",
    says: "The crib counts for the lone player, no matter who deals.",
  },
  playOn: {
    name: "The others play on",
    says: "The first to finish wins; the others play on for second place.",
  },
};

export const SEATING_WORDS: Readonly<Record<Seating, Words>> = {
  solo: { name: "Singles", says: "Everybody has their own pegs." },
  partners: { name: "Partners", says: "Partners sit across and share their pegs." },
  twoTeams: { name: "Two teams", says: "Every other seat: three against three." },
  threePairs: { name: "Three pairs", says: "Partners sit across and share their pegs." },
  lone: { name: "One against two", says: "The two share their pegs." },
};

export const GO_WORDS: Readonly<Record<GoTiming, string>> = { lastCard: "With the last card", atGo: "At the go" };
export const RENEGE_WORDS: Readonly<Record<FalseGoRule, string>> = { acc: "2 a card", flat2: "2", none: "Nothing" };
export const FIRST_DEALER_WORDS: Readonly<Record<FirstDealer, string>> = {
  loser: "Loser",
  winner: "Winner",
  alternate: "In turn",
  cut: "Cut",
};
export const SKUNK_WORDS: Readonly<Record<Skunks, string>> = { lines: "Skunks", halfway: "Lurch", none: "None" };

/** The scores below which a loss is a skunk or a lurch. */
export function skunkHint(skunks: Skunks, target: number): string {
  if (skunks === "none") return "Every loss counts the same.";
  if (skunks === "halfway" || target === 61) return `Under ${Math.ceil(target / 2)} is a lurch.`;
  return "Under 91 is a skunk, under 61 a double, under 31 a triple.";
}

/** The form with its twists: "Six-card, lowball". */
export function gameName({ form, house }: Pick<Ruleset, "form" | "house">): string {
  const twists = TWISTS.filter((twist) => house.includes(twist)).map((twist) => RULE_WORDS[twist].name.toLowerCase());
  return [FORM_WORDS[form].name, ...twists].join(", ");
}

/** The house rules that differ from the usual ones, in one line. */
export function customsLine({ form, goTiming, renege, firstDealer, skunks, house }: Ruleset): string {
  const said = [
    goTiming === "atGo" ? "One at the go" : "",
    renege === "acc" ? "" : `False go ${renege === "none" ? "free" : RENEGE_WORDS[renege]}`,
    firstDealer === "loser" ? "" : `Next deal: ${FIRST_DEALER_WORDS[firstDealer].toLowerCase()}`,
    skunks === usual(form, house).skunks ? "" : skunks === "none" ? "No skunks" : SKUNK_WORDS[skunks],
    ...CUSTOMS.filter((rule) => house.includes(rule)).map((rule) => RULE_WORDS[rule].name),
  ];
  return said.filter((one) => one !== "").join(" · ");
}

/** Why a set of rules cannot be saved under that name. */
export function setRefusalWords(why: SetRefusal): string {
  if (why === "setTaken") return "There is a set of that name. Tap again to replace it.";
  if (why === "setsFull") return "There are 24 sets: delete one first.";
  return why === "nameEmpty" ? "The set needs a name." : REFUSAL_WORDS[why];
}

export const DEPTH_OPTIONS = DEPTHS.map((value) => ({ value, label: DEPTH_WORDS[value] }));

export const COUNTING_OPTIONS = COUNTINGS.map((value) => ({ value, label: COUNTING_WORDS[value] }));
