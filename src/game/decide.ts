/** Turns a command into the fact to record, or refuses it. */
import { type Card, isJoker } from "../rules/cards";
import { identify } from "../rules/identify";
import { never, ok, refuse, type Result } from "../base/result";
import type { Seat } from "../rules/ruleset";
import { mayChange } from "./corrections";
import { evolve } from "./evolve/evolve";
import { type Change, type LogEntry, type Fact, FORMAT, type Seq, type TableFact } from "./facts";
import { handPlaceOf, nextPlaceOf } from "./card-place";
import type { Refusal } from "./refusals";
import { replay, type Replay, slotOf } from "./replay";
import { type GameState, type Phase, phaseOf } from "./state";
import { outOfOrder } from "./whose-count";

export type Command =
  /** A card on the pad; `asked` is the seat whose hand somebody wants to enter. */
  | { readonly do: "tapCard"; readonly card: Card; readonly asked?: Seat | undefined }
  /** A card for the hand that this seat enters. It is never taken as a cut, a starter or a card of the play. */
  | { readonly do: "tapHand"; readonly card: Card; readonly seat: Seat }
  /** A card that a seat plays from its own hand on the screen. */
  | { readonly do: "playCard"; readonly card: Card; readonly seat: Seat }
  | { readonly do: "record"; readonly fact: TableFact }
  | { readonly do: "undo" }
  | { readonly do: "redo" }
  | { readonly do: "correct"; readonly entry: Seq; readonly change: Change };

/**
 * @param now the replay of `entries`
 */
export function decide(entries: readonly LogEntry[], now: Replay, command: Command): Result<Fact, Refusal> {
  switch (command.do) {
    case "undo":
      return now.undo ? ok({ type: "undone" }) : refuse("nothingToUndo");
    case "redo":
      return now.redo ? ok({ type: "redone" }) : refuse("nothingToRedo");
    case "correct":
      return decideChange(entries, now, command.entry, command.change);
    case "tapCard":
    case "tapHand":
    case "playCard":
    case "record": {
      const fact = factOf(now.state, command);
      if (!fact.ok) return fact;
      const order = notCounted(now.state, fact.value) ?? mustLayHeldBack(now.state, fact.value);
      if (order) return refuse(order);
      const outcome = evolve(now.state, fact.value);
      if (outcome.ok) return fact;
      const led = command.do === "tapCard" ? leadAfterGoes(now.state, fact.value) : undefined;
      return led ? ok(led) : outcome;
    }
    default:
      return never(command);
  }
}

type TableCommand = Extract<Command, { do: "tapCard" | "tapHand" | "playCard" | "record" }>;

function factOf(state: GameState | undefined, command: TableCommand): Result<TableFact, Refusal> {
  if (command.do === "record") return ok(command.fact);
  if (!state) return refuse("notNow");
  const { card } = command;
  switch (command.do) {
    case "tapHand":
      return ok({ ...handPlaceOf(state.deal, command.seat), card });
    case "playCard":
      return command.seat === state.deal?.play?.turn ? ok({ type: "cardPlayed", card }) : refuse("outOfTurn");
    case "tapCard": {
      const place = nextPlaceOf(state, command.asked);
      return place ? ok({ ...place, card }) : refuse(whyNoPlace(phaseOf(state)));
    }
    default:
      return never(command);
  }
}

/** A card past 31 leads the next series if everybody can have said go. Where the players count, a go is said aloud. */
function leadAfterGoes(state: GameState | undefined, fact: TableFact): TableFact | undefined {
  if (fact.type !== "cardPlayed" || state?.counting !== "app") return undefined;
  const led: TableFact = { ...fact, ends: true };
  return evolve(state, led).ok ? led : undefined;
}

function whyNoPlace(phase: Phase): Refusal {
  if (phase === "over") return "gameOver";
  return phase === "auction" ? "auctionOpen" : "notNow";
}

/** Hands are counted in order, one at a time (rules.md §4.2). */
function notCounted(state: GameState | undefined, fact: TableFact): Refusal | undefined {
  // A card that ends the step before it belongs to a hand that is not counted yet.
  return state && "owner" in fact && !("ends" in fact) ? outOfOrder(state, fact.owner) : undefined;
}

/** After a false go, a card that was held back is played first (rules.md §6.5). Older logs may have another card there. */
function mustLayHeldBack(state: GameState | undefined, fact: TableFact): Refusal | undefined {
  const { heldBack = [] } = state?.deal ?? {};
  if (fact.type !== "cardPlayed" || heldBack.length === 0) return undefined;
  const { card } = fact;
  const isHeld = heldBack.some((held) => (isJoker(card) ? isJoker(held) : identify([held], [card])));
  return isHeld ? undefined : "cardHeldBack";
}

/** A card that another one replaces still ends what the first one ended. */
function sameEnding(fact: TableFact, change: Change): Change {
  if (change.how !== "replaced" || !("ends" in fact) || change.by.type !== fact.type) return change;
  return { ...change, by: { ...change.by, ends: true } };
}

/** A correction must fit in its place. Later entries need not fit any longer; the record then lists them. */
function decideChange(entries: readonly LogEntry[], now: Replay, entry: Seq, change: Change): Result<Fact, Refusal> {
  const line = now.lines.find(({ id }) => id === entry);
  if (!line || !mayChange(slotOf(line), change)) return refuse("notAnEntry");
  const fact: Fact = { type: "corrected", entry, change: sameEnding(line.fact, change) };
  const seq = (entries.at(-1)?.seq ?? -1) + 1;
  const next: LogEntry = { game: entries[0]?.game ?? ("" as LogEntry["game"]), seq, v: FORMAT, at: 0, fact };
  const after = replay([...entries, next]);
  const id = change.how === "preceded" ? seq : entry;
  const status = after.lines.find((one) => one.id === id)?.status;
  return status?.is === "misfit" ? refuse(status.why) : ok(fact);
}
