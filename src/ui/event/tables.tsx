import type { Club, ClubRound } from "../../match/club";
import { entryOf } from "../../match/club";
import type { Table } from "../../match/evening";
import type { PlayerId } from "../../match/rounds";
import { STATUS_WORDS } from "../book-words";
import { Icon } from "../parts/icons";
import { entryWords } from "./event-words";

export interface TablesProps {
  readonly club: Club;
  readonly round: ClubRound;
  readonly tables: readonly Table[];
  readonly onOpen: (game: { readonly pair: Table["pair"]; readonly tapped: PlayerId }) => void;
}

/** The tables of a round: a tap on who won begins its result; what both cards say stands beside the names. */
export function Tables({ club, round, tables, onOpen }: TablesProps) {
  return (
    <ol class="tables">
      {tables.map((table) => (
        <li key={table.pair.join()} class="table-line" data-status={table.status}>
          <span class="table-number">
            <span class="unseen">Table </span>
            {table.number}
          </span>
          {table.pair.map((id) => (
            <SideOfTable
              key={id}
              club={club}
              round={round}
              table={table}
              id={id}
              onTap={() => onOpen({ pair: table.pair, tapped: id })}
            />
          ))}
          {table.status !== "waiting" && (
            <span class="table-status">
              {table.status === "agreed" ? (
                <>
                  <Icon name="check" />
                  <span class="unseen">{STATUS_WORDS.agreed}</span>
                </>
              ) : (
                STATUS_WORDS[table.status]
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface SideOfTableProps {
  readonly club: Club;
  readonly round: ClubRound;
  readonly table: Table;
  readonly id: PlayerId;
  readonly onTap: () => void;
}

function SideOfTable({ club, round, table, id, onTap }: SideOfTableProps) {
  const entry = entryOf(round, id);
  const said = entryWords(entry);
  const waiting = table.status === "waiting";
  const won = entry.ruled ? entry.ruled.points > 0 : entry.slip?.says === "won";
  return (
    <button type="button" class={won ? "table-side won" : "table-side"} data-once onClick={onTap}>
      <span class="who">
        <bdi>{club.players[id]?.name}</bdi>
      </span>
      {waiting ? (
        <span class="unseen"> won, table {table.number}</span>
      ) : (
        <span class="said figures">{said ?? "–"}</span>
      )}
      {waiting && id === table.pair[0] && (
        <span class="deals">
          <span class="unseen">; </span>deals first
        </span>
      )}
    </button>
  );
}
