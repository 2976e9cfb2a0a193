/** Counts that the players state themselves (rules.md §6). */
import type { PlayReason } from "../../rules/play/pegs";
import { ok, refuse } from "../../base/result";
import { type Ruling } from "../../rules/wrong-counts";
import type { Counting, Owner } from "../facts";
import { type Evolved, goIn, type Outcome, peg, withWin } from "./peg";
import { highestStated } from "../../rules/show/counts";
import { highestPeg, showRulesIn, tallyOf } from "../known";
import { type StatedCount, type GameState, type Peg, type PegKind, statedCountOf, uncounted } from "../state";
import { othersFrom, isHome, isOn, seatOf, sideAt } from "../sides";
import { type Said, type Ruled, rule, roomOf, mayAddGo } from "../stated-counts";

type Laid = Pick<StatedCount, "seat" | "card" | "count" | "reasons">;
/** `card`: the last card of the series, which earned the point. */
type Awarded = Laid;

/** Adds a card of the play that its player has yet to count. */
export function owe(state: GameState, laid: Laid): GameState {
  const { seat, card, count, reasons } = laid;
  return withClaim(state, { owner: "play", seat, card, count, reasons, truth: sum(reasons) });
}

/**
 * Adds the point for a go or the last card. It joins the count of the player's last card if that count is still to come,
 * if it was stated too high (it may include this point), or if it is `late`. Otherwise, and after a call, it needs a
 * count of its own.
 * @param late the next card has been played, so it is too late for a separate count
 */
export function oweAward(state: GameState, awarded: Awarded, late: boolean): GameState {
  return joinAward(state, awarded, late) ?? owe(state, { ...awarded, card: undefined });
}

/** Adds the point to the count of the card that earned it. Undefined if it does not join that count. */
export function joinAward(
  state: GameState,
  { seat, card, reasons: more }: Awarded,
  late: boolean,
): GameState | undefined {
  const last = state.statedCounts.at(-1);
  if (last?.owner !== "play" || last.deal !== state.deal?.number || last.seat !== seat) return undefined;
  const { stated, call } = last;
  if (stated !== undefined) {
    // The app may have counted later cards itself.
    if (last.card !== card) return undefined;
    // A called count is settled. Points that the others called too many were not said early.
    const early = stated > last.truth && call?.for !== "over";
    if (!early && !(late && !call)) return undefined;
  }
  const reasons = [...last.reasons, ...more];
  const joined = { ...last, reasons, truth: sum(reasons) };
  return stated === undefined ? replace(state, last, joined) : ruleAnew(state, last, { ...joined, stated });
}

/** Makes a new ruling on a count, and pegs the difference from the old one. */
function ruleAnew(state: GameState, before: StatedCount, said: Said): GameState {
  const now = rule(state, said);
  return pegRuling(replace(state, before, now), now, less(now.ruling, before.ruling), "play", []);
}

function sum(reasons: readonly PlayReason[]): number {
  return reasons.reduce((points, reason) => points + reason.points, 0);
}

/** The difference between two rulings. */
export function less(now: Ruling, before: Ruling | undefined): Ruling {
  if (!before) return now;
  const counter = now.counter - before.counter;
  return { ...now, counter, caller: now.caller - before.caller, opponents: now.opponents - before.opponents };
}

function withClaim(
  state: GameState,
  claim: Pick<StatedCount, "owner" | "seat" | "truth" | "card" | "count" | "reasons">,
): GameState {
  const open = { deal: state.deal?.number ?? 0, stated: undefined, room: 0, call: undefined, ruling: undefined };
  return { ...state, statedCounts: [...state.statedCounts, { ...open, ...claim }] };
}

export function replace(state: GameState, claim: StatedCount, by: StatedCount): GameState {
  return { ...state, statedCounts: state.statedCounts.with(state.statedCounts.lastIndexOf(claim), by) };
}

/** Pegs a ruling: the player who counted, the caller, then every other side for an overcount. */
export function pegRuling(
  state: GameState,
  claim: StatedCount,
  ruling: Ruling,
  kind: PegKind,
  reasons: Peg["reasons"],
): GameState {
  const counter = sideAt(state, claim.seat);
  const at = state.statedCounts.lastIndexOf(claim);
  const go = goIn(claim.reasons.map((one) => one.kind));
  let now = peg(state, counter, ruling.counter, kind, reasons, at, Math.min(go, Math.max(0, ruling.counter)));
  if (claim.call) now = peg(now, claim.call.side, ruling.caller, "muggins", [], at);
  for (const side of othersFrom(state, counter)) now = peg(now, side, ruling.opponents, "overcount", [], at);
  return now;
}

/** A player states the points of a card. With muggins the count is final; otherwise the app corrects it at once. */
export function speak(state: GameState, claim: StatedCount, points: number): Evolved {
  const side = sideAt(state, claim.seat);
  const room = roomOf(state, side);
  const muggins = state.counting === "muggins";
  const settled = rule(state, { ...claim, stated: points, room });
  const reasons = muggins ? [] : claim.reasons.map(({ kind }: PlayReason) => kind);
  const pegged = pegRuling(replace(state, claim, settled), settled, settled.ruling, "play", reasons);
  return withWin(pegged, [
    muggins ? { kind: "stated", statedCount: settled, points } : { kind: "checked", statedCount: settled },
  ]);
}

/** The time to count the last card is over: it counts 0, or, when the app checks, its true points. */
export function passCount(state: GameState): Evolved {
  const claim = uncounted(state);
  if (!claim) return { state, happenings: [] };
  const passed = speak(state, claim, 0);
  return state.counting === "muggins" || claim.truth === 0 ? { state: passed.state, happenings: [] } : passed;
}

/** A player states one for go, after the count of the card itself. */
function sayGoPoint(state: GameState, points: number): Outcome {
  const last = mayAddGo(state);
  if (!last) return refuse("nothingToCount");
  if (points !== 1) return refuse("badCount");
  const said = { ...last, stated: (last.stated ?? 0) + 1, goAdded: true };
  return ok(withWin(ruleAnew(state, last, said), [{ kind: "stated", statedCount: said, points }]));
}

/** Changes who counts. A card that is not counted yet is settled first. */
export function chooseCounting(state: GameState, counting: Counting): Outcome {
  if (counting === "muggins" && isOn(state, "lowball")) return refuse("lowballMuggins");
  const passed = passCount(state);
  return ok({ ...passed, state: { ...passed.state, counting } });
}

/**
 * A player states the points of the last card, or of the hand or crib that is counted.
 * @param owner "play" for a card
 */
export function stateCount(state: GameState, owner: Owner | "play", points: number): Outcome {
  if (state.counting === "app") return refuse("notNow");
  if (owner === "play") {
    const open = uncounted(state);
    if (!Number.isInteger(points) || points < 0 || points > highestPeg(state)) return refuse("badCount");
    return open ? ok(speak(state, open, points)) : sayGoPoint(state, points);
  }
  // A count that no hand can have is taken like any other: a refusal would show that it is wrong.
  if (!Number.isInteger(points) || points < 0 || points > highestStated(showRulesIn(state))) return refuse("badCount");
  if (statedCountOf(state, owner)) return refuse("countedAlready");
  const tally = tallyOf(state, owner);
  if (!tally) return refuse("cardsMissing");
  const seat = seatOf(state, owner);
  if (isHome(state, sideAt(state, seat))) return refuse("sideHome");
  const room = roomOf(state, sideAt(state, seat));
  const open = withClaim(state, { owner, seat, truth: tally.total, card: undefined, count: 0, reasons: [] });
  const last = open.statedCounts.at(-1) as StatedCount;
  const said: StatedCount = { ...last, stated: points, room };
  return ok({ state: replace(open, last, said), happenings: [{ kind: "stated", statedCount: said, points }] });
}

/** Pegs a settled hand or crib. */
export function pegSettled(state: GameState, settled: Ruled): GameState {
  const stated = statedCountOf(state, settled.owner as Owner);
  const put = stated ? replace(state, stated, settled) : state;
  return pegRuling(put, settled, settled.ruling, settled.owner === "crib" ? "crib" : "hand", []);
}
