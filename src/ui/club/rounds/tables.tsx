import { type ClubEvent, type EventRound, type ResultEntry, entryOf } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { STATUS_WORDS } from "../../../share/club-words";
import { Icon } from "../../parts/icons";
import { memo } from "../../parts/memo";
import { entryWords } from "../event-words";
import { wordClass } from "../long-words";
import type { OpenGame } from "../result/game-draft";
import type { Table } from "../../../club/progress";

export interface TablesProps {
  readonly event: ClubEvent;
  readonly round: EventRound;
  readonly number: number;
  readonly tables: readonly Table[];
  readonly onOpen: (game: OpenGame) => void;
}

/** The tables of a round. A tap on the winner's name opens the result; both cards show beside the names. */
export function Tables({ event, round, number: roundNumber, tables, onOpen }: TablesProps) {
  return (
    <ol class="tables">
      {tables.map(({ number, pair, status }) => (
        <li
          key={pair.join()}
          class={`table-line ${wordClass(
            pair.map((id) => event.players[id]?.name),
            [10, 10],
          )}`}
          data-status={status}
        >
          <span class="table-number">
            <span class="unseen">Table </span>
            {number}
          </span>
          {pair.map((id) => (
            <Side
              key={id}
              id={id}
              name={event.players[id]?.name}
              here={event.players[id]?.here !== false}
              entry={entryOf(round, id)}
              waits={status === "waiting" ? number : undefined}
              pair={pair}
              round={roundNumber}
              onOpen={onOpen}
            />
          ))}
          {status !== "waiting" && (
            <span class="table-status">
              {status === "agreed" ? (
                <>
                  <Icon name="check" />
                  <span class="unseen">{STATUS_WORDS.agreed}</span>
                </>
              ) : (
                STATUS_WORDS[status]
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  readonly id: PlayerId;
  readonly name: string | undefined;
  /** False once the player has left. */
  readonly here: boolean;
  readonly entry: ResultEntry;
  /** The number of the table; undefined once the first card is in. */
  readonly waits: number | undefined;
  readonly pair: Table["pair"];
  readonly round: number;
  readonly onOpen: TablesProps["onOpen"];
}

/** Memoised, because entering a result changes only one table. */
const Side = memo(function Side({ id, name, here, entry, waits, pair, round, onOpen }: SideProps) {
  const won = entry.mark === "notPlayed" ? false : entry.ruled ? entry.ruled.points > 0 : entry.slip?.says === "won";
  return (
    <button
      type="button"
      class={won ? "table-side won" : "table-side"}
      data-once
      onClick={() => onOpen({ round, pair, tapped: id })}
    >
      <span class="who">
        <bdi>{name}</bdi>
      </span>
      {waits === undefined ? (
        <span class="said figures">{entryWords(entry) ?? "–"}</span>
      ) : (
        <span class="unseen"> won, table {waits}</span>
      )}
      {waits !== undefined && !here && (
        <span class="deals">
          <span class="unseen">; </span>has left
        </span>
      )}
      {waits !== undefined && here && id === pair[0] && (
        <span class="deals">
          <span class="unseen">; </span>deals first
        </span>
      )}
    </button>
  );
});
