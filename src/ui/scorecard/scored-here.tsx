import { timePlayed } from "../../game/log";
import type { ScorecardLine } from "../../club/scorecard";
import { Row, Rows } from "../parts/rows";
import { timeWords } from "../words/common";
import { useBooks, useSession } from "../context";

interface ScoredHereProps {
  /** Shows only the latest game, and only if it was played since the scorecard was opened. */
  readonly recent?: boolean | undefined;
  readonly onTake: (line: ScorecardLine) => void;
}

/** Most games offered: a longer list would take too long to look through. */
const MOST = 8;

/** Finished games on this phone that fit the scorecard; a tap enters one. */
export function ScoredHere({ recent = false, onTake }: ScoredHereProps) {
  const books = useBooks();
  const { rows } = useSession();
  const games = books.gamesFor(rows.value);
  const opened = books.rows.value.find(({ id }) => id === books.openId.value)?.startedAt ?? Infinity;
  const [last] = games;
  const isRecent = last !== undefined && timePlayed(last.row) >= opened;
  const shown = recent ? (isRecent ? games.slice(0, 1) : []) : games.slice(isRecent ? 1 : 0, MOST);
  if (shown.length === 0) return null;
  return (
    <Rows label={recent ? "Just scored here" : "Games scored here"}>
      {shown.map(({ row, line }) => (
        <Row
          key={row.id}
          icon="check"
          label={
            <>
              Use: {line.won ? "beat" : "lost to"} <bdi>{line.opponent}</bdi> by {line.spread}
            </>
          }
          hint={timeWords(timePlayed(row))}
          onPress={() => onTake(line)}
        />
      ))}
    </Rows>
  );
}
