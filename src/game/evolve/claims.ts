/** Counts the players state themselves, and what the others say to them: rules.md §6. */
import type { PlayReason } from "../../rules/play/pegs";
import { ok, refuse } from "../../base/result";
import { type Ruling } from "../../rules/settle";
import type { Counting, Owner } from "../facts";
import { type Applied, goIn, type Outcome, peg, tell } from "./peg";
import { highestPeg, isPossible, tallyOf } from "../known";
import { type Claim, type GameState, type GoSaid, type Peg, type PegKind, showing, stated, unclaimed } from "../state";
import { othersFrom, isHome, isOn, seatOf } from "../sides";
import { type Told, type Ruled, rule, roomOf, sideAt, mayAddGo } from "../claims";

type Laid = Pick<Claim, "seat" | "card" | "count" | "reasons">;
type Awarded = Omit<Laid, "card">;

/** A card of the play waits to be counted by whoever laid it. */
export function owe(state: GameState, laid: Laid): GameState {
  const { seat, card, count, reasons } = laid;
  return withClaim(state, { owner: "play", seat, card, count, reasons, truth: sum(reasons) });
}

/**
 * One for go or last is counted with the card that earned it, while that is not counted yet – or when its player has
 * said it already: nobody waits for the app to find that he cannot go on.
 * @param late the next card has fallen: there is no other moment left to say it
 */
export function oweAward(state: GameState, awarded: Awarded, late: boolean): GameState {
  const last = state.claims.at(-1);
  const own = last?.owner === "play" && last.deal === state.deal?.number && last.seat === awarded.seat;
  const { claimed, truth = 0 } = last ?? {};
  if (!last || !own || (claimed !== undefined && claimed <= truth && !late))
    return owe(state, { card: undefined, ...awarded });
  const reasons = [...last.reasons, ...awarded.reasons];
  const more = { ...last, reasons, truth: sum(reasons) };
  if (claimed === undefined) return replace(state, last, more);
  return ruleAnew(state, last, { ...more, claimed });
}

/** A go is taken back: whatever it or its end added to the count of the card before it goes as well. */
export function takeAward(state: GameState, go: GoSaid): GameState {
  const last = state.claims[go.claims - 1];
  if (last?.owner !== "play" || last.deal !== state.deal?.number) return state;
  const reasons = last.reasons.filter(({ kind }) => kind !== "go" && kind !== "lastCard");
  if (reasons.length === last.reasons.length) return state;
  const fewer = { ...last, reasons, truth: sum(reasons) };
  if (last.claimed === undefined) return replace(state, last, fewer);
  return ruleAnew(state, last, { ...fewer, claimed: last.claimed });
}

/** A count that was ruled on turns out otherwise: what it earns now is pegged beside what it had earned. */
function ruleAnew(state: GameState, before: Claim, said: Told): GameState {
  const now = rule(state, said);
  return pegRuling(replace(state, before, now), now, less(now.ruling, before.ruling), "play", []);
}

function sum(reasons: readonly PlayReason[]): number {
  return reasons.reduce((points, reason) => points + reason.points, 0);
}

/** What a ruling gives beside what another has given already. */
export function less(now: Ruling, before: Ruling | undefined): Ruling {
  if (!before) return now;
  const counter = now.counter - before.counter;
  return { ...now, counter, caller: now.caller - before.caller, opponents: now.opponents - before.opponents };
}

function withClaim(state: GameState, claim: Pick<Claim, "owner" | "seat" | "truth" | "card" | "count" | "reasons">) {
  const open = { deal: state.deal?.number ?? 0, claimed: undefined, room: 0, call: undefined, ruling: undefined };
  return { ...state, claims: [...state.claims, { ...open, ...claim }] };
}

export function replace(state: GameState, claim: Claim, by: Claim): GameState {
  return { ...state, claims: state.claims.with(state.claims.lastIndexOf(claim), by) };
}

/** Pegs what a ruling gives: the counter, then whoever called, then everybody else for an overcount. */
export function pegRuling(
  state: GameState,
  claim: Claim,
  ruling: Ruling,
  kind: PegKind,
  reasons: Peg["reasons"],
): GameState {
  const counter = sideAt(state, claim.seat);
  const at = state.claims.lastIndexOf(claim);
  const go = goIn(claim.reasons.map((one) => one.kind));
  let now = peg(state, counter, ruling.counter, kind, reasons, at, Math.min(go, Math.max(0, ruling.counter)));
  if (claim.call) now = peg(now, claim.call.side, ruling.caller, "muggins", [], at);
  for (const side of othersFrom(state, counter)) now = peg(now, side, ruling.opponents, "overcount", [], at);
  return now;
}

/** Who counts the play says nothing, or a number; with muggins it stands, else it is put right at once. */
function speak(state: GameState, claim: Claim, points: number): Applied {
  const side = sideAt(state, claim.seat);
  const room = roomOf(state, side);
  const muggins = state.counting === "muggins";
  const settled = rule(state, { ...claim, claimed: points, room });
  const reasons = muggins ? [] : claim.reasons.map(({ kind }: PlayReason) => kind);
  const pegged = pegRuling(replace(state, claim, settled), settled, settled.ruling, "play", reasons);
  return tell(pegged, [muggins ? { kind: "claimed", claim: settled, points } : { kind: "checked", claim: settled }]);
}

/** The next card falls, or the play is left: what was not counted was given up – or, when the app checks, is put right. */
export function passClaim(state: GameState): Applied {
  const claim = unclaimed(state);
  if (!claim) return { state, happenings: [] };
  const passed = speak(state, claim, 0);
  return state.counting === "muggins" || claim.truth === 0 ? { state: passed.state, happenings: [] } : passed;
}

/** One for go, said after the card itself was counted. */
function sayGoPoint(state: GameState, points: number): Outcome {
  const last = mayAddGo(state);
  if (!last) return refuse("nothingToClaim");
  if (points !== 1) return refuse("badClaim");
  const said = { ...last, claimed: (last.claimed ?? 0) + 1, goAdded: true };
  return ok(tell(ruleAnew(state, last, said), [{ kind: "claimed", claim: said, points }]));
}

/** Who counts from here on; what nobody has stated yet is settled as it would be by the next card. */
export function chooseCounting(state: GameState, counting: Counting): Outcome {
  if (counting === "muggins" && isOn(state, "lowball")) return refuse("lowballMuggins");
  const passed = passClaim(state);
  return ok({ ...passed, state: { ...passed.state, counting } });
}

/**
 * A player states a count: of the card just laid, or of the hand or crib that is up.
 * @param owner whose; "play" for a card
 */
export function stateCount(state: GameState, owner: Owner | "play", points: number): Outcome {
  if (state.counting === "app") return refuse("notNow");
  if (owner === "play") {
    const open = unclaimed(state);
    if (!Number.isInteger(points) || points < 0 || points > highestPeg(state)) return refuse("badClaim");
    return open ? ok(speak(state, open, points)) : sayGoPoint(state, points);
  }
  if (showing(state) !== owner) return refuse("notItsTurn");
  if (!isPossible(state, owner, points)) return refuse("impossibleCount");
  if (stated(state, owner)) return refuse("claimedAlready");
  const tally = tallyOf(state, owner);
  if (!tally) return refuse("cardsMissing");
  const seat = seatOf(state, owner);
  if (isHome(state, sideAt(state, seat))) return refuse("sideHome");
  const room = roomOf(state, sideAt(state, seat));
  const open = withClaim(state, { owner, seat, truth: tally.total, card: undefined, count: 0, reasons: [] });
  const last = open.claims.at(-1) as Claim;
  const said: Claim = { ...last, claimed: points, room };
  return ok({ state: replace(open, last, said), happenings: [{ kind: "claimed", claim: said, points }] });
}

/** Pegs a settled hand or crib. */
export function pegSettled(state: GameState, settled: Ruled): GameState {
  const claimed = stated(state, settled.owner as Owner);
  const put = claimed ? replace(state, claimed, settled) : state;
  return pegRuling(put, settled, settled.ruling, settled.owner === "crib" ? "crib" : "hand", []);
}
