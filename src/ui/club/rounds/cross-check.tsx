/** The cross-check: games whose cards differ or are missing, with the ruling the rules propose (rules.md §8.7). */
import { type ClubEvent, type EventRound, entryOf } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import type { Value } from "../../../club/slips";
import { whose } from "../../words/words";
import { CASE_WORDS, STATUS_WORDS } from "../../words/club";
import { Empty } from "../../parts/empty";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { leavePage } from "../../router";
import { slipWords, valueInFull, valueWords } from "../event-words";
import { GameSheet, useOpenGame } from "../result/game-sheet";
import { listWords } from "../../../base/lists";
import { namesOf } from "../standings/standings-words";
import { apparentIn } from "../../../club/qualifiers";
import { type GameToCheck, gamesToCheck, valuesBySlip, playersToTell, unruled } from "../../../club/to-check";
import { useBooks } from "../../context";
import "./cross-check.css";

export function CrossCheck({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const [open, setOpen] = useOpenGame(event);
  const qualifiers = apparentIn(books.standings.value);
  const checks = gamesToCheck(event, qualifiers);
  const nothing = checks.open.length + checks.missing.length + checks.ruled.length === 0;
  const enter = ({ round, pair }: GameToCheck) => setOpen({ round, pair });
  return (
    <section class="event-page check-page" aria-label="Cross-check of the cards">
      <div class="event-a">
        {nothing && (
          <Empty title="Nothing to check">
            <p>Both cards agree in every game so far.</p>
          </Empty>
        )}
        {checks.open.length > 0 && (
          <>
            <h2 class="section">To decide</h2>
            <p class="muted">The rules decide; players are not asked. Nothing changes until you tap Apply.</p>
          </>
        )}
        {checks.open.map((check) => (
          <ToDecide
            key={keyOf(check)}
            event={event}
            check={check}
            qualifiers={qualifiers}
            onEnter={() => enter(check)}
          />
        ))}
      </div>
      <div class="event-b">
        <Listed title="Not in yet" event={event} checks={checks.missing} onOpen={enter} />
        {checks.ruled.length > 0 && <h2 class="section">Decided</h2>}
        {checks.ruled.map((check) => (
          <Decided key={keyOf(check)} event={event} check={check} />
        ))}
      </div>
      <div class="actions">
        <MainButton kind="second" onPress={() => leavePage("rounds")}>
          Back to the rounds
        </MainButton>
      </div>
      <GameSheet event={event} open={open} onClose={() => setOpen(undefined)} />
    </section>
  );
}

const keyOf = ({ round, number }: GameToCheck) => `${round}:${number}`;
const placeOf = ({ round, number }: GameToCheck) => `Round ${round}, table ${number}`;

interface CheckProps {
  readonly event: ClubEvent;
  readonly check: GameToCheck;
}

function ToDecide({
  event,
  check,
  qualifiers,
  onEnter,
}: CheckProps & { qualifiers: readonly PlayerId[]; onEnter: () => void }) {
  const books = useBooks();
  const { pair, finding, round: number } = check;
  const round = event.rounds[number - 1];
  if (!round) return null;
  const apply = (values: readonly [Value, Value]) =>
    void books.record({ type: "ruled", round: number, player: pair[0], values });
  const contenders = pair.filter((id) => qualifiers.includes(id));
  return (
    <article class="panel check" aria-label={placeOf(check)}>
      <h3>
        {placeOf(check)} · {STATUS_WORDS[check.status]}
      </h3>
      <Written event={event} round={round} pair={pair} />
      {contenders.length > 0 && (
        <p class="muted">
          <bdi>{listWords(namesOf(event, contenders))}</bdi> {contenders.length === 1 ? "seems" : "seem"} to qualify.
        </p>
      )}
      {finding ? (
        <div class="finding">
          {finding.cases.map((one) => (
            <p key={one}>{CASE_WORDS[one]}</p>
          ))}
          <p>
            <Ruling event={event} pair={pair} values={finding.values} />
          </p>
          <PlayersToTell event={event} ids={playersToTell(round, pair, finding.values)} />
          <MainButton onPress={() => apply(finding.values)}>Apply</MainButton>
        </div>
      ) : (
        <p class="muted">Neither card has a number, so the rules cannot decide.</p>
      )}
      <div class="choices">
        {pair.map((id, at) => {
          const { slip } = entryOf(round, id);
          const values = slip && valuesBySlip(slip, at === 0);
          return (
            values && (
              <button key={id} type="button" class="text-button" onClick={() => apply(values)}>
                <span>
                  Use <bdi>{whose(event.players[id]?.name ?? "")}</bdi> card
                </span>
              </button>
            )
          );
        })}
        <button type="button" class="text-button" onClick={onEnter}>
          Enter again
        </button>
      </div>
    </article>
  );
}

/** The two cards as written. */
function Written({ event, round, pair }: { event: ClubEvent; round: EventRound; pair: GameToCheck["pair"] }) {
  return (
    <dl class="cards-in">
      {pair.map((id) => {
        const { slip, struck } = entryOf(round, id);
        return (
          <div key={id}>
            <dt>
              <bdi>{whose(event.players[id]?.name ?? "")}</bdi> card
            </dt>
            <dd class="figures">
              {struck.map((one, at) => (
                <s key={at}>
                  <span class="unseen">before: </span>
                  {slipWords(one)}{" "}
                </s>
              ))}
              {slip ? slipWords(slip) : "not in"}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Ruling({
  event,
  pair,
  values,
}: {
  event: ClubEvent;
  pair: GameToCheck["pair"];
  values: readonly [Value, Value];
}) {
  return pair.map((id, at) => (
    <span key={id} class="comes">
      <bdi>{event.players[id]?.name}</bdi>: {valueInFull(values[at === 0 ? 0 : 1])}
    </span>
  ));
}

function PlayersToTell({ event, ids }: { event: ClubEvent; ids: readonly PlayerId[] }) {
  if (ids.length === 0) return null;
  return (
    <p class="muted">
      Tell <bdi>{listWords(namesOf(event, ids))}</bdi>: the card says something else.
    </p>
  );
}

/** A ruling, beside the cards as written. */
function Decided({ event, check }: CheckProps) {
  const books = useBooks();
  const round = event.rounds[check.round - 1];
  if (!round) return null;
  return (
    <article class="panel check" aria-label={placeOf(check)}>
      <h3>
        {placeOf(check)} · {STATUS_WORDS[check.status]}
      </h3>
      <Written event={event} round={round} pair={check.pair} />
      <p>
        {check.pair.map((id) => {
          const { ruled } = entryOf(round, id);
          return (
            <span key={id} class="comes">
              <bdi>{event.players[id]?.name}</bdi> counts {ruled ? valueWords(ruled) : "as written"}
            </span>
          );
        })}
      </p>
      <PlayersToTell
        event={event}
        ids={playersToTell(
          round,
          check.pair,
          check.pair.map((id) => entryOf(round, id).ruled),
        )}
      />
      <div class="choices">
        <button
          type="button"
          class="text-button"
          onClick={() => void books.record(unruled(round, check.round, check.pair))}
        >
          Take it back
        </button>
      </div>
    </article>
  );
}

interface ListedProps {
  readonly title: string;
  readonly event: ClubEvent;
  readonly checks: readonly GameToCheck[];
  readonly onOpen: (check: GameToCheck) => void;
}

function Listed({ title, event, checks, onOpen }: ListedProps) {
  if (checks.length === 0) return null;
  return (
    <>
      <h2 class="section">{title}</h2>
      <Rows label={title}>
        {checks.map((check) => (
          <Row
            key={keyOf(check)}
            label={<bdi>{check.pair.map((id) => event.players[id]?.name).join(" – ")}</bdi>}
            hint={placeOf(check)}
            leads
            onPress={() => onOpen(check)}
          />
        ))}
      </Rows>
    </>
  );
}
