/** Search in the rules. Words may be in any order, in any case and without accents. */
import { FORM_NAMES } from "../../rules/forms";
import { HOUSE, HOUSE_RULES } from "../../rules/house-rules";
import { type Topic, TOPICS } from "../../rules/topics";
import { FORM_WORDS, RULE_WORDS } from "../words/forms";
import { RULES } from "./text/index";
import type { Rule } from "./text/types";

/** Words people use for the same thing. A rule that has one of them is found by all of them. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["crib", "kitty", "box"],
  ["heels", "nibs"],
  ["discard", "lay", "away", "throw"],
  ["starter", "turn-up", "upcard"],
  ["pegging", "the play"],
  ["renege", "revoke", "false go"],
  ["fifteen", "15"],
  ["thirty-one", "31"],
];

/** The text in lower case, without accents, with single spaces for everything that is not a letter or a digit. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

interface Haystack {
  readonly title: string;
  /** The title and the other names of the rule. */
  readonly name: string;
  readonly all: string;
}

/** The names, on the new-game screen, of the forms and house rules this topic explains. */
function namesFor(topic: Topic): readonly string[] {
  const forms = FORM_NAMES.map((form) => FORM_WORDS[form]).filter((words) => words.topic === topic);
  const rules = HOUSE_RULES.filter((rule) => HOUSE[rule].topic === topic).map((rule) => RULE_WORDS[rule]);
  return [...forms, ...rules].map(({ name }) => name);
}

function haystackOf(topic: Topic, text: Rule): Haystack {
  const examples = [...(text.shows ?? []), ...(text.plays ?? [])].map(({ why }) => why);
  const houses = (text.houses ?? []).flatMap(({ name, says }) => [name, says]);
  const title = fold(text.title);
  const name = fold(`${text.title} ${text.also}`);
  const all = fold(
    [text.title, text.also, ...text.says, ...examples, ...houses, ...namesFor(topic), text.source].join(" "),
  );
  return { title: ` ${title}`, name: ` ${name} ${synonyms(name)}`, all: ` ${all} ${synonyms(all)}` };
}

function synonyms(folded: string): string {
  const said = SYNONYMS.filter((words) => words.some((word) => ` ${folded} `.includes(` ${fold(word)} `)));
  return fold(said.flat().join(" "));
}

let haystacks: ReadonlyMap<Topic, Haystack> | undefined;

/**
 * Finds the rules for a search.
 * @param asked as typed; each of its words must be the beginning of a word in the rule
 * @returns topics found by title, then by another name, then by text, each in the order of the page; all if `asked` is empty
 */
export function findRules(asked: string): readonly Topic[] {
  const words = fold(asked).split(" ").filter(Boolean);
  haystacks ??= new Map(TOPICS.map((topic) => [topic, haystackOf(topic, RULES[topic])]));
  const has = (part: keyof Haystack) => (topic: Topic) =>
    words.every((word) => haystacks?.get(topic)?.[part].includes(` ${word}`));
  return [...new Set((["title", "name", "all"] as const).flatMap((part) => TOPICS.filter(has(part))))];
}
