import { useEffect, useState } from "preact/hooks";
import { SEASON_POINTS } from "../../../club/scorecard";
import { type ClubEvent, type Entrant, hasCut } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { type Standing } from "../../../club/standings";
import { TIE_WORDS } from "../../../share/club-words";
import { signed } from "../../parts/sides";
import { wordClass } from "../long-words";
import { memo } from "../../parts/memo";
import { caveat, cutWords, levelWords, MARK_WORDS, placeWords } from "./standings-words";
import { cutOf, entrantsIn } from "../../../club/qualifiers";
import { canCountForSeason, markOf } from "../../../club/player-scorecard";
import "./standings-table.css";

export interface StandingsTableProps {
  readonly event: ClubEvent;
  readonly standings: readonly Standing[];
  /** Absent on paper. */
  readonly onPlayer?: ((player: PlayerId) => void) | undefined;
}

/** Rows per group. The browser lays out only the groups in view. */
const TOGETHER = 8;
/** Groups rendered at first: as many as a phone shows. The others follow after the first paint. */
const AT_ONCE = 2;

/** The standings, highest place first, with the cut below the qualifiers. */
export function StandingsTable({ event, standings, onPlayer }: StandingsTableProps) {
  const plays = hasCut(event);
  const { qualifiers, highNonQualifier, open } = cutOf(standings);
  const level = levelWords(caveat(event) === undefined);
  const markFor = (standing: Standing) => {
    if (!plays) return mark(event, standing);
    if (open.includes(standing.id)) return level;
    return standing.id === highNonQualifier ? "High non-qualifier" : undefined;
  };
  const lastAbove = open.at(-1) ?? qualifiers.at(-1);
  // On paper all rows must be there at once.
  const [whole, setWhole] = useState(!onPlayer);
  useEffect(() => setWhole(true), []);
  const seats = event.players.some(({ seat }) => seat !== "");
  const groups = Math.ceil(standings.length / TOGETHER);
  return (
    <table class={seats ? "standings seated" : "standings"}>
      <caption class="unseen">Standings</caption>
      <Head seats={seats} />
      {Array.from({ length: whole ? groups : Math.min(groups, AT_ONCE) }, (_, group) => (
        <tbody key={group}>
          {standings.slice(group * TOGETHER, (group + 1) * TOGETHER).flatMap((standing, at) => {
            const line = (
              <Line
                key={standing.id}
                {...standing}
                player={event.players[standing.id]}
                place={placeWords(standings, group * TOGETHER + at)}
                seats={seats}
                mark={markFor(standing)}
                onPlayer={onPlayer}
              />
            );
            if (!plays || standing.id !== lastAbove) return [line];
            return [
              line,
              <tr key="cut" class="cut">
                <td colSpan={seats ? 10 : 9}>{cutWords(qualifiers.length, entrantsIn(standings), open.length)}</td>
              </tr>,
            ];
          })}
        </tbody>
      ))}
    </table>
  );
}

function Head({ seats }: { seats: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">Place</span>
        </th>
        <th scope="col">Player</th>
        {seats && (
          <th scope="col" class="roomy">
            Seat
          </th>
        )}
        <th scope="col" class="game-points">
          <abbr title="Game points">GP</abbr>
          <span class="tight">/W</span>
        </th>
        <th scope="col" class="roomy">
          Won
        </th>
        <th scope="col" class="roomy">
          Lost
        </th>
        <th scope="col">
          <abbr title="Plus points">+</abbr>
        </th>
        <th scope="col">
          <abbr title="Minus points">−</abbr>
        </th>
        <th scope="col">Net</th>
        <th scope="col">
          <abbr title="Games played">Pl</abbr>
        </th>
      </tr>
    </thead>
  );
}

function mark(event: ClubEvent, standing: Standing): string | undefined {
  const found = markOf(standing, event.header);
  return found && MARK_WORDS[found];
}

interface FiguresProps extends Omit<Standing, "place"> {
  readonly player: Entrant | undefined;
  readonly seats: boolean;
  readonly mark: string | undefined;
  readonly onPlayer: StandingsTableProps["onPlayer"];
}

/** Memoised in two parts: a result moves many rows but changes the figures of two. */
const Line = memo(function Line({ place, ...figures }: FiguresProps & { readonly place: string }) {
  return (
    <tr class={wordClass([figures.player?.name], [7, 10])}>
      <td class="standing-place">{place}</td>
      <Figures {...figures} />
    </tr>
  );
});

const Figures = memo(function Figures(props: FiguresProps) {
  const { player, seats, mark: marked, onPlayer, id, here, by, points, won, lost, plus, minus, net, played } = props;
  // The mark may say "tied" already.
  const tells = by !== "points" && !(by === "level" && marked?.startsWith(TIE_WORDS.level));
  return (
    <>
      <th scope="row">
        {onPlayer ? (
          <button type="button" onClick={() => onPlayer(id)}>
            <bdi>{player?.name}</bdi>
          </button>
        ) : (
          <bdi>{player?.name}</bdi>
        )}
        {(tells || marked || !here || player?.grassRoots) && (
          <small>
            {tells && <span>{TIE_WORDS[by]}</span>}
            {marked && <span class="mark">{marked}</span>}
            {!here && <span>left</span>}
            {player?.grassRoots && (
              <span>
                {player.grassRoots} <abbr title="Grass Roots Points">GRP</abbr>
              </span>
            )}
          </small>
        )}
      </th>
      {seats && <td class="roomy seat">{player?.seat}</td>}
      <td class="game-points" data-head="GP/W">
        {points}
        <span class="tight">/{won}</span>
      </td>
      <td class="roomy">{won}</td>
      <td class="roomy">{lost}</td>
      <td data-head="+">{plus}</td>
      <td data-head="−">{minus}</td>
      <td data-head="Net">{signed(net)}</td>
      <td data-head="Played">{played}</td>
    </>
  );
});

/** Explains the small words and signs of the table. */
export function Legend({ event }: { readonly event: ClubEvent }) {
  const grassRoots = event.players.some((player) => player.grassRoots !== undefined);
  return (
    <p class="muted legend">
      GP/W: game points and games won. + and −: plus and minus points. Net: their difference. Pl: games played. The
      small word shows the tie-break: games won, net spread, plus points, head to head, then a one-game playoff. “2=” is
      a shared place.
      {canCountForSeason(event.header) && ` ${SEASON_POINTS} game points or more count for the season.`}
      {grassRoots && " GRP: Grass Roots Points."}
    </p>
  );
}
