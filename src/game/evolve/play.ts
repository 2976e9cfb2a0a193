/** The play: cards, goes and their points. */
import { type Card, JOKER, valueOf } from "../../rules/cards";
import { lay, type PlayHappening, sayGo, type Step } from "../../rules/play/play";
import { type Play } from "../../rules/play/state";
import { never, ok, refuse } from "../../base/result";
import { oweAward, owe, passCount } from "./stated-counts";
import { clashesAsTold, learn } from "./hands";
import { type Evolved, type Outcome, peg, withWin } from "./peg";
import { clashHere, dealtAt, halfEntered, isDeclared, keptHand } from "../known";
import { isHome, sideAt } from "../sides";
import { type Deal, type GameState, type Happening, type Peg, playOpen, uncounted } from "../state";

export function playCard(state: GameState, deal: Deal, card: Card): Outcome {
  if (!deal.play) return refuse("noStarter");
  if (!playOpen(state)) return refuse("playOver");
  if (halfEntered(state) !== undefined) return refuse("handHalfEntered");
  const wild = state.countRules.jokers === "wild";
  if (card === JOKER && wild) return refuse("declareJoker");
  if (isDeclared(card) && !wild) return refuse("noJokers");
  const step = lay(deal.play, card);
  if (!step.ok) return step;
  // The last player left plays a card past 31, so that player did not say go aloud first (rules.md §2.9).
  const silent = deal.play.count + valueOf(card) > 31;
  const from = silent ? goSaid(state, deal, deal.play) : deal;
  const laid = step.value.happenings.find((happening) => happening.kind === "laid");
  if (!laid) return refuse("playOver");
  const at = dealtAt(state.form, deal, laid.seat);
  const dealt = keptHand(state.form, deal, laid.seat) && deal.dealt[at];
  if (!dealt) {
    const clashed = clashHere(state, card);
    return clashed ? refuse(clashed) : ok(follow(state, from, step.value));
  }
  // The cards of an entered hand are checked already; only the suit may be new.
  if (clashesAsTold(state, dealt, laid.card)) return refuse("cardSeen");
  const passed = deal.passed.with(at, learn(deal.passed[at] ?? [], laid.card));
  const known = { ...from, dealt: deal.dealt.with(at, learn(dealt, laid.card)), passed };
  return ok(follow(state, known, step.value));
}

export function callGo(state: GameState, deal: Deal): Outcome {
  if (!deal.play) return refuse("noStarter");
  if (!playOpen(state)) return refuse("playOver");
  if (halfEntered(state) !== undefined) return refuse("handHalfEntered");
  const step = sayGo(deal.play);
  return step.ok ? ok(follow(state, goSaid(state, deal, deal.play), step.value)) : step;
}

/** Remembers a go and the play before it, in case the go turns out to be false (rules.md §6.5). */
function goSaid(state: GameState, deal: Deal, before: Play): Deal {
  const seat = before.turn ?? 0;
  const said = { seat, before, pegs: state.pegs.length, statedCounts: state.statedCounts.length, taken: false };
  return { ...deal, goes: [...deal.goes, said] };
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
    if (one.kind === "go") told.push(one);
    if (one.kind === "award") {
      // When another player gets the point for go, the time to count the card before it is over (rules.md §6.3).
      if (uncounted(now)?.seat !== one.seat) {
        const passed = passCount(now);
        told.push(...passed.happenings);
        now = passed.state;
        if (now.winner !== undefined) break;
      }
      if (!idle) now = oweAward(now, one, step.happenings[i + 1]?.kind === "laid");
    }
    if (one.kind !== "laid") continue;
    const passed = passCount(now);
    told.push(...passed.happenings);
    now = passed.state;
    if (now.winner !== undefined) break;
    if (!idle) now = owe(now, one);
    told.push({ ...one, reasons: [] });
  }
  return { state: now, happenings: told };
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
