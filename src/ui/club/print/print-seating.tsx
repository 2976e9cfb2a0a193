import { isolated } from "../../../base/isolated";
import { type ClubEvent, opponentIn } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { statusOf } from "../../../club/results";
import { PrintHead } from "./print-head";
import { listWords } from "../../../base/lists";
import { namesOf } from "../standings/standings-words";
import { type Fit, fitted, opponentFit, SEATED, wallFit } from "./paper-type";
import "./print-seating.css";

/** Most rounds side by side on one page. */
const MOST_ABREAST = 9;

/** A row per player with table and opponent for every round, on as many pages as needed. */
export function seatingSheet(event: ClubEvent) {
  const pages = Math.ceil(event.rounds.length / MOST_ABREAST);
  const abreast = Math.ceil(event.rounds.length / pages);
  const rounds = event.rounds.map((_, at) => at);
  const players = event.players
    .filter(({ id }) => event.rounds.some(({ drawn }) => drawn.games.flat().includes(id) || drawn.sitsOut.includes(id)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const fit = opponentFit(abreast);
  return (
    <>
      {Array.from({ length: pages }, (_, page) => rounds.slice(page * abreast, (page + 1) * abreast)).map((shown) => (
        <section key={shown[0]} class="print-sheet">
          <PrintHead header={event.header} title="Who sits where" />
          <p>Table and opponent for each round. A dot marks who deals first.</p>
          <table class="print-grid">
            <thead>
              <tr>
                <th scope="col">Round</th>
                {shown.map((round) => (
                  <th key={round} scope="col">
                    {round + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map(({ id, name, seat }) => (
                <tr key={id}>
                  <th scope="row">
                    <Name name={name} fit={SEATED} /> {seat !== "" && <small>{seat}</small>}
                  </th>
                  {shown.map((round) => (
                    <td key={round}>
                      <Seat event={event} round={round} player={id} fit={fit} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

interface SeatProps {
  readonly event: ClubEvent;
  readonly round: number;
  readonly player: PlayerId;
  readonly fit: Fit;
}

function Seat({ event, round, player, fit }: SeatProps) {
  const here = event.rounds[round];
  const other = opponentIn(here, player);
  if (!here || other === undefined)
    return <small>{here?.drawn.sitsOut.includes(player) ? "sits out" : "not here"}</small>;
  const table = here.drawn.games.findIndex((pair) => pair.includes(player));
  return (
    <>
      <b>
        {table + 1}
        {here.drawn.games[table]?.[0] === player && " •"}
      </b>
      <small>
        <Name name={event.players[other]?.name} fit={fit} />
        {statusOf(here, [player, other]) === "notPlayed" && ", not played"}
      </small>
    </>
  );
}

/** One round in large type, to hang on the wall. @param round from 1 */
export function pairingSheet(event: ClubEvent, round: number) {
  const drawn = event.rounds[round - 1]?.drawn;
  if (!drawn) return null;
  const { columns, ...fit } = wallFit(drawn.games.length);
  return (
    <section class="print-sheet">
      <PrintHead header={event.header} title={`Round ${round}`} />
      <ol class="print-pairs" style={{ columns, fontSize: `${fit.most}pt` }}>
        {drawn.games.map((pair, table) => (
          <li key={table}>
            <b>{table + 1}</b>
            <span>
              {namesOf(event, pair).map((name) => (
                <Name key={name} name={name} fit={fit} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <p class="print-wall-note">
        The player named first deals first.
        {drawn.sitsOut.length > 0 && ` ${listWords(namesOf(event, drawn.sitsOut).map(isolated))} sits out.`}
      </p>
    </section>
  );
}

function Name({ name = "", fit }: { readonly name: string | undefined; readonly fit: Fit }) {
  const { text, style } = fitted(name, fit);
  return (
    <span class="fitted" style={style}>
      <bdi>{text}</bdi>
    </span>
  );
}
