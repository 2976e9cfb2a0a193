/** The match chosen for a new game; most games are not part of one. */
import { batch, computed, signal } from "@preact/signals";
import {
  checkFormat,
  formatsFor,
  lengthKind,
  asMarked,
  type MatchRefusal,
  type MatchTable,
  PRESETS,
} from "../../match/formats";
import { ok, type Result } from "../../base/result";
import { type Check, object, oneOf, whole } from "../../base/shape";
import { type Loss, type Ruleset, skunkLines } from "../../rules/ruleset";
import { type MatchFormat, type MatchLengthKind, type Stakes, STAKES_NAMES, type StakesName } from "../../rules/stakes";

/** `none`: one game. */
export type MatchName = StakesName | "none";

export const MATCH_SIZES = ["3", "5", "7", "other"] as const;
type MatchSize = (typeof MATCH_SIZES)[number];

/** The table's own points, as typed. */
export type OwnStakes = Readonly<Record<Loss, string>>;

/** The choice as it is stored. */
export interface KeptMatch {
  readonly name: MatchName;
  /** First to this many points, or best of this many games. */
  readonly of: number;
  readonly own: Readonly<Record<Loss, number>>;
}

const LOSS_NAMES = ["plain", "skunk", "doubleSkunk", "tripleSkunk", "lurch"] as const satisfies readonly Loss[];
const ONE_GAME: KeptMatch = {
  name: "none",
  of: 5,
  own: { plain: 1, skunk: 2, doubleSkunk: 4, tripleSkunk: 6, lurch: 2 },
};

const typed = (text: string) => Number(text.trim() || Number.NaN);
const isFigure = whole(0, 99);

/** @returns the bad losses that count at this table, the lightest first. */
export function marked({ target, skunks, house }: Pick<Ruleset, "target" | "skunks" | "house">): readonly Loss[] {
  return house.includes("lowball")
    ? []
    : skunkLines(target, skunks)
        .map(({ loss }) => loss)
        .toReversed();
}

/** The length of each kind of match before one is chosen. */
const USUAL = { points: sized(ONE_GAME.of), bestOf: sized(3) } as const;

function sized(of: number): { readonly size: MatchSize; readonly other: string } {
  const size = MATCH_SIZES.find((one) => one === String(of)) ?? "other";
  return { size, other: size === "other" ? String(of) : "" };
}

function kindOf(name: MatchName): MatchLengthKind {
  return name === "none" ? "points" : lengthKind(name);
}

/** @param table the table of the new game, which may change while the match is chosen */
export function createMatchChoice(table: () => MatchTable) {
  const chosen = signal<MatchName>("none");
  const size = signal<MatchSize>("5");
  const otherSize = signal("");
  const own = signal<OwnStakes>(texts(ONE_GAME.own));
  let lengths: Readonly<Record<MatchLengthKind, ReturnType<typeof sized>>> = USUAL;
  const set = (length: ReturnType<typeof sized>) => {
    [size.value, otherSize.value] = [length.size, length.other];
  };
  const suited = computed(() => formatsFor(table()));
  /** The chosen format, or "none" while the table does not suit it. */
  const name = computed((): MatchName => suited.value.find((one) => one === chosen.value) ?? "none");
  const of = computed(() => (size.value === "other" ? typed(otherSize.value) : Number(size.value)));
  return {
    name,
    suited,
    size,
    otherSize,
    own,
    of,
    /** The number of games or points of each kind of match, also while another is chosen. */
    lengthOf: (kind: MatchLengthKind) =>
      kindOf(chosen.value) === kind
        ? of.value
        : typed(lengths[kind].size === "other" ? lengths[kind].other : lengths[kind].size),
    /** Each kind of match keeps its own length. */
    choose: (next: MatchName) =>
      batch(() => {
        const [before, after] = [kindOf(chosen.value), kindOf(next)];
        chosen.value = next;
        if (before === after) return;
        lengths = { ...lengths, [before]: { size: size.value, other: otherSize.value } };
        set(lengths[after]);
      }),
    typeOwn: (loss: Loss, text: string) => {
      own.value = { ...own.value, [loss]: text };
    },
    take: (kept: KeptMatch = ONE_GAME) =>
      batch(() => {
        chosen.value = kept.name;
        lengths = USUAL;
        set(sized(kept.of));
        own.value = texts(kept.own);
      }),
    /** The choice to store for next time; an invalid number keeps its earlier value. */
    kept: (before: KeptMatch = ONE_GAME): KeptMatch => {
      const figures = LOSS_NAMES.map((loss) => [loss, typed(own.value[loss])] as const);
      return {
        name: chosen.value,
        of: isFigure(of.value) && of.value > 0 ? of.value : before.of,
        own: { ...before.own, ...Object.fromEntries(figures.filter(([, points]) => isFigure(points))) },
      };
    },
    /** @returns the format, undefined for a single game, or why it is refused. */
    format: (rules: Pick<Ruleset, "target" | "skunks" | "house">): Result<MatchFormat | undefined, MatchRefusal> => {
      if (name.value === "none") return ok(undefined);
      const stakes = name.value === "custom" ? ownStakes(own.value, marked(rules)) : PRESETS[name.value];
      const length = { kind: lengthKind(name.value), of: of.value };
      const checked = checkFormat({ name: name.value, stakes, length });
      if (!checked.ok) return checked;
      const marks = rules.house.includes("lowball") ? "none" : rules.skunks;
      return ok({ ...checked.value, stakes: asMarked(stakes, marks) });
    },
  };
}

/** A loss that is not marked gives what a plain win gives. */
function ownStakes(own: OwnStakes, marks: readonly Loss[]): Stakes {
  const figures = LOSS_NAMES.map((loss) => [loss, typed(own[marks.includes(loss) ? loss : "plain"])]);
  return Object.fromEntries(figures) as Stakes;
}

function texts(own: KeptMatch["own"]): OwnStakes {
  return Object.fromEntries(LOSS_NAMES.map((loss) => [loss, String(own[loss])])) as Record<Loss, string>;
}

/** Whether a stored value is a choice of match. */
export const isKeptMatch: Check<KeptMatch> = object({
  name: oneOf(["none", ...STAKES_NAMES]),
  of: whole(1, 99),
  own: object({ plain: isFigure, skunk: isFigure, doubleSkunk: isFigure, tripleSkunk: isFigure, lurch: isFigure }),
});
