/** The tags of a `.crib` text, and the start of a game in them. */
import { isSame } from "../../base/same";
import type { Fact } from "../../game/facts";
import { type Form, type FormName, FORMS, formsFor, sidesOf } from "../../rules/forms";
import { LOSSES, STANDARD } from "../../rules/ruleset";
import { orNothing } from "./marks";

/** Every tag, in the order in which they are written. `Event`, `Place`, `Round` and `Note` are for people. */
export const TAGS = [
  "Crib",
  "Event",
  "Place",
  "Round",
  "Note",
  "Players",
  "Date",
  "Result",
  "Form",
  "Sides",
  "Target",
  "Go",
  "FalseGo",
  "FirstDealer",
  "Skunks",
  "House",
  "Depth",
  "Counting",
  "Match",
  "Id",
  "Format",
  "Times",
] as const;
export type Tag = (typeof TAGS)[number];
export type Tags = ReadonlyMap<Tag, readonly string[]>;
type Started = Extract<Fact, { type: "gameStarted" }>;

/** Rules of one word by their tags, with the first format that has them. */
const RULES = [
  ["Go", "goTiming", 1],
  ["FalseGo", "renege", 2],
  ["FirstDealer", "firstDealer", 3],
  ["Skunks", "skunks", 3],
] as const;

/** @returns the tag with its values, in quotes unless they are plain words */
export function tagText(tag: Tag, values: readonly string[]): string {
  const quoted = /^(?:Players|Result|Id)$/.test(tag);
  const texts = values.map((one) => (!quoted && /^[\w.-]+$/.test(one) ? one : JSON.stringify(one)));
  return `[${[tag, ...texts].join(" ")}]`;
}

/** @returns the values of a tag; undefined if a text in quotes has a wrong escape */
export function tagValues(text: string): readonly string[] | undefined {
  const values = text.match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g);
  return orNothing(() => values?.map((one) => (one.startsWith('"') ? String(JSON.parse(one)) : one)));
}

/** @returns the tags that hold the start of a game in this format, only those that are not as usual; undefined if none can */
export function tagsOf(fact: Started, v: number): Map<Tag, readonly string[]> | undefined {
  const { rules, seats, depth, counting, match } = fact;
  const all: readonly (readonly [Tag, readonly unknown[]])[] = [
    ["Form", [rules.form]],
    ["Sides", seats.map(({ side }) => side)],
    ["Target", [rules.target]],
    ...RULES.map(([tag, rule]) => [tag, [rules[rule]]] as const),
    ["House", rules.house ?? []],
    ["Depth", [depth]],
    ["Counting", [counting]],
    ["Players", seats.map(({ name }) => name)],
    ["Match", match ? partOf(match) : []],
  ];
  const tags = new Map(all.map(([tag, values]) => [tag, values.map(String)] as const));
  if (!match) tags.delete("Match");
  const areEnough = () => isSame(startOf(tags, v), fact);
  if (!areEnough()) return undefined;
  // The form last, because the usual sides and target follow from it.
  for (const [tag, values] of [...tags].toReversed()) {
    tags.delete(tag);
    if (!areEnough()) tags.set(tag, values);
  }
  return tags.has("Players") ? tags : undefined;
}

/** @returns the start of a game in this format, its values unchecked */
export function startOf(tags: Tags, v: number) {
  const one = (tag: Tag) => tags.get(tag)?.[0];
  const names = tags.get("Players") ?? [];
  const form = one("Form") ?? formsFor(names.length)[0] ?? "";
  const usual: Form | undefined = Object.hasOwn(FORMS, form) ? FORMS[form as FormName] : undefined;
  const sides: readonly number[] =
    tags.get("Sides")?.map(Number) ?? sidesOf(usual?.seatings[0] ?? "solo", names.length);
  const match = tags.get("Match");
  const rules = RULES.flatMap(([tag, rule, since]) => (v < since ? [] : [[rule, one(tag) ?? STANDARD[rule]]]));
  return {
    type: "gameStarted",
    rules: {
      form,
      target: Number(one("Target") ?? usual?.target),
      ...Object.fromEntries(rules),
      ...(v > 2 && { house: tags.get("House") ?? [] }),
    },
    seats: names.map((name, seat) => ({ name, side: sides[seat] ?? -1 })),
    depth: one("Depth") ?? "cards",
    ...(v > 1 && { counting: one("Counting") ?? "app" }),
    ...(match && { match: matchOf(match) }),
  };
}

function partOf({ id, game, format: { name, stakes, length } }: NonNullable<Started["match"]>): readonly unknown[] {
  return [id, game, name, ...LOSSES.map((loss) => stakes[loss]), length.kind, length.of];
}

const worthOf = (value: string | undefined) => (value === "match" ? value : Number(value));

function matchOf([id, game, name, ...rest]: readonly string[]): object {
  const stakes = Object.fromEntries(LOSSES.map((loss, i) => [loss, worthOf(rest[i])]));
  return { id, game: Number(game), format: { name, stakes, length: { kind: rest[5], of: Number(rest[6]) } } };
}
