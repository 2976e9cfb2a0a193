/** The cross-check: games whose cards differ or of which one is missing, and what the rules make of them. */
import { type ClubEvent, type EventRound, entryOf } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import type { Value } from "../../../club/slips";
import { CASE_WORDS, STATUS_WORDS } from "../../words/club";
import { Empty } from "../../parts/empty";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { leavePage } from "../../router";
import { slipWords, valueInFull, valueWords } from "../event-words";
import { GameSheet, useOpenGame } from "../result/game-sheet";
import { listWords } from "../../../base/lists";
import { namesOf } from "../standings/standings-words";
import type { EventProps } from "../event-props";
import { apparentIn } from "../../../club/qualifiers";
import { type GameToCheck as Looked, gamesToCheck, valuesBySlip, playersToTell, unruled } from "../../../club/to-check";
import { useBooks } from "../../context";
import "../check-cards.css";

export function Check({ event }: EventProps) {
  const books = useBooks();
  const [open, setOpen] = useOpenGame(event);
  const qualifiers = apparentIn(books.standings.value);
  const checks = gamesToCheck(event, qualifiers);
  const nothing = checks.open.length + checks.missing.length + checks.ruled.length === 0;
  const enter = ({ round, pair }: Looked) => setOpen({ round, pair });
  return (
    <section class="event-page check-page" aria-label="Check of the cards">
      <div class="event-a">
        {nothing && (
          <Empty title="Nothing to look at">
            <p>Every game that is in agrees on both cards.</p>
          </Empty>
        )}
        {checks.open.length > 0 && (
          <>
            <h2 class="section">To be settled</h2>
            <p class="muted">Players are not asked. What the rules make of it is taken only when you say so.</p>
          </>
        )}
        {checks.open.map((check) => (
          <ToSettle
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
        {checks.ruled.length > 0 && <h2 class="section">Settled</h2>}
        {checks.ruled.map((check) => (
          <Settled key={keyOf(check)} event={event} check={check} />
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

const keyOf = ({ round, number }: Looked) => `${round}:${number}`;
const placeOf = ({ round, number }: Looked) => `Round ${round}, table ${number}`;

interface OfCheck {
  readonly event: ClubEvent;
  readonly check: Looked;
}

function ToSettle({
  event,
  check,
  qualifiers,
  onEnter,
}: OfCheck & { qualifiers: readonly PlayerId[]; onEnter: () => void }) {
  const books = useBooks();
  const { pair, finding, round: number } = check;
  const round = event.rounds[number - 1];
  if (!round) return null;
  const rule = (values: readonly [Value, Value]) =>
    void books.record({ type: "ruled", round: number, player: pair[0], values });
  const runners = pair.filter((id) => qualifiers.includes(id));
  return (
    <article class="panel check" aria-label={placeOf(check)}>
      <h3>
        {placeOf(check)} · {STATUS_WORDS[check.status]}
      </h3>
      <Said event={event} round={round} pair={pair} />
      {runners.length > 0 && (
        <p class="muted">
          <bdi>{listWords(namesOf(event, runners))}</bdi> {runners.length === 1 ? "seems" : "seem"} to qualify.
        </p>
      )}
      {finding ? (
        <div class="finding">
          {finding.cases.map((one) => (
            <p key={one}>{CASE_WORDS[one]}</p>
          ))}
          <p>
            <Comes event={event} pair={pair} values={finding.values} />
          </p>
          <Tell event={event} ids={playersToTell(round, pair, finding.values)} />
          <MainButton onPress={() => rule(finding.values)}>Take this</MainButton>
        </div>
      ) : (
        <p class="muted">The rules have nothing to go by: no card has a number.</p>
      )}
      <div class="choices">
        {pair.map((id, at) => {
          const { slip } = entryOf(round, id);
          const values = slip && valuesBySlip(slip, at === 0);
          return (
            values && (
              <button key={id} type="button" class="text-button" onClick={() => rule(values)}>
                <span>
                  <bdi>{event.players[id]?.name}</bdi>’s card stands
                </span>
              </button>
            )
          );
        })}
        <button type="button" class="text-button" onClick={onEnter}>
          Enter anew
        </button>
      </div>
    </article>
  );
}

/** What is written on both cards. */
function Said({ event, round, pair }: { event: ClubEvent; round: EventRound; pair: Looked["pair"] }) {
  return (
    <dl class="cards-in">
      {pair.map((id) => {
        const { slip, struck } = entryOf(round, id);
        return (
          <div key={id}>
            <dt>
              <bdi>{event.players[id]?.name}</bdi>’s card
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

function Comes({ event, pair, values }: { event: ClubEvent; pair: Looked["pair"]; values: readonly [Value, Value] }) {
  return pair.map((id, at) => (
    <span key={id} class="comes">
      <bdi>{event.players[id]?.name}</bdi>: {valueInFull(values[at === 0 ? 0 : 1])}
    </span>
  ));
}

/** Players are not asked; whose card it changes is told. */
function Tell({ event, ids }: { event: ClubEvent; ids: readonly PlayerId[] }) {
  if (ids.length === 0) return null;
  return (
    <p class="muted">
      Tell <bdi>{listWords(namesOf(event, ids))}</bdi>: it is not what the card says.
    </p>
  );
}

/** What was found, beside what the cards say; it can be taken back. */
function Settled({ event, check }: OfCheck) {
  const books = useBooks();
  const round = event.rounds[check.round - 1];
  if (!round) return null;
  return (
    <article class="panel check" aria-label={placeOf(check)}>
      <h3>
        {placeOf(check)} · {STATUS_WORDS[check.status]}
      </h3>
      <Said event={event} round={round} pair={check.pair} />
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
      <Tell
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
  readonly checks: readonly Looked[];
  readonly onOpen: (check: Looked) => void;
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
