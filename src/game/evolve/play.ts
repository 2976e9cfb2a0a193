/** The play: cards, goes and their points. */
import { type Card, isJoker, JOKER, valueOf, isDeclared } from "../../rules/cards";
import { lay, type PlayHappening, sayGo, seatToLay, type Step } from "../../rules/play/play";
import { type Play } from "../../rules/play/state";
import type { Seat } from "../../rules/ruleset";
import { never, ok, refuse, type Result } from "../../base/result";
import { joinAward, oweAward, owe, passCount } from "./stated-counts";
import { isEntered, layFrom } from "../entered";
import type { Refusal } from "../refusals";
import { clashesAsTold } from "./hands";
import { type Evolved, type Outcome, peg, withWin } from "./peg";
import { clashHere, halfEntered } from "../known";
import { isHome, sideAt } from "../sides";
import type { Happening } from "../happenings";
import { type Deal, type GameState, type Peg, playOpen, uncounted } from "../state";

export function playCard(state: GameState, deal: Deal, card: Card): Outcome {
  if (!deal.play) return refuse("noStarter");
  if (!playOpen(state)) return refuse("playOver");
  if (halfEntered(state) !== undefined) return refuse("handHalfEntered");
  const wild = state.countRules.jokers === "wild";
  if (card === JOKER && wild) return refuse("declareJoker");
  if (isDeclared(card) && !wild) return refuse("noJokers");
  const seat = seatToLay(deal.play, card);
  const entered = seat !== undefined && isEntered(state.form, deal, seat);
  const ready = entered ? fromHand(state, deal, deal.play, seat, card) : ok({ play: deal.play, card });
  if (!ready.ok) return ready;
  const step = lay(ready.value.play, ready.value.card);
  if (!step.ok) return step;
  // The cards of an entered hand are checked already.
  const clashed = entered ? undefined : clashHere(state, card);
  if (clashed) return refuse(clashed);
  // The last player left plays a card past 31, so that player did not say go aloud first (rules.md §2.9).
  const silent = deal.play.count + valueOf(card) > 31;
  const from = { ...(silent ? goSaid(state, deal, deal.play, true) : deal), heldBack: [] };
  return ok(follow(state, from, step.value));
}

/** Finds a card in the entered hand of the seat that lays it. The rest of the hand is what it can now be. */
function fromHand(
  state: GameState,
  deal: Deal,
  play: Play,
  seat: Seat,
  card: Card,
): Result<{ readonly play: Play; readonly card: Card }, Refusal> {
  const from = layFrom(state.form, deal, seat, card);
  if (!from) {
    const elsewhere = play.held.some(({ known }, other) => other !== seat && known.includes(card));
    return refuse(elsewhere ? "outOfTurn" : "notInHand");
  }
  if (clashesAsTold(state, from.dealt, card)) return refuse("cardSeen");
  const held = { known: [isJoker(card) ? JOKER : from.card, ...from.left], unknown: 0 };
  return ok({ play: { ...play, held: play.held.with(seat, held) }, card: from.card });
}

export function callGo(state: GameState, deal: Deal): Outcome {
  if (!deal.play) return refuse("noStarter");
  if (!playOpen(state)) return refuse("playOver");
  if (halfEntered(state) !== undefined) return refuse("handHalfEntered");
  const step = sayGo(deal.play);
  return step.ok ? ok(follow(state, goSaid(state, deal, deal.play), step.value)) : step;
}

/** Remembers a go and the play before it, in case the go turns out to be false (rules.md §6.5). */
function goSaid(state: GameState, deal: Deal, before: Play, silent = false): Deal {
  const seat = before.turn ?? 0;
  const game = { ...state, deal: { ...deal, goes: [] } };
  return { ...deal, goes: [...deal.goes, { seat, before, game, silent, taken: [] }] };
}

/** Ends the play without its remaining cards. Their points, if any, are entered by hand. */
export function endPlay(state: GameState, deal: Deal): Outcome {
  if (!deal.starter) return refuse("noStarter");
  if (!playOpen(state)) return refuse("playOver");
  if (halfEntered(state) !== undefined) return refuse("handHalfEntered");
  const passed = passCount(state);
  return ok({ ...passed, state: { ...passed.state, deal: { ...deal, playEnded: true } } });
}

/** Pegs the points of a step, or leaves them for the players to state. */
export function follow(state: GameState, deal: Deal, step: Step): Evolved {
  if (state.counting === "app") return pegAll(state, deal, step);
  let now: GameState = { ...state, deal: { ...deal, play: step.play } };
  const told: Happening[] = [];
  for (const [i, one] of step.happenings.entries()) {
    const idle = isHome(now, sideAt(now, one.seat));
    if (one.kind === "go") {
      told.push(one);
      continue;
    }
    // When another player gets the point for go, the time to count the card before it is over (rules.md §6.3).
    if (one.kind === "laid" || uncounted(now)?.seat !== one.seat) {
      const passed = passCount(now);
      told.push(...passed.happenings);
      now = passed.state;
      if (now.winner !== undefined) return { state: now, happenings: told };
    }
    if (one.kind === "laid") {
      if (!idle) now = owe(now, one);
      told.push({ ...one, reasons: [] });
    } else if (!idle) {
      const late = step.happenings[i + 1]?.kind === "laid";
      const owed = oweAward(now, { ...one, card: earnedBy(deal, step, i) }, late);
      // The player stated this point with the card.
      if (owed.pegs !== now.pegs) told.push(one);
      now = owed;
      if (now.winner !== undefined) break;
    }
  }
  return withWin(now, told);
}

/** The card that earned the award at this place: the last card of its series. */
function earnedBy({ play }: Deal, { happenings }: Step, at: number): Card | undefined {
  const laid = happenings.slice(0, at).findLast(({ kind }) => kind === "laid");
  return laid?.kind === "laid" ? laid.card : play?.series.at(-1)?.card;
}

/** Pegs the points of a step in order, and stops when the game is won. */
function pegAll(state: GameState, deal: Deal, step: Step): Evolved {
  let now: GameState = { ...state, deal: { ...deal, play: step.play } };
  const told: Happening[] = [];
  for (const [i, happening] of step.happenings.entries()) {
    if (isHome(now, sideAt(now, happening.seat))) {
      told.push(...pegless(happening));
      continue;
    }
    told.push(happening);
    // A card and its go or last card are pegged in one move.
    const next = step.happenings[i + 1];
    if (next && takesWith(happening, next)) continue;
    if (happening.kind === "award") {
      const joined = joinAward(now, { ...happening, card: earnedBy(deal, step, i) }, false);
      // The player stated this point before the app began to count.
      if (joined) {
        now = joined;
        if (now.winner !== undefined) break;
        continue;
      }
    }
    const before = step.happenings[i - 1];
    const together = before && takesWith(before, happening) ? [before, happening] : [happening];
    const points = together.reduce((sum, one) => sum + pointsOf(one), 0);
    // Most cards peg nothing; skipping them makes the replay of a game faster.
    if (points === 0) continue;
    now = peg(now, sideAt(now, happening.seat), points, "play", together.flatMap(reasonsOf));
    if (now.winner !== undefined) break;
  }
  return withWin(now, told);
}

/** Removes the points of a side that has reached the last hole. Its cards still count in the series. */
function pegless(happening: PlayHappening): readonly PlayHappening[] {
  if (happening.kind === "award") return [];
  return [happening.kind === "laid" ? { ...happening, reasons: [] } : happening];
}

function takesWith(card: PlayHappening, award: PlayHappening): boolean {
  return card.kind === "laid" && award.kind === "award" && card.seat === award.seat;
}

function reasonsOf(happening: PlayHappening): Peg["reasons"] {
  return happening.kind === "go" ? [] : happening.reasons.map((reason) => reason.kind);
}

function pointsOf(happening: PlayHappening): number {
  switch (happening.kind) {
    case "laid":
    case "award":
      return happening.reasons.reduce((sum, reason) => sum + reason.points, 0);
    case "go":
      return 0;
    default:
      return never(happening);
  }
}
