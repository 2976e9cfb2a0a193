/** Checks stored list rows. It is apart from the check of entries, because the first screen needs only the rows. */
import {
  type Check,
  type Fields,
  finite,
  list,
  maybe,
  object,
  oneOf,
  optional,
  place,
  text,
  time,
  whole,
} from "../base/shape";
import type { FormName } from "../rules/forms";
import { LOSSES, type Hole } from "../rules/ruleset";
import { MATCH_LENGTHS, STAKES_NAMES } from "../rules/stakes";
import type { GameId, MatchId } from "./facts";
import type { GameRow } from "./log";

const stake: Check<number | "match"> = (value): value is number | "match" => value === "match" || place(value);
const format = object({
  name: oneOf(STAKES_NAMES),
  stakes: object({ plain: stake, skunk: stake, doubleSkunk: stake, tripleSkunk: stake, lurch: stake }),
  length: object({ kind: oneOf(MATCH_LENGTHS), of: whole(1, 999) }),
});
export const MATCH_PART = { id: text<MatchId>(200), game: whole(1, 1e6), format } satisfies Fields;
export const seatSetup = object({ name: text(200), side: place });

const hole = finite as Check<Hole>;
const home = object({ side: finite, holes: list(hole) });

const isRow = object({
  id: text<GameId>(),
  startedAt: time,
  touchedAt: time,
  playedAt: optional(time),
  names: list(text()),
  scores: list(hole),
  target: finite,
  deal: finite,
  winner: maybe(place),
  loss: oneOf(LOSSES),
  form: optional(text<FormName>(40)),
  match: optional(object({ ...MATCH_PART, seats: list(seatSetup), homes: list(home) })),
});

/** Rows are a cache: an invalid one is left out and rebuilt from its log. */
export const isGameRow: Check<GameRow> = (row): row is GameRow => {
  if (!isRow(row)) return false;
  const { names, scores, winner = 0 } = row;
  return scores.length === names.length && winner < names.length;
};
