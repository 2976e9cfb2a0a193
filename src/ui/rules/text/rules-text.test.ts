import { describe, expect, it } from "vitest";
import { announcePlay } from "../../../rules/aloud/announce";
import { ANNOUNCE_STYLES } from "../../../rules/aloud/voices";
import { announceInStyle } from "../../../rules/aloud/styles";
import { type Card, clash, MOST_JOKERS, parseCards, valueOf } from "../../../rules/cards";
import { FORM_NAMES } from "../../../rules/forms";
import { HOUSE, HOUSE_RULES } from "../../../rules/house-rules";
import { pegsFor } from "../../../rules/play/pegs";
import { type CountRules, tally, USUAL_COUNT } from "../../../rules/show/tally";
import { CHAPTERS, type Topic, TOPICS } from "../../../rules/topics";
import { ALONE_WORDS, FORM_WORDS, RULE_WORDS } from "../../words/forms";
import { RULES } from "./index";
import { findRules, fold } from "../search";
import { SOURCE_NOTES } from "./sources";

const cardsOf = (line: string) => {
  const cards = parseCards(line);
  if (!cards || cards.length === 0) throw new Error(`no cards: ${line}`);
  return cards;
};
const everything = TOPICS.map((topic) => ({ topic, text: RULES[topic] }));
const wordsOf = (topic: Topic) => {
  const { says, houses = [], source } = RULES[topic];
  return [...says, ...houses.flatMap((house) => [house.name, house.says]), source];
};

describe("every topic", () => {
  it.each(TOPICS)("%s has a title, a text and a source", (topic) => {
    const { title, says, source, also } = RULES[topic];
    expect([title, source, also].every((words) => words.trim().length > 1)).toBe(true);
    expect(says.length).toBeGreaterThan(0);
  });

  it("is in one chapter only", () => {
    const all = Object.values(CHAPTERS).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  const agreed = [
    ...FORM_NAMES.map((form) => FORM_WORDS[form]),
    ...HOUSE_RULES.map((rule) => ({ ...RULE_WORDS[rule], topic: HOUSE[rule].topic })),
    ALONE_WORDS.squares,
    ALONE_WORDS.solitaire,
  ];
  it.each(agreed)("a search for “$name” finds its rule", ({ name, topic }) => expect(findRules(name)).toContain(topic));

  it("has a title no other topic has", () => {
    expect(new Set(everything.map(({ text }) => text.title)).size).toBe(TOPICS.length);
  });

  it.each(TOPICS)("%s names the edition with every rule number", (topic) => {
    const numbered = wordsOf(topic).flatMap((words) => words.match(/ACC \d[^;()]*(?:\([^)]*\))?/g) ?? []);
    for (const rule of numbered) expect(rule).toMatch(/\([^)]*\b20\d\d\b[^)]*\)/);
  });

  it.each<[string, Topic]>([
    ["an overcount of three sides", "overcount"],
    ["penalties and fixed scores after a misdeal", "misdeal"],
  ])("marks %s as a choice of ours, where no source decides", (_, topic) => {
    expect(wordsOf(topic).join(" ")).toContain("our choice");
  });

  it("shows only cards that exist", () => {
    const drawn = TOPICS.flatMap(wordsOf).flatMap((words) => words.match(/\{[^}]*\}/g) ?? []);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.filter((line) => parseCards(line.slice(1, -1)) === undefined)).toEqual([]);
  });

  it("uses curly quotation marks, and so do the notes on sources", () => {
    for (const words of [...TOPICS.flatMap(wordsOf), ...SOURCE_NOTES]) expect(words).not.toMatch(/["']/);
  });
});

/** Examples of a twist are counted with that twist. */
const countRules = (topic: Topic): CountRules => ({
  ...USUAL_COUNT,
  threeRuns: topic === "threeRuns",
  jokers: topic === "jokersWild" ? "wild" : topic === "jokersNaught" ? "naught" : "none",
});
const tooMany = (cards: readonly Card[], topic: Topic) =>
  cards.filter((card, i) => clash(card, cards.slice(0, i), countRules(topic).jokers === "none" ? 0 : MOST_JOKERS));

describe("the engine agrees with the worked example", () => {
  const shows = everything.flatMap(({ topic, text }) => (text.shows ?? []).map((one) => ({ topic, ...one })));
  it.each(shows)(
    "$topic: $cards with starter $starter counts $points",
    ({ topic, cards, starter = "", crib, points }) => {
      const all = cardsOf(`${cards} ${starter}`);
      expect(all).toHaveLength(topic === "fiveCard" ? 4 : 5);
      expect(tooMany(all, topic)).toEqual([]);
      const of = crib ? (starter ? "crib" : "cribAlone") : "hand";
      expect(tally(all.slice(0, -1), all.at(-1)!, of, undefined, undefined, countRules(topic)).total).toBe(points);
    },
  );

  it("with the house rule that jokers pair, the first example of jokers naught counts sixteen", () => {
    const { cards = "", starter } = RULES.jokersNaught.shows?.[0] ?? {};
    const rules = { ...countRules("jokersNaught"), jokersPair: true };
    const [turned] = cardsOf(starter ?? "");
    expect(tally(cardsOf(cards), turned!, "hand", undefined, undefined, rules).total).toBe(16);
  });

  const plays = everything.flatMap(({ topic, text }) => (text.plays ?? []).map((one) => ({ topic, ...one })));
  it.each(plays)("$topic: $cards pegs $points", ({ topic, cards, points }) => {
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

describe("the app announces what the page quotes", () => {
  const { says, houses = [] } = RULES.spoken;
  const hand = tally(cardsOf("7 8 8"), "9", "hand");
  it.each(ANNOUNCE_STYLES.map((style, i) => ({ style, i })))("a hand in the $style style", ({ style, i }) => {
    expect(houses[i]?.says).toContain(`“${announceInStyle(hand, style)}”`);
  });
  it.each(["7 8", "T T", "4 5 6"])("%s in the play", (line) => {
    const cards = cardsOf(line);
    const count = cards.reduce((sum, card) => sum + valueOf(card), 0);
    expect(says.join(" ")).toContain(`“${announcePlay(count, pegsFor(cards))}”`);
  });
});

describe("search in the rules", () => {
  const first: { asked: string; topic: Topic }[] = [
    { asked: "how many cards", topic: "deal" },
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
  it.each(first)("“$asked” finds $topic first", ({ asked, topic }) => {
    expect(findRules(asked)[0]).toBe(topic);
  });

  it("an empty search finds every rule, in the order of the page", () => {
    expect([findRules(""), findRules("  – ")]).toEqual([TOPICS, TOPICS]);
  });

  it("more words find fewer rules, and words that no rule has together find none", () => {
    expect(findRules("jack starter").length).toBeLessThan(findRules("jack").length);
    expect(findRules("poker")).toEqual([]);
    expect(findRules("muggins ace shuffle")).toEqual([]);
  });

  it("matches the beginning of a word, not the middle", () => {
    expect(fold("Thirty-one, pÊGGED")).toBe("thirty one pegged");
    expect(findRules("bs")).toEqual([]);
  });

  it("finds a rule by its source", () => {
    expect(findRules("germantown")).toContain("muggins");
  });
});
