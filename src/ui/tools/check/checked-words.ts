/** One line of the play in words, on screen and for screen readers. */
import { announcePlay, GO_CALL, numberWord } from "../../../rules/aloud/announce";
import type { CheckedLine, CheckedPlay, FalseStop, Move } from "../../../rules/play/check";
import type { Seat } from "../../../rules/ruleset";
import { whyWords } from "../../words/tools";
import type { Sentence } from "../../words/miscounts";
import { spoken } from "../../words/verdicts";
import { capital } from "../../words/common";

/** "Player 1" for seat 0, which led. */
export function playerName(seat: Seat): string {
  return `Player ${seat + 1}`;
}

/** The line as a player would say it: "Fourteen: pair and last card, three". */
export function lineWords(line: CheckedLine): string {
  if (line.kind === "laid") return capital(announcePlay(line.count, line.reasons));
  return capital(line.pays === undefined ? GO_CALL : `${GO_CALL}, and one for ${playerName(line.pays)}`);
}

/**
 * A go at which a card fitted, and what it costs: "False go at 28: 2♠ fitted. The others may claim 2."
 * @param by the player of the line that it is shown at, who needs no name
 */
export function fittedWords({ seat, count, cards, points }: FalseStop, by: Seat): Sentence {
  const fitted = cards.flatMap((card, i): Sentence => [i === 0 ? "" : " ", { card }]);
  const go = seat === by ? "False go" : `${playerName(seat)}’s false go`;
  return [`${go} at ${count}: `, ...fitted, points > 0 ? ` fitted. The others may claim ${points}.` : " fitted."];
}

export function linePoints(line: CheckedLine): number {
  return line.kind === "go" ? 0 : line.reasons.reduce((sum, { points }) => sum + points, 0);
}

/** The newest line, and why its card pegs nothing extra. Empty before the first card. */
export function newestHeard({ lines }: CheckedPlay): string {
  const newest = lines.at(-1);
  if (!newest) return "";
  const why = newest.kind === "go" ? [] : newest.why.map((one) => spoken(whyWords(one)));
  return [`${playerName(newest.seat)}: ${lineWords(newest)}.`, ...why].join(" ");
}

/** "The last three cards do not fit these rules." Goes among them are not counted. */
export function unfitWords(moves: readonly Move[]): string {
  const cards = moves.filter((move) => move !== "go").length;
  const [number, one, more] = cards > 0 ? [cards, "card", "cards"] : [moves.length, "go", "goes"];
  return `The last ${number === 1 ? `${one} does` : `${numberWord(number)} ${more} do`} not fit these rules.`;
}
