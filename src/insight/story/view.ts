/**
 * A game as one side saw it: how its chance to win moved, step by step.
 *
 * Every step is the difference of two chances from one table, and each begins where the one before ended. So the steps
 * add up to the end less the start, whatever the table holds.
 */
import type { SuitedCard } from "../../rules/cards";
import type { Seat, Side } from "../../rules/ruleset";
import type { Chance, Needs } from "../chance/chance";
import { exactly } from "../chance/shares";
import type { Dealt } from "../discards/six-known";
import type { DiscardValue } from "../discards/values";
import { type Known, type Odds, type Part, PARTS, seenFrom } from "./chances";
import { beforeStarter, countOf, overStarters } from "./hands";
import type { Both, PartPegged } from "./pegged";
import type { Four, PlayedDeal, PlayedGame } from "./played";
import type { Moment, Step, StepKind, View } from "./steps";

/** @returns undefined before the end of the first deal */
export function viewOf(game: PlayedGame, side: Side, odds: Odds): View | undefined {
  const [first] = game.deals;
  const last = game.deals.at(-1);
  if (!first || !last) return undefined;
  const walk = new Walk(game, side, odds, first);
  for (const deal of game.deals) walk.deal(deal);
  if (game.winner !== undefined) walk.end(last.number);
  return { side, start: walk.start, steps: walk.steps };
}

/** The kinds of the steps of a deal whose six cards are known, and of any other. */
interface Kinds {
  readonly cut: StepKind;
  readonly hand: StepKind;
  readonly theirs: StepKind;
}
const SIX_KNOWN: Kinds = { cut: "cut", hand: "cut", theirs: "theirs" };
const FOUR_KNOWN: Kinds = { cut: "cards", hand: "cards", theirs: "cards" };

class Walk {
  readonly steps: Step[] = [];
  readonly start: Chance;
  private readonly game: PlayedGame;
  private readonly side: Side;
  private readonly odds: Odds;
  private holes: readonly number[];

  constructor(game: PlayedGame, side: Side, odds: Odds, first: PlayedDeal) {
    this.game = game;
    this.side = side;
    this.odds = odds;
    this.holes = first.from;
    this.start = this.before(first.dealer);
  }

  deal(deal: PlayedDeal): void {
    const { parts, starter } = deal;
    this.holes = deal.from;
    const next = 1 - deal.dealer;
    if (!parts) {
      this.holes = deal.to;
      this.step(deal, "cardsAndPlay", "crib", this.before(next), { points: this.gained(deal) });
      return;
    }
    const six = deal.sixes[this.seat];
    const kinds = six ? SIX_KNOWN : FOUR_KNOWN;
    const own: Own = { part: deal.dealer === this.seat ? "dealer" : "pone", four: deal.fours[this.seat] };
    let known: Known = six ? this.discards(deal, own, six) : this.kept(deal, own);
    if (starter) known = { ...known, starter };
    const exact = own.four && starter ? countOf(own.four, starter) : undefined;
    if (exact !== undefined) known = { ...known, [own.part]: exactly(exact) };
    for (const pegged of parts) {
      const { part } = pegged;
      const after = PARTS[PARTS.indexOf(part) + 1];
      const look = () => (after ? this.within(deal, after, known) : this.before(next));
      if (part === "heels") {
        const before = own.four && starter ? beforeStarter(own.four) : 0;
        const hand = exact === undefined || !starter ? undefined : { starter, before, after: exact };
        this.move(deal, pegged.due, kinds.cut, part, look, { hand });
      } else {
        if (part === "play") this.hands(deal, kinds.theirs, known);
        const kind = part === "play" ? "play" : part === own.part ? kinds.hand : kinds.theirs;
        this.move(deal, pegged.due, kind, part, look);
      }
      this.faults(deal, pegged, look);
    }
  }

  /** The game is decided. Whatever the table says, the chance is now 1 or 0. */
  end(deal: number): void {
    const last = this.steps.at(-1);
    const { winner, skunk } = this.game;
    const [win, bySkunk] = [Number(winner === this.side), Number(skunk)];
    const to = { win, skunk: win * bySkunk, skunked: (1 - win) * bySkunk };
    if (!last) return;
    if (last.to.win === to.win) this.steps[this.steps.length - 1] = { ...last, to };
    else this.steps.push({ deal, kind: "corrections", moment: last.moment, to, needs: this.both(this.needs()) });
  }

  private get seat(): number {
    return seatOf(this.game, this.side);
  }

  /** Six cards are known: first the best discard, then the one chosen. */
  private discards(deal: PlayedDeal, { part }: Own, dealt: Dealt): Known {
    const { best, chosen } = this.judged(part, dealt);
    this.step(deal, "deal", "dealt", this.within(deal, "heels", best));
    const now = this.within(deal, "heels", chosen);
    this.step(deal, "discard", "chosen", now);
    const theirs = deal.sixes[1 - this.seat];
    if (theirs) this.theirDiscard(deal, part === "dealer" ? "pone" : "dealer", theirs, now);
    return chosen;
  }

  /**
   * Counts the loss of the other side by its discard, as it could judge it. The luck of its cards gives what this step takes, so
   * that the chance stays where it is. Asked only where both discards are known: then the skill of both sides is.
   */
  private theirDiscard(deal: PlayedDeal, part: Own["part"], dealt: Dealt, now: Chance): void {
    const { best, chosen } = this.judged(part, dealt);
    const moved = this.within(deal, "heels", chosen).win - this.within(deal, "heels", best).win;
    this.step(deal, "theirDiscards", "chosen", { ...now, win: now.win + moved });
    this.step(deal, "theirs", "chosen", now);
  }

  /** Everything known with the best of the fifteen discards, and with the one chosen. */
  private judged(part: Own["part"], { six, discard }: Dealt): { readonly best: Known; readonly chosen: Known } {
    const values = this.odds.discards(six, part === "dealer" ? "own" : "theirs");
    const chosen = values.find((value) => value.discard.every((card) => discard.includes(card)));
    const known = (value: DiscardValue | undefined) => (value ? discardKnown(part, six, value) : {});
    return { best: known(values[0]), chosen: known(chosen) };
  }

  /** Four cards are known: the hand before the starter. */
  private kept(deal: PlayedDeal, { part, four }: Own): Known {
    if (!four) return {};
    const known = { [part]: overStarters(four, []) };
    this.step(deal, "cards", "chosen", this.within(deal, "heels", known));
    return known;
  }

  /** Both hands are known, so the usual of the play is that of these two hands. */
  private hands(deal: PlayedDeal, kind: StepKind, known: Known): void {
    const pone = deal.fours[1 - deal.dealer];
    const dealer = deal.fours[deal.dealer];
    if (!pone || !dealer || this.needs().some((need) => need <= 0)) return;
    this.step(deal, kind, "hands", this.within(deal, "play", { ...known, hands: { pone, dealer } }));
  }

  private faults(deal: PlayedDeal, { part, miscounts, penalties, other }: PartPegged, look: () => Chance): void {
    for (const [kind, gains] of [
      ["missed", miscounts[this.side as 0 | 1]],
      ["theirMissed", miscounts[(1 - this.side) as 0 | 1]],
      ["penalties", penalties],
      ["corrections", other],
    ] as const)
      if (gains.some((points) => points !== 0)) this.move(deal, gains, kind, part, look);
  }

  private move(
    deal: PlayedDeal,
    gains: Both,
    kind: StepKind,
    moment: Moment,
    look: () => Chance,
    about: Pick<Step, "hand"> = {},
  ): void {
    const needs = this.both(this.needs());
    this.holes = this.holes.map((hole, side) => hole + gains[side as 0 | 1]);
    this.push(deal, kind, moment, look(), { ...about, points: this.both(gains), needs });
  }

  private step(deal: PlayedDeal, kind: StepKind, moment: Moment, to: Chance, about: Pick<Step, "points"> = {}): void {
    this.push(deal, kind, moment, to, { ...about, needs: this.both(this.needs()) });
  }

  private push(
    { number }: PlayedDeal,
    kind: StepKind,
    moment: Moment,
    to: Chance,
    about: Pick<Step, "points" | "hand" | "needs">,
  ): void {
    this.steps.push({ deal: number, kind, moment, to, ...about });
  }

  private gained({ from, to }: PlayedDeal): Both {
    return this.both([0, 1].map((side) => (to[side] ?? 0) - (from[side] ?? 0)));
  }

  /** Of this side, then of the other. */
  private both(of: readonly number[]): Both {
    return [of[this.side] ?? 0, of[1 - this.side] ?? 0];
  }

  private needs(): readonly number[] {
    return this.holes.map((hole, side) => (this.game.targets[side] ?? 0) - hole);
  }

  private before(dealer: number): Chance {
    return this.seen(dealer, this.odds.before);
  }

  private within({ dealer }: PlayedDeal, next: Part, known: Known): Chance {
    return this.seen(dealer, (needs) => this.odds.within(needs, next, known));
  }

  private seen(dealer: number, look: (needs: Needs) => Chance): Chance {
    const needs = this.needs();
    const deals = dealer === this.seat;
    const [own, theirs] = this.both(needs);
    return seenFrom(look(deals ? { dealer: own, pone: theirs } : { dealer: theirs, pone: own }), deals);
  }
}

interface Own {
  readonly part: "dealer" | "pone";
  readonly four: Four | undefined;
}

/** The known part of a deal once a side has chosen its discard. */
export function discardKnown(
  part: "dealer" | "pone",
  six: readonly SuitedCard[],
  { discard, crib }: { readonly discard: readonly SuitedCard[]; readonly crib: number },
): Known {
  const four = six.filter((card) => !discard.includes(card)) as readonly SuitedCard[] as Four;
  return { [part]: overStarters(four, six), cribMean: crib };
}

/** The seat that plays for a side. Not in `played.ts`, which would bring the house rules into the worker. */
export function seatOf({ sides }: Pick<PlayedGame, "sides">, side: Side): Seat {
  return sides.indexOf(side);
}
