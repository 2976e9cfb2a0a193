import { describe, expect, it } from "vitest";
import { announcePlay } from "../../../rules/aloud/announce";
import { ANNOUNCE_STYLES } from "../../../rules/aloud/voices";
import { announceInStyle } from "../../../rules/aloud/styles";
import { type Card, clash, MOST_JOKERS, parseCards, valueOf } from "../../../rules/cards";
import { FORM_NAMES } from "../../../rules/forms";
import { HOUSE, HOUSE_RULES } from "../../../rules/house";
import { pegsFor } from "../../../rules/play/pegs";
import { type CountRules, tally, USUAL_COUNT } from "../../../rules/show/tally";
import { type Topic, TOPICS } from "../../../rules/topics";
import { ALONE_WORDS, FORM_WORDS, RULE_WORDS } from "../../words/forms";
import { GROUPS, RULE_TEXTS } from "./index";
import { findRules, fold } from "../search";
import { SOURCE_NOTES } from "./sources";

const cardsOf = (line: string) => {
  const cards = parseCards(line);
  if (!cards || cards.length === 0) throw new Error(`no cards: ${line}`);
  return cards;
};
const everything = TOPICS.map((topic) => ({ topic, text: RULE_TEXTS[topic] }));
const wordsOf = (topic: Topic) => {
  const { says, houses = [], from } = RULE_TEXTS[topic];
  return [...says, ...houses.flatMap((house) => [house.name, house.says, house.from]), from];
};

describe("every topic", () => {
  it.each(TOPICS)("%s has a text, a title and a source", (topic) => {
    const { title, says, from, also } = RULE_TEXTS[topic];
    expect([title, from, also].every((words) => words.trim().length > 1)).toBe(true);
    expect(says.length).toBeGreaterThan(0);
  });

  it("stands under one heading", () => {
    expect(GROUPS.flatMap((group) => group.topics).toSorted()).toEqual([...TOPICS].toSorted());
  });

  const agreed = [
    ...FORM_NAMES.map((form) => FORM_WORDS[form]),
    ...HOUSE_RULES.map((rule) => ({ ...RULE_WORDS[rule], topic: HOUSE[rule].topic })),
    ALONE_WORDS.squares,
    ALONE_WORDS.solitaire,
  ];
  it.each(agreed)("$name has one, found by its name", ({ name, topic }) => expect(findRules(name)).toContain(topic));

  it("has a title of its own", () => {
    expect(new Set(everything.map(({ text }) => text.title)).size).toBe(TOPICS.length);
  });

  it.each(TOPICS)("%s: rule numbers carry their edition", (topic) => {
    const numbered = wordsOf(topic).flatMap((words) => words.match(/ACC \d[^;()]*(?:\([^)]*\))?/g) ?? []);
    for (const rule of numbered) expect(rule).toMatch(/\((?:[^)]*\b20\d\d\b[^)]*|as [^)]* cites it)\)/);
  });

  it("draws cards that exist", () => {
    const drawn = TOPICS.flatMap(wordsOf).flatMap((words) => words.match(/\{[^}]*\}/g) ?? []);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.filter((line) => parseCards(line.slice(1, -1)) === undefined)).toEqual([]);
  });

  it("is in one kind of quotation marks, and the notes too", () => {
    for (const words of [...TOPICS.flatMap(wordsOf), ...SOURCE_NOTES]) expect(words).not.toMatch(/["']/);
  });
});

/** A paragraph on another way to play is counted that way. */
const countRules = (topic: Topic): CountRules => ({
  ...USUAL_COUNT,
  threeRuns: topic === "threeRuns",
  jokers: topic === "jokersWild" ? "wild" : topic === "jokersNaught" ? "naught" : "none",
});
const tooMany = (cards: readonly Card[], topic: Topic) =>
  cards.filter((card, i) => clash(card, cards.slice(0, i), countRules(topic).jokers === "none" ? 0 : MOST_JOKERS));

describe("worked examples are counted by the engine", () => {
  const shows = everything.flatMap(({ topic, text }) => (text.shows ?? []).map((one) => ({ topic, ...one })));
  it.each(shows)("$topic: $cards, starter $starter: $points", ({ topic, cards, starter = "", crib, points }) => {
    const all = cardsOf(`${cards} ${starter}`);
    expect(all).toHaveLength(topic === "fiveCard" ? 4 : 5);
    expect(tooMany(all, topic)).toEqual([]);
    const of = crib ? (starter ? "crib" : "cribAlone") : "hand";
    expect(tally(all.slice(0, -1), all.at(-1)!, of, undefined, undefined, countRules(topic)).total).toBe(points);
  });

  it("two jokers are a pair where the house says so: sixteen", () => {
    const { cards = "", starter } = RULE_TEXTS.jokersNaught.shows?.[0] ?? {};
    const rules = { ...countRules("jokersNaught"), jokersPair: true };
    const [turned] = cardsOf(starter ?? "");
    expect(tally(cardsOf(cards), turned!, "hand", undefined, undefined, rules).total).toBe(16);
  });

  const plays = everything.flatMap(({ topic, text }) => (text.plays ?? []).map((one) => ({ topic, ...one })));
  it.each(plays)("$topic: $cards: $points", ({ topic, cards, points }) => {
    const series = cardsOf(cards);
    const rules = countRules(topic);
    const pegged = series.map((_, i) =>
      pegsFor(series.slice(0, i + 1), rules).reduce((sum, one) => sum + one.points, 0),
    );
    expect(tooMany(series, topic)).toEqual([]);
    expect(pegged).toEqual(points);
    expect(series.reduce((sum, card) => sum + valueOf(card), 0)).toBeLessThanOrEqual(31);
  });
});

describe("what the page says is said aloud, the app says", () => {
  const { says, houses = [] } = RULE_TEXTS.spoken;
  const hand = tally(cardsOf("7 8 8"), "9", "hand");
  it.each(ANNOUNCE_STYLES.map((style, i) => ({ style, i })))("$style style", ({ style, i }) => {
    expect(houses[i]?.says).toContain(`“${announceInStyle(hand, style)}”`);
  });
  it.each(["7 8", "T T", "4 5 6"])("%s in the play", (line) => {
    const cards = cardsOf(line);
    const count = cards.reduce((sum, card) => sum + valueOf(card), 0);
    expect(says.join(" ")).toContain(`“${announcePlay(count, pegsFor(cards))}”`);
  });
});

describe("searching", () => {
  const first: { asked: string; topic: Topic }[] = [
    { asked: "nibs", topic: "heels" },
    { asked: "his heels", topic: "heels" },
    { asked: "nob", topic: "nobs" },
    { asked: "his nobs", topic: "nobs" },
    { asked: "right jack", topic: "nobs" },
    { asked: "box", topic: "crib" },
    { asked: "kitty", topic: "crib" },
    { asked: "pegging", topic: "play" },
    { asked: "nineteen", topic: "impossible" },
    { asked: "19", topic: "impossible" },
    { asked: "cut throat", topic: "muggins" },
    { asked: "revoke", topic: "renege" },
    { asked: "false go", topic: "renege" },
    { asked: "thirty-one", topic: "thirtyOne" },
    { asked: "31", topic: "thirtyOne" },
    { asked: "sequence play", topic: "playRuns" },
    { asked: "skunk", topic: "skunk" },
    { asked: "lurch", topic: "skunk" },
    { asked: "121", topic: "end" },
    { asked: "voice", topic: "spoken" },
    { asked: "flush crib", topic: "cribFlush" },
    { asked: "crib flush", topic: "cribFlush" },
    { asked: "FLUSH  Crib!", topic: "cribFlush" },
    { asked: "flúsh crîb", topic: "cribFlush" },
    { asked: "“flush” in the crib", topic: "cribFlush" },
    { asked: "old game", topic: "fiveCard" },
    { asked: "ten card", topic: "tenCard" },
    { asked: "captain", topic: "captain" },
    { asked: "three players", topic: "threeHanded" },
    { asked: "dealer takes six", topic: "threeHanded" },
    { asked: "partners", topic: "fourHanded" },
    { asked: "canadian", topic: "canadian" },
    { asked: "five players", topic: "fiveHanded" },
    { asked: "six players", topic: "sixHanded" },
    { asked: "loser’s crib", topic: "lowball" },
    { asked: "joker", topic: "jokersWild" },
    { asked: "jokers naught", topic: "jokersNaught" },
    { asked: "bid", topic: "auction" },
    { asked: "stinkhole", topic: "heels" },
    { asked: "patience", topic: "squares" },
    { asked: "solitaire", topic: "solitaire" },
  ];
  it.each(first)("$asked finds $topic first", ({ asked, topic }) => {
    expect(findRules(asked)[0]).toBe(topic);
  });

  it("finds all for nothing, in the order of the page", () => {
    const all = GROUPS.flatMap((group) => group.topics);
    expect([findRules(""), findRules("  – ")]).toEqual([all, all]);
  });

  it("the more words, the fewer rules; words that are nowhere together find none", () => {
    expect(findRules("jack starter").length).toBeLessThan(findRules("jack").length);
    expect(findRules("poker")).toEqual([]);
    expect(findRules("muggins ace shuffle")).toEqual([]);
  });

  it("a word found begins there: no run in trunk", () => {
    expect(fold("Thirty-one, pÊGGED")).toBe("thirty one pegged");
    expect(findRules("bs")).toEqual([]);
  });

  it("finds a house rule by where it comes from", () => {
    expect(findRules("germantown")).toContain("muggins");
  });
});
