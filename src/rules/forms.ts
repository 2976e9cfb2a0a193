/** The forms of the game: how many play, and how the cards are dealt and discarded. rules.md §1.5, §9. */
import { keysOf } from "../base/lists";

/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** The players who share a pair of pegs: partners, or one player alone. Counted from 0. */
export type Side = number;

/** A seat's position in one deal. */
interface Place {
  /** Seats from the dealer's left: 0 is the pone, the dealer is last. */
  readonly left: number;
  readonly dealer: boolean;
  /** The player who is alone against two. */
  readonly lone: boolean;
}

/** The cards dealt to a seat, and how many of them it discards or passes. */
export interface Share {
  readonly dealt: number;
  /** Cards for the crib. */
  readonly discards: number;
  /** Cards for a partner who was dealt none, or for the player's own second hand. */
  readonly passes: number;
}

/** Which seats share a pair of pegs. `lone`: any one player against the other two. */
export type Seating = "solo" | "partners" | "twoTeams" | "threePairs" | "lone";

/** @returns the side of each seat. */
export function sidesOf(seating: Seating, players: number): readonly Side[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seating === "solo") return seat;
    if (seating === "threePairs") return seat % 3;
    return seating === "lone" ? Math.min(seat, 1) : seat % 2;
  });
}

export interface Form {
  readonly players: number;
  /** The usual one first. */
  readonly seatings: readonly Seating[];
  readonly share: (place: Place) => Share;
  readonly hand: number;
  readonly crib: number;
  /** The usual game hole. */
  readonly target: number;
  /** Passed cards are the partner's whole hand, or a second hand of the same player (rules.md §9.2, §9.17). */
  readonly passedTo: "nobody" | "partner" | "second";
  /** The play ends with its first series (rules.md §9.1). */
  readonly oneSeries: boolean;
  /** The crib is counted without the starter (rules.md §9.7). */
  readonly cribAlone: boolean;
  /** Points the player who does not deal first starts with (rules.md §9.1). */
  readonly headStart: number;
  /** The lone player is home at half the target (rules.md §9.4 A). */
  readonly loneHalf: boolean;
  /** The lone player takes up the crib and puts four cards back (rules.md §9.4 B). */
  readonly pickUp: boolean;
}

const share = (dealt: number, discards: number, passes = 0): Share => ({ dealt, discards, passes });
const all = (one: Share) => () => one;

const SIX_CARD: Form = {
  players: 2,
  seatings: ["solo"],
  share: all(share(6, 2)),
  hand: 4,
  crib: 4,
  target: 121,
  passedTo: "nobody",
  oneSeries: false,
  cribAlone: false,
  headStart: 0,
  loneHalf: false,
  pickUp: false,
};
const FIVE_EACH: Form = { ...SIX_CARD, share: all(share(5, 1)) };
const THREE: Form = { ...FIVE_EACH, players: 3 };
const FIVE: Form = { ...FIVE_EACH, players: 5 };
const LONE: Form = { ...THREE, seatings: ["lone"] };

const TABLE = {
  sixCard: SIX_CARD,
  /** §9.20: two cards are dealt straight to the crib. */
  fivePlusTwo: FIVE_EACH,
  /** §9.1, the old game. */
  fiveCard: { ...SIX_CARD, share: all(share(5, 2)), hand: 3, target: 61, oneSeries: true, headStart: 3 },
  /** §9.2: two hands each; one of them is for the play. */
  tenCard: { ...SIX_CARD, share: all(share(10, 2, 4)), passedTo: "second" },
  /** §9.3: one card is dealt straight to the crib. */
  three: THREE,
  threeDealerSix: { ...THREE, share: ({ dealer }) => (dealer ? share(6, 2) : share(5, 1)) },
  /** §9.4 A */
  captainA: { ...LONE, loneHalf: true },
  /** §9.4 B: the lone player's eight cards are the four kept and the crib. The others have discarded before. */
  captainB: { ...LONE, share: ({ lone }) => (lone ? share(8, 4) : share(4, 0)), pickUp: true },
  /** §9.5 */
  four: { ...FIVE_EACH, players: 4, seatings: ["partners", "solo"] },
  /** §9.17: the dealer and the player on the dealer's left get ten, and give four to their partners. */
  canadian: {
    ...SIX_CARD,
    players: 4,
    seatings: ["partners"],
    share: ({ left, dealer }) => (dealer || left === 0 ? share(10, 2, 4) : share(0, 0)),
    passedTo: "partner",
  },
  /** §9.6: the dealer gets four and discards none. */
  five1: { ...FIVE, share: ({ dealer }) => (dealer ? share(4, 0) : share(5, 1)) },
  /** §9.7: a crib of five. */
  five2: { ...FIVE, crib: 5, cribAlone: true },
  /** §1.5: the dealer and the player opposite get four and discard none. */
  six: {
    ...FIVE_EACH,
    players: 6,
    seatings: ["twoTeams", "threePairs", "solo"],
    share: ({ left, dealer }) => (dealer || left === 2 ? share(4, 0) : share(5, 1)),
  },
} satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof TABLE;

export const FORMS: Readonly<Record<FormName, Form>> = TABLE;
export const FORM_NAMES: readonly FormName[] = keysOf(FORMS);

/** @returns the forms for this number of players, the usual one first. */
export function formsFor(players: number): readonly FormName[] {
  return FORM_NAMES.filter((name) => FORMS[name].players === players);
}

/** @returns the form used when this many of a game's players are left: its own, or the usual one for fewer (rules.md §7.6). */
export function formLeft(name: FormName, players: number): Form {
  const own = FORMS[name];
  const [usual = name] = own.players === players ? [name] : formsFor(players);
  return FORMS[usual];
}

/** @returns whether the form can be played with these sides, given seat by seat. */
export function seatsFit(form: Form, sides: readonly Side[]): boolean {
  return sides.length === form.players && form.seatings.some((seating) => isSeating(seating, sides));
}

function isSeating(seating: Seating, sides: readonly Side[]): boolean {
  if (seating !== "lone") return sidesOf(seating, sides.length).every((side, seat) => side === sides[seat]);
  const count = (side: Side) => sides.filter((one) => one === side).length;
  return sides.every((side) => side === 0 || side === 1) && (count(0) === 1 || count(1) === 1);
}

/** @returns the side of the player who is alone against two; undefined in every other seating. */
export function loneSide(form: Form, sides: readonly Side[]): Side | undefined {
  if (!form.seatings.includes("lone")) return undefined;
  return sides.find((side) => sides.filter((other) => other === side).length === 1);
}

/** @returns each side’s game hole; half way for the lone player of captain A (rules.md §9.4). */
export function targetsOf(target: number, form: Form, sides: readonly Side[]): readonly number[] {
  const lone = form.loneHalf ? loneSide(form, sides) : undefined;
  return [...new Set(sides)].map((_, side) => (side === lone ? Math.ceil(target / 2) : target));
}
