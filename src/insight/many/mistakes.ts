/** Wrong counts of a game by kind. Only a count that a player stated can be wrong. */
import { FORMS } from "../../rules/forms";
import type { GameState, StatedCount } from "../../game/state";
import { sideAt } from "../../game/sides";
import type { Side } from "../../rules/ruleset";
import type { CombinationKind, Tally } from "../../rules/show/combinations";
import { readStatedPoints, verdict } from "../../rules/show/verdict";
import type { ShowRules } from "../../rules/show/shown";
import type { Topic } from "../../rules/topics";
import { type Mistake, MISTAKE_KINDS, type MistakeKind } from "./facts";
import type { HandCounted } from "./hands";

const KINDS: Readonly<Record<CombinationKind, MistakeKind>> = {
  fifteen: "fifteens",
  pair: "pairs",
  pairRoyal: "pairs",
  doublePairRoyal: "pairs",
  fiveAlike: "pairs",
  sixAlike: "pairs",
  run: "runs",
  flush: "flush",
  nobs: "nobs",
};

/** The hands, cribs and cards of the play whose count a side stated: how many they are, and the wrong ones. */
export function mistakesOf(
  state: GameState,
  side: Side,
  hands: readonly HandCounted[],
): { readonly stated: number; readonly mistakes: readonly Mistake[] } {
  const own = state.statedCounts.filter(({ seat, stated }) => stated !== undefined && sideAt(state, seat) === side);
  return {
    stated: own.length,
    mistakes: own.flatMap((count) => mistake(state, count, hands) ?? []),
  };
}

function mistake(
  state: GameState,
  { owner, deal, stated = 0, truth }: StatedCount,
  hands: readonly HandCounted[],
): Mistake | undefined {
  if (owner === "play") {
    // A card that is worth nothing is passed over in silence.
    return stated === truth ? undefined : { of: "play", kinds: ["play"], stated, truth, cards: [] };
  }
  const hand = hands.find((one) => one.deal === deal && one.owner === owner);
  const worth = hand?.points ?? truth;
  if (stated === worth) return undefined;
  const of = owner === "crib" ? "crib" : "hand";
  const { tally } = hand ?? {};
  if (!tally) return { of, kinds: ["other"], stated, truth: worth, cards: [] };
  const rules = { form: FORMS[state.rules.form], house: state.rules.house, count: state.countRules };
  return { of, kinds: kindsOf(tally, of, stated, rules), stated, truth: worth, cards: tally.cards };
}

/** @returns at least one kind */
function kindsOf(
  { cards }: Pick<Tally, "cards">,
  of: "hand" | "crib",
  stated: number,
  rules: ShowRules,
): readonly MistakeKind[] {
  const starter = cards.at(-1);
  const read = readStatedPoints(stated, Infinity);
  if (starter === undefined || !read.ok) return ["other"];
  const found = verdict({ hand: cards.slice(0, -1), starter, of }, read.value, rules);
  const missed = found.is === "short" ? found.missed.map(({ kind }) => KINDS[kind]) : [];
  const kinds = new Set(missed.length > 0 ? missed : [kindOfTopic(found.topic)]);
  return MISTAKE_KINDS.filter((kind) => kinds.has(kind));
}

function kindOfTopic(topic: Topic): MistakeKind {
  if (topic === "cribFlush" || topic === "fiveHanded") return "flush";
  return MISTAKE_KINDS.find((kind) => kind === topic && kind !== "play") ?? "other";
}
