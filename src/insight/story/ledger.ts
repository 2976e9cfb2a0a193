/** Luck and skill: the steps of a game added up by their kind. */
import { movesOf, STEP_KINDS, type Step, type StepKind, type View } from "./steps";

/** `both`: luck and skill that nobody can tell apart. */
export type Nature = "skill" | "both" | "luck";

export const NATURE: Readonly<Record<StepKind, Nature>> = {
  discard: "skill",
  theirDiscards: "skill",
  missed: "skill",
  theirMissed: "skill",
  penalties: "skill",
  play: "both",
  cardsAndPlay: "both",
  corrections: "both",
  deal: "luck",
  cut: "luck",
  theirs: "luck",
  // The discards are in it too; they are small beside the cards.
  cards: "luck",
};

interface LedgerRow {
  readonly kind: StepKind;
  /** In chance to win, −1 to 1 for one game. */
  readonly change: number;
  /** How many steps it sums up, and the largest of them. */
  readonly steps: number;
  readonly largest: { readonly step: Step; readonly change: number } | undefined;
}

/** Of one game, seen from one side. */
export interface Ledger {
  /** The chances at the start and at the end. */
  readonly start: number;
  readonly end: number;
  /** Skill first. Their changes add up to `end − start`. Kinds that did not happen are left out. */
  readonly rows: readonly LedgerRow[];
}

/** A step, and by how much it changed the chance to win. */
export interface Change {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
}

function changesOf({ start }: View, steps: readonly Step[]): readonly Change[] {
  return steps.map((step, i) => ({ step, from: (steps[i - 1]?.to ?? start).win, to: step.to.win }));
}

/** The ledger of one game, seen from one side. */
export function ledgerOf(view: View): Ledger {
  const changes = changesOf(view, view.steps);
  const rows = STEP_KINDS.flatMap((kind): readonly LedgerRow[] => {
    const same = changes.filter(({ step }) => step.kind === kind);
    if (same.length === 0) return [];
    let largest: LedgerRow["largest"];
    let sum = 0;
    let steps = 0;
    for (const { step, from, to } of same) {
      sum += to - from;
      // This one only takes their discard out of the luck of their cards: the chance did not move.
      if (kind === "theirs" && step.moment === "chosen") continue;
      steps += 1;
      if (Math.abs(to - from) > Math.abs(largest?.change ?? 0)) largest = { step, change: to - from };
    }
    return [{ kind, change: sum, steps, largest }];
  });
  return { start: view.start.win, end: (view.steps.at(-1)?.to ?? view.start).win, rows };
}

/**
 * The ledger with changes in whole percents. The places on the way from the start to the end are rounded, not the
 * changes, so that the changes still add up.
 */
export function inWholePercents(ledger: Ledger): Ledger {
  let exact = ledger.start;
  let place = Math.round(100 * exact);
  const rows = ledger.rows.map((row) => {
    const from = place;
    exact += row.change;
    place = Math.round(100 * exact);
    return { ...row, change: (place - from) / 100 };
  });
  return { ...ledger, rows };
}

/** The changes of a ledger by their nature. */
export function naturesOf({ rows }: Ledger): Readonly<Record<Nature, number | undefined>> {
  const of = (nature: Nature) => {
    const same = rows.filter(({ kind }) => NATURE[kind] === nature);
    return same.length === 0 ? undefined : same.reduce((sum, { change }) => sum + change, 0);
  };
  return { skill: of("skill"), both: of("both"), luck: of("luck") };
}

/** Steps that move the chance by less than this turn no game. */
const LEAST_TURN = 0.08;
const MOST_TURNS = 3;

/** The two or three steps that moved the chance most, in the order of the game. */
export function turnsOf(view: View): readonly Change[] {
  const size = ({ from, to }: Change) => Math.abs(to - from);
  const changes = changesOf(view, movesOf(view));
  const large = changes.filter((change) => size(change) >= LEAST_TURN);
  const most = new Set(large.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_TURNS));
  return changes.filter((change) => most.has(change));
}
