/** A line of the record in pieces of text and cards: "Bob played 7♣". */
import type { TableFact } from "../../game/facts";
import type { LogLine } from "../../game/replay";
import type { GameState } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import { sizeOf } from "../../game/known";
import { nameOfSide } from "../../game/sides";
import { type Piece, factPieces, behindCurtain, isHidden, nameOf, ownerWords } from "../words/entries";
import { REFUSAL_WORDS } from "../words/refusals";

/** The line in words. The facts of the play do not name their player, so the name comes from the replay. */
export function entryPieces(state: GameState, line: LogLine): readonly Piece[] {
  const { fact, status } = line;
  const seat =
    status.is === "fits"
      ? status.happenings.find((one) => (fact.type === "cardPlayed" ? one.kind === "laid" : one.kind === "go"))
      : undefined;
  const by = seat && "seat" in seat ? nameOf(state, seat.seat) : undefined;
  if (fact.type === "cardPlayed") return by ? [`${by} played `, { card: fact.card }] : [{ card: fact.card }, " played"];
  if (fact.type === "claimed" && fact.owner === "play") {
    const said = status.is === "fits" ? status.happenings.find((one) => "statedCount" in one) : undefined;
    return [
      said && "statedCount" in said
        ? `${nameOf(state, said.statedCount.seat)} said ${fact.points}`
        : `Said ${fact.points}`,
    ];
  }
  if (fact.type === "goCalled") return [by ? `${by}: go` : "Go"];
  if (fact.type === "handPegged" && !fact.falseGame)
    return [`${ownerWords(state, fact.owner)} `, ...countedCards(state, line)];
  if (fact.type === "renegeTaken" && status.is === "fits") {
    // After a correction, the play may no longer go back, although the fact says that it does.
    const { end = fact.end } = status.happenings.find((one) => one.kind === "falseGo") ?? {};
    return factPieces(state, { ...fact, end }, line.deal);
  }
  return factPieces(state, fact, line.deal);
}

/** The original of a corrected entry: only its card or its number if it has one, otherwise the whole entry. */
function originalPieces(state: GameState, original: TableFact, deal: number): readonly Piece[] {
  if ("card" in original)
    return [isHidden(original) ? behindCurtain(state, original.card, deal) : { card: original.card }];
  return "points" in original && !("side" in original) ? [String(original.points)] : factPieces(state, original, deal);
}

/** The cards of a hand that was counted, with a space after each. */
function countedCards({ form }: GameState, { status }: LogLine): readonly Piece[] {
  const counted = status.is === "fits" ? status.happenings.find(({ kind }) => kind === "counted") : undefined;
  if (counted?.kind !== "counted" || !counted.tally) return ["counted"];
  const cards = counted.tally.cards.slice(0, sizeOf(form, counted.owner));
  return cards.flatMap((card): readonly Piece[] => [{ card }, " "]);
}

/**
 * The points an entry pegged for each side, in the order they were pegged. Points taken back are not set off against
 * points gained in the same entry.
 */
export function entryPegs(line: LogLine): readonly { readonly side: Side; readonly points: number }[] {
  if (line.status.is !== "fits") return [];
  const sums: { readonly side: Side; points: number }[] = [];
  for (const { side, points } of line.status.pegs) {
    const sum = sums.find((one) => one.side === side && one.points > 0 === points > 0);
    if (sum) sum.points += points;
    else sums.push({ side, points });
  }
  return sums;
}

/** "1 for Jess"; "2 back for Jess" for points taken back. */
export function pegText(state: GameState, { side, points }: { readonly side: Side; readonly points: number }): string {
  return `${Math.abs(points)} ${points < 0 ? "back " : ""}for ${nameOfSide(state, side)}`;
}

/** Notes on a line: why it does not fit, or that it was deleted, added later or changed. */
export function entryNotes(state: GameState, { status, late, original, deal }: LogLine): readonly (readonly Piece[])[] {
  const notes: (readonly Piece[])[] = [];
  if (status.is === "misfit") notes.push([`Not possible. ${REFUSAL_WORDS[status.why]}`]);
  if (status.is === "removed") notes.push(["Deleted"]);
  if (late) notes.push(["Added later"]);
  if (original) notes.push(["changed from ", ...originalPieces(state, original, deal)]);
  return notes;
}
