/** A line of the record in pieces of text and cards: "Bob played 7♣". */
import type { TableFact } from "../../game/facts";
import type { LogLine } from "../../game/replay";
import type { GameState } from "../../game/state";
import type { Side } from "../../rules/ruleset";
import { type Piece, factPieces, behindCurtain, isHidden, nameOf } from "../words/entries";

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
  if (fact.type === "renegeTaken" && status.is === "fits") {
    // After a correction, the play may no longer go back, although the fact says that it does.
    const { end = fact.end } = status.happenings.find((one) => one.kind === "falseGo") ?? {};
    return factPieces(state, { ...fact, end }, line.deal);
  }
  return factPieces(state, fact, line.deal);
}

/** The original of a corrected entry: only its card or its number if it has one, otherwise the whole entry. */
export function originalPieces(state: GameState, original: TableFact, deal: number): readonly Piece[] {
  if ("card" in original)
    return [isHidden(original) ? behindCurtain(state, original.card, deal) : { card: original.card }];
  return "points" in original ? [String(original.points)] : factPieces(state, original, deal);
}

/** The points an entry pegged for each side, in the order they were pegged. */
export function entryPegs(line: LogLine): readonly { readonly side: Side; readonly points: number }[] {
  if (line.status.is !== "fits") return [];
  const all = line.status.pegs;
  const sides = [...new Set(all.map(({ side }) => side))];
  return sides.map((side) => ({ side, points: all.reduce((n, one) => n + (one.side === side ? one.points : 0), 0) }));
}
