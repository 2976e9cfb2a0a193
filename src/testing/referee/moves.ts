/** The moves of a deal, each from one game to the next: cards, goes, counts, calls and the show. */
import type { Card, SuitedCard } from "../../rules/cards";
import type { Seat } from "../../rules/ruleset";
import { type Called, claimsGameFalsely, type Count, ruling, tooMany } from "./counts";
import { type Game, holesOf, peg, roomOf, settle, showOrder, turnsOf, winnerOf, withCount } from "./game";
import { countOf, fitting, lay, sayGo, type Step } from "./play";
import { showPoints } from "./points";

/** Whether the play waits for a card or a go. */
export function isPlaying(game: Game): boolean {
  return winnerOf(game) === undefined && game.play.turn !== undefined;
}

/** The cards that the seat whose turn it is may play (rules.md §2.2.1, §6.5). */
export function playable(game: Game): readonly SuitedCard[] {
  const { turn, must } = game.play;
  if (!isPlaying(game) || turn === undefined) return [];
  return fitting(game.play, turn).filter((card) => must.length === 0 || must.includes(card));
}

/**
 * Whether a go can be taken, true or false. Nobody says go where every card fits (rules.md §2.3.8), with a hand that is
 * known, or with a card that is known to fit.
 */
export function mayGo(game: Game): boolean {
  const { turn, must, named } = game.play;
  if (!isPlaying(game) || turn === undefined || must.length > 0) return false;
  const knownToFit = fitting(game.play, turn).some((card) => named[turn]!.some((one) => card.startsWith(one)));
  return countOf(game.play) > 21 && !game.known[turn] && !knownToFit;
}

/** Whether nobody but the player of the last card is left in the series, and need not say go (rules.md §2.2.4). */
export function isAlone({ play }: Game): boolean {
  return play.turn !== undefined && play.turn === play.series.at(-1)?.seat;
}

/** The count that was open is lost: nobody stated it before the next card, or before the go was pegged (rules.md §6.3). */
function passOver(game: Game): Game {
  const { open } = game;
  const closed: Game = { ...game, open: undefined };
  return open === undefined ? closed : statedAs(closed, open, 0);
}

function statedAs(game: Game, at: number, stated: number): Game {
  return settle(withCount(game, at, { stated, room: roomOf(game, game.counts[at]!.seat) }), at);
}

function newCount(game: Game, seat: Seat, of: Count["of"], truth: number): Game {
  const next = passOver(game);
  const count: Count = { seat, of, truth, stated: undefined, added: false, room: 0, called: undefined };
  return { ...next, counts: [...next.counts, count], open: next.counts.length };
}

/**
 * One for go or last. The player counts it together with the last card where that is not counted yet, or said it with
 * the card, and nobody called that too much. Otherwise it is counted by itself, and a count that was still open is lost.
 * @param silent nobody said the last go aloud, so that there was no time to count it: it belongs to the card as well
 */
function forGo(game: Game, seat: Seat, silent: boolean): Game {
  const at = game.counts.findLastIndex(({ of }) => of === "card");
  const { seat: counter, truth, stated, called } = game.counts[at]!;
  const early = (stated ?? 0) > truth && called?.for !== "over";
  const closed = early || (silent && stated !== undefined && called === undefined);
  if (counter !== seat || (game.open !== at && !closed)) return newCount(game, seat, "go", 1);
  const more = withCount(game, at, { truth: truth + 1 });
  return closed ? settle(more, at) : more;
}

/** Pegs what a step of the play earned, or opens the counts of it. */
function earn(game: Game, { play, earned }: Step, silent = false): Game {
  let next: Game = { ...game, play };
  for (const { seat, points, by } of earned) {
    if (winnerOf(next) !== undefined) return next;
    if (game.house.counting === "app") next = peg(next, { side: game.house.sides[seat]!, points, kind: "play", seat });
    else next = by === "card" ? newCount(next, seat, "card", points) : forGo(next, seat, silent);
  }
  return next;
}

/** @param seen the card as it is tapped, perhaps by rank alone */
export function layCard(game: Game, card: SuitedCard, seen: Card): Game {
  const seenAs = new Map([...game.seenAs, [card, seen]]);
  return { ...earn(passOver(game), lay(turnsOf(game), game.play, card, seen)), seenAs };
}

interface GoWords {
  /** Its penalty was taken already. */
  readonly settled?: boolean;
  /** The next player led instead of waiting for it. */
  readonly silent?: boolean;
}

export function callGo(game: Game, { settled = false, silent = false }: GoWords = {}): Game {
  const seat = game.play.turn!;
  const said: Game = { ...game, goes: [...game.goes, { seat, before: game, settled }] };
  return earn(said, sayGo(turnsOf(game), game.play, seat), silent);
}

/** The player of the newest card or go of the play states its count. */
export function state(game: Game, points: number): Game {
  return statedAs({ ...game, open: undefined }, game.open!, points);
}

/** The player of the newest card adds one for go to the count just stated. */
export function addGo(game: Game): Game {
  const at = game.counts.length - 1;
  const { stated = 0 } = game.counts[at]!;
  return settle(withCount(game, at, { stated: stated + 1, added: true }), at);
}

/**
 * Whether a count can be called: it is stated or passed over, and its player has not pegged since (rules.md §6.3). With
 * muggins also the newest card, before it is counted (§6.4).
 */
export function mayCall(game: Game, at: number): boolean {
  const count = game.counts[at];
  if (!count || count.called || game.house.counting === "app") return false;
  if (count.stated === undefined)
    return game.house.counting === "muggins" && game.open === at && winnerOf(game) === undefined;
  if (count.of === "hand" || count.of === "crib")
    return at === game.counts.length - 1 && game.shown === shownAt(game, at);
  const { counting, sides } = game.house;
  const winner = winnerOf(game);
  if (winner !== undefined && (tooMany(count) === 0 || sides[count.seat] !== winner)) return false;
  const since = game.counts.slice(at + 1).filter(({ seat, of }) => seat === count.seat && of !== "hand");
  return (
    game.shown === 0 &&
    !since.some((one) => ruling(one, counting, sides).some(({ seat, points }) => seat !== undefined && points > 0))
  );
}

/** How many hands were pegged before this count of a hand was stated. */
function shownAt({ counts }: Game, at: number): number {
  return counts.slice(0, at).filter(({ of }) => of === "hand" || of === "crib").length;
}

/** A call on a count of the play moves the pegs at once; one on a hand does when the hand is pegged. */
export function call(game: Game, at: number, called: Called): Game {
  const said = game.open === at ? state(game, 0) : game;
  const next = withCount(said, at, { called });
  const { of } = game.counts[at]!;
  return of === "hand" || of === "crib" ? next : settle(next, at);
}

/** The worth of the hand or crib that is next in the show. */
export function worthNext(game: Game): number {
  const owner = showOrder(game)[game.shown]!;
  const { hands, crib, starter } = game.dealt;
  return showPoints(owner === "crib" ? crib : hands[owner]!, starter, owner === "crib");
}

/** The player of the next hand states its count; nothing is pegged yet. */
export function stateHand(game: Game, points: number): Game {
  const owner = showOrder(game)[game.shown]!;
  const seat = owner === "crib" ? game.dealt.dealer : owner;
  const count: Count = {
    seat,
    of: owner === "crib" ? "crib" : "hand",
    truth: worthNext(game),
    stated: points,
    added: false,
    room: roomOf(game, seat),
    called: undefined,
  };
  return { ...game, counts: [...game.counts, count] };
}

/** Pegs the next hand, counted by the app or as its stated count was ruled. */
export function pegHand(game: Game): Game {
  const counted = game.house.counting === "app" ? stateHand(game, worthNext(game)) : game;
  const at = counted.counts.length - 1;
  // A call on the play can have moved the peg since the hand was counted.
  const capped = withCount(counted, at, { room: roomOf(counted, counted.counts[at]!.seat) });
  return { ...settle(capped, at), shown: game.shown + 1 };
}

/** As `pegHand`, for a count that claimed the game falsely: its side goes back fifteen (rules.md §6.6). */
export function pegFalseGame(game: Game): Game {
  const count = game.counts.at(-1)!;
  if (!claimsGameFalsely(count)) throw new Error("nobody claimed the game falsely");
  const settled = pegHand(game);
  const side = game.house.sides[count.seat]!;
  return peg(settled, { side, points: -Math.min(15, holesOf(settled)[side]!), kind: "penalty" });
}
