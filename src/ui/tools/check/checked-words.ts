/** What the play tool says of a card. */
import { announcePlay, GO_CALL } from "../../../rules/aloud/announce";
import type { CheckedLine, CheckedPlay } from "../../../rules/play/check";
import type { Seat } from "../../../rules/ruleset";
import { spoken, whyWords } from "../../words/verdicts";
import { capital } from "../../words/words";

/** "Player 1" led the play. */
export function playerName(seat: Seat): string {
  return `Player ${seat + 1}`;
}

/** As a player says it: "fourteen and a pair, and one for last, makes three". */
export function lineWords(line: CheckedLine): string {
  return capital(line.kind === "go" ? GO_CALL : announcePlay(line.count, line.reasons));
}

export function linePoints(line: CheckedLine): number {
  return line.kind === "go" ? 0 : line.reasons.reduce((sum, { points }) => sum + points, 0);
}

/** The newest card for the ear, with the reasons it pegs no more. */
export function lineHeard({ lines }: CheckedPlay): string {
  const last = lines.at(-1);
  if (!last) return "";
  const why = last.kind === "go" ? [] : last.why.map((one) => spoken(whyWords(one)));
  return [`${playerName(last.seat)}: ${lineWords(last)}.`, ...why].join(" ");
}
