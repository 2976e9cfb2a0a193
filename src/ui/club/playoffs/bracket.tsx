import { isolated } from "../../../base/isolated";
import { listWords } from "../../../base/lists";
import { useState } from "preact/hooks";
import { type Bracket as Drawn, matchesIn, type PlayoffMatch } from "../../../club/bracket";
import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { Choice } from "../../parts/choice";
import { Icon } from "../../parts/icons";
import { roundName } from "../standings/standings-words";
import { useBooks } from "../../context";
import "./bracket.css";

export interface BracketProps {
  readonly event: ClubEvent;
  readonly bracket: Drawn;
}

/** Shows all rounds side by side on a wide screen and one round at a time on a narrow one. A tap on a name enters a win. */
export function Bracket({ event, bracket }: BracketProps) {
  const rounds = matchesIn(bracket);
  const names = rounds.map((_, at) => roundName(rounds.length - 1 - at));
  const open = rounds.findIndex((matches) => matches.some(({ winner }) => winner === undefined));
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? (open < 0 ? rounds.length - 1 : open);
  return (
    <section class="bracket-page stack" aria-label="The bracket">
      {rounds.length > 1 && (
        <div class="round-choice">
          <Choice
            legend="Round"
            legendHidden
            options={names.map((label, at) => ({ value: String(at), label }))}
            value={String(shown)}
            onChoose={(at) => setChosen(Number(at))}
          />
        </div>
      )}
      {open >= 0 && <p class="muted tap-hint">Each time a player wins a game, tap the name.</p>}
      <div class="bracket">
        {rounds.map((matches, round) => (
          <section key={round} class={round === shown ? "bracket-round shown" : "bracket-round"}>
            <h2 class="section">{names[round]}</h2>
            <ol>
              {matches.map((match, slot) => (
                <li key={slot}>
                  <Match event={event} bracket={bracket} match={match} round={round} slot={slot} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

interface MatchProps extends BracketProps {
  readonly match: PlayoffMatch;
  readonly round: number;
  readonly slot: number;
}

function Match({ event, bracket, match, round, slot }: MatchProps) {
  const books = useBooks();
  const { players, won, winner, bye } = match;
  const called = listWords(players.map((id) => (id === undefined ? "not known yet" : (event.players[id]?.name ?? ""))));
  const played = won[0] + won[1];
  return (
    <div class="playoff-match" role="group" aria-label={bye ? "A bye" : called}>
      {players.map((id, at) => (
        <Party
          key={at}
          name={id === undefined ? undefined : event.players[id]?.name}
          seed={id === undefined ? undefined : bracket.seeds.indexOf(id) + 1}
          won={won[at] ?? 0}
          bye={bye}
          through={id !== undefined && winner === id}
          over={winner !== undefined}
          ready={!players.includes(undefined)}
          onWin={() => void (id !== undefined && books.record({ type: "playoffGame", round, slot, winner: id }))}
        />
      ))}
      {played > 0 && (
        <button
          type="button"
          class="icon-button"
          aria-label={`Take back the last game of ${called}`}
          title="Take back the last game"
          onClick={() => void books.record({ type: "playoffStruck", round, slot })}
        >
          <Icon name="undo" />
        </button>
      )}
    </div>
  );
}

interface PartyProps {
  readonly name: string | undefined;
  readonly seed: PlayerId | undefined;
  readonly won: number;
  readonly bye: boolean;
  readonly through: boolean;
  readonly over: boolean;
  /** True once both players are known. */
  readonly ready: boolean;
  readonly onWin: () => void;
}

function Party({ name, seed, won, bye, through, over, ready, onWin }: PartyProps) {
  if (name === undefined) return <span class="party muted">{bye ? "Bye" : "Not known yet"}</span>;
  const inside = (
    <>
      <span class="seed">{seed}</span>
      <span class="name">
        <bdi>{name}</bdi>
      </span>
      {through && <Icon name="check" />}
      {!bye && <span class="won figures">{won}</span>}
    </>
  );
  const classes = through ? "party through" : "party";
  if (!ready) return <span class={classes}>{inside}</span>;
  const label = `${isolated(name)}, seed ${seed}, ${won} won${through ? ", goes through" : ""}`;
  return (
    <button
      type="button"
      class={classes}
      aria-label={over ? label : `${label}: a game for ${isolated(name)}`}
      aria-disabled={over}
      onClick={onWin}
    >
      {inside}
    </button>
  );
}
