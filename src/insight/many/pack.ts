/**
 * Packs the facts of many games into one text, and reads it back. The text is JSON: for each game a list of its fields in
 * a fixed order, without their names. Reading checks every field; a text with one that is wrong is refused as a whole,
 * and its games are read again from their logs.
 */
import { type Check, finite, oneOf, text, time, whole } from "../../base/shape";
import type { GameId } from "../../game/facts";
import { type Card, parseCard } from "../../rules/cards";
import { FORM_NAMES } from "../../rules/forms";
import { LOSSES, type Hole } from "../../rules/ruleset";
import {
  FACTS_FORMAT,
  type GameFacts,
  type LuckFacts,
  MISTAKE_KINDS,
  type Points,
  type RolePoints,
  type SideFacts,
} from "./facts";

/** Games in one text: small enough to be read between two frames. */
export const PACK_SIZE = 250;

const NONE = -1;

export function packFacts(games: readonly GameFacts[]): string {
  return JSON.stringify([FACTS_FORMAT, ...games.map(listOf)]);
}

function listOf(game: GameFacts): readonly unknown[] {
  const { id, startedAt, touchedAt, form, target, usual, firstDealer = NONE } = game;
  const { winners, margin, deals, timed, seconds, luck, sides } = game;
  const about = [id, startedAt, touchedAt, form, target, usual ? 1 : 0, firstDealer, winners];
  const shares = luck ? luck.map(({ start, ...parts }) => [start, parts.skill, parts.both, parts.luck]) : 0;
  return [...about, margin, deals, timed, seconds, shares, ...sides.map(listOfSide)];
}

const cardsText = (cards: readonly Card[]) => cards.join(" ");

function listOfSide(side: SideFacts): readonly unknown[] {
  const { players, hole, loss, dealing, pone, most, behind, firstOut, bestHand = NONE, bestCrib = NONE } = side;
  const { fine, stated, mistakes, muggins } = side;
  return [
    players,
    hole,
    loss,
    ...[dealing, pone].flatMap(({ play, hand, crib }) => [play, hand, crib]),
    most,
    behind,
    firstOut,
    bestHand,
    bestCrib,
    fine.map(({ points, of, cards }) => [points, of, cardsText(cards)]),
    stated,
    mistakes.map(({ of, kinds, stated: said, truth, cards }) => [of, kinds, said, truth, cardsText(cards)]),
    muggins,
  ];
}

/** @returns undefined for a text of another format, or a damaged one */
export function unpackFacts(packed: unknown): readonly GameFacts[] | undefined {
  try {
    const [format, ...games]: readonly unknown[] = JSON.parse(String(packed));
    return format === FACTS_FORMAT ? games.map(gameFrom) : undefined;
  } catch {
    return undefined;
  }
}

/** Thrown inside this file alone. */
class Damaged extends Error {
  override readonly name = "Damaged";
}

function checked<T>(value: unknown, check: Check<T>): T {
  if (!check(value)) throw new Damaged();
  return value;
}

const isId = text<GameId>(200);
const isForm = oneOf(FORM_NAMES);
const isLoss = oneOf(LOSSES);
const isSmall = whole(0, 99);
const isName = text(200);
const isNumber = finite as Check<Hole>;
const isPoints = text<Points>(1000);
const isHand = oneOf(["hand", "crib"]);
const isPlace = oneOf(["hand", "crib", "play"]);
const isKind = oneOf(MISTAKE_KINDS);
const cardText = text(200);
const NOTHING: readonly never[] = [];
/** More than a game has sides, a side has players, or a mistake has kinds. */
const MOST_ITEMS = 12;

function many(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Damaged();
  // Most lists are empty, and one list for all of them saves memory.
  return value.length > 0 ? value : NOTHING;
}

/** JSON has no holes and no getters, so this takes a fraction of the time of a `list` in `base/shape`. */
function manyOf<T>(value: unknown, check: Check<T>): readonly T[] {
  const items = many(value);
  if (items.length > MOST_ITEMS || !items.every(check)) throw new Damaged();
  return items;
}

function made<T>(value: unknown, make: (item: unknown) => T): readonly T[] {
  const items = many(value);
  return items.length > 0 ? items.map(make) : NOTHING;
}

const orNone = (value: number) => (value === NONE ? undefined : value);

function gameFrom(packed: unknown): GameFacts {
  const fields = many(packed);
  const number = (at: number) => checked(fields[at], finite);
  const found = {
    id: checked(fields[0], isId),
    startedAt: checked(fields[1], time),
    touchedAt: checked(fields[2], time),
    form: checked(fields[3], isForm),
    target: number(4),
    usual: number(5) === 1,
    firstDealer: orNone(number(6)),
    winners: manyOf(fields[7], isSmall),
    margin: number(8),
    deals: number(9),
    timed: number(10),
    seconds: number(11),
    luck: fields[12] === 0 ? undefined : made(fields[12], luckFrom),
    sides: fields.slice(13).map(sideFrom),
  };
  if (found.sides.length === 0) throw new Damaged();
  return found;
}

function luckFrom(packed: unknown): LuckFacts {
  const fields = many(packed);
  const part = (at: number) => (fields[at] === null ? undefined : checked(fields[at], finite));
  return { start: checked(fields[0], finite), skill: part(1), both: part(2), luck: part(3) };
}

function sideFrom(packed: unknown): SideFacts {
  const fields = many(packed);
  const number = (at: number) => checked(fields[at], isNumber);
  const role = (at: number): RolePoints => ({
    play: checked(fields[at], isPoints),
    hand: checked(fields[at + 1], isPoints),
    crib: checked(fields[at + 2], isPoints),
  });
  return {
    players: manyOf(fields[0], isName),
    hole: number(1),
    loss: checked(fields[2], isLoss),
    dealing: role(3),
    pone: role(6),
    most: number(9),
    behind: number(10),
    firstOut: manyOf(fields[11], isSmall),
    bestHand: orNone(number(12)),
    bestCrib: orNone(number(13)),
    fine: made(fields[14], (one) => {
      const [points, of, cards] = many(one);
      return { points: checked(points, finite), of: checked(of, isHand), cards: cardsFrom(cards) };
    }),
    stated: number(15),
    mistakes: made(fields[16], (one) => {
      const [of, kind, stated, truth, cards] = many(one);
      return {
        of: checked(of, isPlace),
        kinds: manyOf(kind, isKind),
        stated: checked(stated, finite),
        truth: checked(truth, finite),
        cards: cardsFrom(cards),
      };
    }),
    muggins: number(17),
  };
}

function cardsFrom(value: unknown): readonly Card[] {
  return checked(value, cardText)
    .split(" ")
    .filter((one) => one !== "")
    .map((one) => {
      const card = parseCard(one);
      if (card === undefined) throw new Damaged();
      return card;
    });
}
