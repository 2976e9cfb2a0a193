import { type Bracket, championOf, matchesIn, type PlayoffMatch } from "../../../club/bracket";
import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { PrintHead } from "./print-head";
import { roundName } from "../standings/standings-words";
import "../playoffs/bracket.css";

/** The bracket on one landscape page, with blanks to fill in by hand. */
export function bracketSheet(event: ClubEvent, bracket: Bracket) {
  const rounds = matchesIn(bracket);
  const champion = event.players[championOf(bracket) ?? -1]?.name;
  return (
    <section class="print-sheet wide">
      <PrintHead header={event.header} title={champion === undefined ? "Playoffs" : `Playoffs: ${champion} won`} />
      <div class="bracket">
        {rounds.map((matches, round) => (
          <section key={round} class="bracket-round">
            <h2 class="section">{roundName(rounds.length - 1 - round)}</h2>
            <ol>
              {matches.map((match, slot) => (
                <li key={slot}>
                  <div class="playoff-match">
                    {match.players.map((id, at) => (
                      <Party key={at} event={event} bracket={bracket} match={match} id={id} won={match.won[at] ?? 0} />
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

interface PartyProps {
  readonly event: ClubEvent;
  readonly bracket: Bracket;
  readonly match: PlayoffMatch;
  readonly id: PlayerId | undefined;
  readonly won: number;
}

function Party({ event, bracket, match: { bye, winner }, id, won }: PartyProps) {
  const known = id !== undefined;
  return (
    <span class={known && winner === id ? "party through" : "party"}>
      <span class="seed">{known && bracket.seeds.indexOf(id) + 1}</span>
      <span class="name">
        <bdi>{known ? event.players[id]?.name : bye && "Bye"}</bdi>
      </span>
      <span class="won">{known && winner !== undefined && !bye && won}</span>
    </span>
  );
}
