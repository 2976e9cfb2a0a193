/** The penalty for a false go, and the play that goes back to it (rules.md §6.5). */
import type { Card } from "../../rules/cards";
import { falseGoPoints } from "../../rules/false-go";
import { killCards, nameCards, sayGo } from "../../rules/play/play";
import { never, ok, refuse } from "../../base/result";
import { settleCalled } from "./calls";
import { follow } from "./play";
import { type Evolved, type Outcome, peg, withWin } from "./peg";
import { takePenalty } from "./penalties";
import { passCount, speak } from "./stated-counts";
import { cardsOfFalseGo, claimedGo, goesIn, playReturns } from "../false-go";
import type { FalseGoEnd, TableFact } from "../facts";
import type { Happening } from "../happenings";
import { isHome, sideAt } from "../sides";
import { type Aside, type Deal, type GameState, type GoSaid, type StatedCount, uncounted } from "../state";

/**
 * Takes the penalty for a false go. The play goes back to the go: the cards, goes and points of the play since then are
 * as if they had never been. The card that could have been played is dead or is played now. If a hand has been announced,
 * or with `stands`, only the penalty is pegged.
 */
export function takeFalseGo(state: GameState, deal: Deal, fact: Extract<TableFact, { type: "renegeTaken" }>): Outcome {
  const claimed = claimedGo(state, deal, fact);
  if (!claimed.ok) return claimed;
  const { said, go } = claimed.value;
  if (!state.sides[fact.side] || sideAt(state, go.seat) === fact.side) return refuse("nobody");
  const cards = cardsOfFalseGo(state, go);
  if (isHome(state, fact.side)) return refuse("sideHome");
  const end = playReturns(state) ? fact.end : "stands";
  const taken = [...said.taken, go.seat];
  const from = { ...deal, goes: deal.goes.with(fact.go, { ...said, taken }) };
  const passed = goesIn(said);
  const first = passed.slice(
    0,
    passed.findIndex(({ seat }) => seat === go.seat),
  );
  const before = deal.goes.slice(0, fact.go);
  for (const one of first) before.push({ ...one, silent: false, taken });
  const { state: now, happenings } = takeBack(state, from, { go: { ...go, silent: false, taken }, before, cards, end });
  const paid: Aside = { side: fact.side, paid: falseGoPoints(state.rules.renege, cards.length) };
  const told: Happening[] = [{ kind: "falseGo", seat: go.seat, cards, count: go.before.count, end }];
  // A dead go is not said again, but it can end the series.
  told.push(...happenings.filter((one) => one.kind !== "won" && (one.kind !== "go" || one.seat !== go.seat)));
  return withAside(ok(withWin(pegAside(now, paid), told)), paid);
}

/** Notes points that are no part of the play, in case the play goes back. */
export function withAside(outcome: Outcome, aside: Aside): Outcome {
  const deal = outcome.ok ? outcome.value.state.deal : undefined;
  if (!outcome.ok || !deal || deal.goes.length === 0 || ("for" in aside && aside.for === "play")) return outcome;
  const { state, happenings } = outcome.value;
  return ok({ state: { ...state, deal: { ...deal, asides: [...deal.asides, aside] } }, happenings });
}

interface Claimed {
  readonly go: GoSaid;
  /** The goes before it, also those of the players passed over before its player. */
  readonly before: readonly GoSaid[];
  readonly cards: readonly Card[];
  readonly end: FalseGoEnd;
}

function takeBack(state: GameState, deal: Deal, { go, before, end, cards }: Claimed): Evolved {
  if (end === "stands" || !go.game.deal) return { state: { ...state, deal }, happenings: [] };
  const then: Deal = { ...go.game.deal, goes: before };
  const { state: back, happenings } =
    end === "dead"
      ? withDead({ ...go.game, deal: then }, { ...then, goes: [...before, go] }, go, cards)
      : withNamed(go.game, then, go, cards);
  let now = recount(back, state.statedCounts);
  for (const aside of deal.asides.slice(then.asides.length)) now = pegAside(now, aside);
  const { depth, counting } = state;
  now = { ...now, depth, counting, deal: { ...(now.deal ?? then), asides: deal.asides } };
  // A dead go can leave a point for go that nobody is asked to count any longer.
  return { state: counting === "app" || depth !== "cards" ? passCount(now).state : now, happenings };
}

/** The cards are now known to be in hand. One of them must be played, and the player cannot say go again. */
function withNamed(game: GameState, deal: Deal, { before, seat }: GoSaid, cards: readonly Card[]): Evolved {
  const play = nameCards(before, seat, cards);
  return { state: { ...game, deal: { ...deal, play, heldBack: cards } }, happenings: [] };
}

/** The cards are dead, and the go is true. */
function withDead(game: GameState, deal: Deal, { before, seat }: GoSaid, cards: readonly Card[]): Evolved {
  const dead = { ...deal, dead: deal.dead.with(seat, [...(deal.dead[seat] ?? []), ...cards]) };
  const play = killCards(before, seat, cards.length);
  const said = sayGo(play);
  return said.ok ? follow(game, dead, said.value) : { state: { ...game, deal: { ...dead, play } }, happenings: [] };
}

/** Counts and calls since the go still hold for a card played before it, less a point for the go. */
function recount(back: GameState, counts: readonly StatedCount[]): GameState {
  const open = uncounted(back);
  const late = counts[back.statedCounts.length - 1];
  const said = late?.stated !== undefined && open?.seat === late.seat && open.card === late.card;
  const now = open && said ? speak(back, open, (late.stated ?? 0) - goPart(open, late)).state : back;
  return now.statedCounts.reduce((settled, before, i) => {
    const { stated = 0, truth, seat, card } = before;
    const since = counts[i];
    const same = since?.seat === seat && since.card === card;
    const call = same && !before.call ? since.call : undefined;
    const moves = call?.for === "missed" ? truth > stated : stated > truth;
    return call && moves ? settleCalled(settled, before, { ...before, call }).state : settled;
  }, now);
}

/** The points for go in a stated count: stated with the card, or added later. */
function goPart(before: StatedCount, { stated = 0, truth, goAdded }: StatedCount): number {
  return goAdded ? 1 : Math.min(truth - before.truth, Math.max(0, stated - before.truth));
}

function pegAside(state: GameState, aside: Aside): GameState {
  if ("paid" in aside) return peg(state, aside.side, aside.paid, "penalty");
  switch (aside.type) {
    case "pegged":
      return peg(state, aside.side, aside.points, aside.for);
    case "penaltyTaken": {
      // Holes claimed too many go back with the play that claimed them.
      const over = isHome(state, aside.side) ? aside.over : 0;
      const taken = takePenalty(state, aside.side, aside.penalty, over);
      return taken.ok ? taken.value.state : state;
    }
    default:
      return never(aside);
  }
}
