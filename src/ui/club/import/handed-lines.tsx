import { useState } from "preact/hooks";
import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { slipOf } from "../../../club/slips";
import { type LineFit, type LinePreview, previewHanded, takenFrom } from "../../../share/handed-lines";
import type { Handed } from "../../../share/lines";
import { dayWords } from "../../words/club";
import { signed } from "../../parts/sides";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { replace } from "../../router";
import { slipWords } from "../event-words";
import { ACROSS_WORDS, FIT_WORDS } from "./handed-words";
import { useBooks } from "../../context";

export interface HandedLinesProps {
  readonly handed: Handed;
  readonly onNext: () => void;
}

/** A preview of the player's results, each beside the result that the event has. */
export function HandedLines({ handed, onNext }: HandedLinesProps) {
  const books = useBooks();
  const [as, setAs] = useState<PlayerId>();
  const [taken, setTaken] = useState<{ readonly count: number; readonly round: number }>();
  const event = books.event.value;
  if (!event) return null;
  const preview = previewHanded(event, handed, as);
  const here = preview.player === undefined ? undefined : event.players[preview.player]?.name;
  const [fits, differs] = [takenFrom(preview, "fits"), takenFrom(preview, "differs")];
  const take = async (which: "fits" | "differs") => {
    const rounds = preview.lines.filter(({ fit }) => fit.is === which).map(({ round }) => round);
    if (await books.recordAll(takenFrom(preview, which)))
      setTaken({ count: rounds.length, round: Math.max(...rounds) });
  };
  return (
    <>
      <div class="stack handed">
        <EventChoice />
        <h2>
          <bdi>{handed.player}</bdi>
          {here !== undefined && here !== handed.player && (
            <span class="muted">
              {" "}
              here: <bdi>{here}</bdi>
            </span>
          )}
        </h2>
        {preview.player === undefined || as !== undefined ? (
          <WhoIsIt event={event} name={handed.player} as={as} onChoose={setAs} />
        ) : null}
        {taken && (
          <p class="notice" role="status">
            {`Imported ${resultsWords(taken.count)}.`}
          </p>
        )}
        <Rows label="Results">
          {preview.player === undefined
            ? handed.lines.map((line) => (
                <Row
                  key={line.game}
                  label={<LineLabel game={line.game} opponent={line.opponent} />}
                  value={slipWords(slipOf(line.won, line.spread))}
                />
              ))
            : preview.lines.map((one) => <OneLine key={one.line.game} event={event} preview={one} />)}
        </Rows>
      </div>
      <div class="actions">
        {fits.length > 0 && (
          <MainButton onPress={() => void take("fits")}>Import {resultsWords(fits.length)}</MainButton>
        )}
        {taken && fits.length === 0 && (
          <MainButton onPress={() => replace("event", `${books.openId.value}/rounds/${taken.round}`)}>
            Go to round {taken.round}
          </MainButton>
        )}
        {differs.length > 0 && (
          <MainButton kind="second" onPress={() => void take("differs")}>
            Replace {resultsWords(differs.length)}
          </MainButton>
        )}
        <MainButton kind="second" onPress={onNext}>
          Read another
        </MainButton>
      </div>
    </>
  );
}

function resultsWords(count: number): string {
  return count === 1 ? "1 result" : `${count} results`;
}

/** The line as the scorecard has it: its games leave out rounds without one. */
function LineLabel({ game, opponent }: { game: number; opponent: string }) {
  return (
    <>
      Game {game} · <bdi>{opponent}</bdi>
    </>
  );
}

function OneLine({ event, preview: { line, round, fit } }: { event: ClubEvent; preview: LinePreview }) {
  return (
    <Row
      mark={<span class={fit.is === "fits" ? "fit-mark" : "fit-mark off"} aria-hidden="true" />}
      label={<LineLabel game={line.game} opponent={line.opponent} />}
      hint={
        <>
          {round !== line.game && `round ${round} here: `}
          <FitWords event={event} fit={fit} />
        </>
      }
      value={signed(line.won ? line.spread : -line.spread)}
    />
  );
}

function FitWords({ event, fit }: { event: ClubEvent; fit: LineFit }) {
  const words = FIT_WORDS[fit.is];
  switch (fit.is) {
    case "fits":
    case "there":
      return `${words}; ${ACROSS_WORDS[fit.across]}`;
    case "differs":
      return `${words}: ${slipWords(fit.there)}; ${ACROSS_WORDS[fit.across]}`;
    case "otherwise":
      return (
        <>
          {words}: <bdi>{event.players[fit.opponent]?.name}</bdi>
        </>
      );
    default:
      return words;
  }
}

/** Shown only when there is more than one event. */
function EventChoice() {
  const books = useBooks();
  const events = books.rows.value.filter(({ kind }) => kind === "club");
  if (events.length < 2) return null;
  return (
    <label class="field">
      <span class="field-label">Which event?</span>
      <select
        class="input"
        value={books.openId.value ?? ""}
        onChange={(event) => void books.openBook(event.currentTarget.value)}
      >
        {events.map(({ id, title, date }) => (
          <option key={id} value={id}>
            {title}, {dayWords(date)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WhoIsItProps {
  readonly event: ClubEvent;
  readonly name: string;
  readonly as: PlayerId | undefined;
  readonly onChoose: (as: PlayerId | undefined) => void;
}

function WhoIsIt({ event, name, as, onChoose }: WhoIsItProps) {
  return (
    <label class="field">
      <span class="field-label">
        No player here is called <bdi>{name}</bdi>. Who is it?
      </span>
      <select
        class="input"
        value={as === undefined ? "" : String(as)}
        onChange={({ currentTarget: { value } }) => onChoose(value === "" ? undefined : Number(value))}
      >
        <option value="">Choose a player</option>
        {event.players.map((player) => (
          <option key={player.id} value={String(player.id)}>
            {player.name}
          </option>
        ))}
      </select>
    </label>
  );
}
