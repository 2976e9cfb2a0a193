import { Fragment } from "preact";
import type { GameRow } from "../../game/log";
import { Row } from "../parts/rows";
import { go } from "../router";
import { LOSS_MARKS } from "../words/common";
import { gameOfMatch } from "../words/matches";
import { copyWords, scoresOf, WhoBeat } from "./game-line";
import "./dated-line.css";

interface DatedLineProps {
  readonly row: GameRow;
  /** When it was last played: the time alone below the heading of a day, or with the date. */
  readonly when: string;
  /** The list says above the game how long its match is. */
  readonly inMatch?: boolean;
  /** A button at the end of the line takes the place of the scores, which move into the small words. */
  readonly besideButton?: boolean;
}

/** One game with its time: who beat whom, the scores, and a skunk. A tap opens the game. */
export function DatedLine({ row, when, inMatch = false, besideButton = false }: DatedLineProps) {
  const { names, winner, loss, match } = row;
  const scores = scoresOf(row);
  // Two scores fit beside the names; more do not.
  const isScoreSmall = besideButton || names.length > 2;
  const isGoing = winner === undefined;
  const mark = isGoing ? "in progress" : LOSS_MARKS[loss];
  const parts = [
    isScoreSmall && scores,
    match && (inMatch ? `Game ${match.game}` : gameOfMatch(match)),
    copyWords(row),
    when,
  ].filter(Boolean);
  return (
    <Row
      label={<WhoBeat row={row} />}
      hint={
        <>
          {parts.map((part) => (
            <Fragment key={part}>
              {part !== parts[0] && " · "}
              <span class="whole">{part}</span>
            </Fragment>
          ))}
          {mark && (
            <>
              {" · "}
              <span class={isGoing ? "going" : "loss"}>{mark}</span>
            </>
          )}
        </>
      }
      value={isScoreSmall ? undefined : scores}
      onPress={() => go("table", row.id)}
    />
  );
}
