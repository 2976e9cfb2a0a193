/** Searching the rules: words in any order, as people type them. */
import type { Topic } from "../../rules/topics";
import { GROUPS, RULE_TEXTS } from "./text/index";
import type { RuleText } from "./text/types";

/** Words people use for one another. Each stands, folded, in the paragraph it is looked for in, or in `also`. */
const SAME: readonly (readonly string[])[] = [
  ["crib", "kitty", "box"],
  ["heels", "nibs"],
  ["discard", "lay away", "throw"],
  ["starter", "turn-up", "upcard"],
  ["pegging", "the play"],
  ["renege", "revoke", "false go"],
  ["fifteen", "15"],
  ["thirty-one", "31"],
];

/** @returns the text as it is compared: words with no case, no accents and no marks between them. */
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
  /** Title and other names: who asks by these wants this paragraph. */
  readonly name: string;
  readonly all: string;
}

function haystackOf(text: RuleText): Haystack {
  const examples = [...(text.shows ?? []), ...(text.plays ?? [])].map(({ why }) => why);
  const houses = (text.houses ?? []).flatMap(({ name, says, from }) => [name, says, from]);
  const title = fold(text.title);
  const name = fold(`${text.title} ${text.also}`);
  const all = fold([text.title, text.also, ...text.says, ...examples, ...houses, text.from].join(" "));
  return { title: ` ${title}`, name: ` ${name} ${synonyms(name)}`, all: ` ${all} ${synonyms(all)}` };
}

function synonyms(folded: string): string {
  const said = SAME.filter((words) => words.some((word) => ` ${folded} `.includes(` ${fold(word)} `)));
  return fold(said.flat().join(" "));
}

let haystacks: ReadonlyMap<Topic, Haystack> | undefined;

/**
 * @param asked whatever was typed; every word of it must begin a word of the paragraph, in any order
 * @returns the topics found: by title first, then by other names, each in the order of the page; all for nothing typed
 */
export function findRules(asked: string): readonly Topic[] {
  const topics = GROUPS.flatMap((group) => group.topics);
  const words = fold(asked).split(" ").filter(Boolean);
  haystacks ??= new Map(topics.map((topic) => [topic, haystackOf(RULE_TEXTS[topic])]));
  const has = (part: keyof Haystack) => (topic: Topic) =>
    words.every((word) => haystacks?.get(topic)?.[part].includes(` ${word}`));
  return [...new Set((["title", "name", "all"] as const).flatMap((part) => topics.filter(has(part))))];
}
