/** Finds the differences between the app's table and the referee's table. */
import { claimableFalseGoes } from "../../game/false-go";
import type { GameState } from "../../game/state";
import { phaseOf, showing, statedCountsNow } from "../../game/state";
import { callOpen } from "../../game/stated-counts";
import { rankOf } from "../../rules/cards";
import type { TableFact } from "../../game/facts";
import { falseGoes } from "./false-goes";
import { type Game, holesOf, showOrder, winnerOf } from "./game";
import { isAlone, isPlaying, mayCall, mayGo, playable } from "./moves";
import { KINDS, type Peg } from "./pegs";
import { countOf } from "./play";

interface Row {
  readonly what: string;
  readonly app: unknown;
  readonly referee: unknown;
}

const ranks = (cards: readonly string[]) => cards.map((card) => card.charAt(0)).toSorted();
const goWords = (seat: number, count: number, points: number, cards: readonly string[]) =>
  `go of ${seat} at ${count}: ${ranks(cards).join(" ")} for ${points}`;

function falseGoRow(state: GameState, game: Game): Row {
  const app = claimableFalseGoes(state).map((one) => goWords(one.seat, one.count, one.points, one.cards));
  const referee = falseGoes(game).map((one) => goWords(one.seat, one.count, one.points, one.cards));
  return { what: "open false goes", app, referee };
}

/** The counts of the play: what they are worth, what was stated, and whether they may be called. */
function countsRow(state: GameState, game: Game): Row {
  const said = (seat: number, truth: number, stated: number | undefined, open: boolean) =>
    `${seat} ${truth} ${stated ?? "?"}${open ? " open" : ""}`;
  const app = statedCountsNow(state)
    .filter(({ owner }) => owner === "play")
    .map((one) => said(one.seat, one.truth, one.stated, callOpen(state, one)));
  const play = game.counts.filter(({ of }) => of === "card" || of === "go");
  const referee = play.map((one, at) => said(one.seat, one.truth, one.stated, mayCall(game, at)));
  return { what: "counts", app, referee };
}

/**
 * The moves of the seat whose turn it is. Of two cards of a rank in question the app may know only the rank. Where a
 * player is left alone, the app takes a card that does not fit as a go and the lead of the next player.
 */
function mayRow(game: Game, may: (fact: TableFact) => boolean): Row {
  const { turn, must } = game.play;
  const fits = playable(game);
  const held = isAlone(game) ? fits : (game.play.held[turn!] ?? []);
  const sure = held.filter((card) => must.includes(card) || !must.some((one) => rankOf(one) === rankOf(card)));
  const app: string[] = sure.filter((card) => may({ type: "cardPlayed", card }));
  const referee: string[] = sure.filter((card) => fits.includes(card));
  if (may({ type: "goCalled" })) app.push("go");
  if (mayGo(game)) referee.push("go");
  return { what: `what seat ${turn} may do`, app, referee };
}

/** @param may whether the app takes a fact now */
function rows(state: GameState, game: Game, may: (fact: TableFact) => boolean): readonly Row[] {
  const pegs: Row = { what: "pegs", app: state.sides.map((side) => side.front), referee: holesOf(game) };
  const winner: Row = { what: "winner", app: state.winner, referee: winnerOf(game) };
  const over = winnerOf(game) !== undefined;
  const open = game.shown === 0 && !game.counts.some(({ of }) => of === "hand" || of === "crib");
  const counts = over || game.shown > 0 ? [] : [countsRow(state, game)];
  const always = [pegs, winner, ...counts, ...(open ? [falseGoRow(state, game)] : [])];
  const play = state.deal?.play;
  if (over || !play) return always;
  const dead: Row = { what: "dead cards", app: state.deal?.dead.map(ranks), referee: game.play.dead.map(ranks) };
  if (!isPlaying(game)) {
    const next: Row = { what: "next in the show", app: showing(state), referee: showOrder(game)[game.shown] };
    return [...always, dead, ...(game.open === undefined ? [next] : [])];
  }
  return [
    ...always,
    dead,
    { what: "phase", app: phaseOf(state), referee: "play" },
    { what: "turn", app: play.turn, referee: game.play.turn },
    { what: "count", app: play.count, referee: countOf(game.play) },
    mayRow(game, may),
  ];
}

const words = (one: unknown) => JSON.stringify(one) ?? "none";

/** @returns one line for each thing on which the tables disagree */
export function differences(state: GameState, game: Game, may: (fact: TableFact) => boolean): readonly string[] {
  return rows(state, game, may).flatMap(({ what, app, referee }) =>
    words(app) === words(referee) ? [] : [`${what}: the app says ${words(app)}, the referee ${words(referee)}`],
  );
}

type Scored = Pick<Peg, "side" | "points"> & { readonly kind: string };

/** The app corrects the play after a false go; that is part of its points. */
const kindOf = ({ kind }: Scored) => (kind === "correction" ? "play" : kind);

/** "0 play 7 hand 12 | 1 play 2" for the pegs of one deal. */
export function pointsByKind(pegs: readonly Scored[], sides: number): string {
  const kinds = [...new Set<string>([...KINDS, ...pegs.map(kindOf)])];
  const of = (side: number) =>
    kinds.flatMap((kind) => {
      const own = pegs.filter((one) => one.side === side && kindOf(one) === kind);
      const sum = own.reduce((all, { points }) => all + points, 0);
      return sum === 0 ? [] : [`${kind} ${sum}`];
    });
  return Array.from({ length: sides }, (_, side) => [side, ...of(side)].join(" ")).join(" | ");
}
