/** A game in the cross-check: the two cards, and the ruling proposed or given. */
import type { PlayerId } from "../../../club/draw/rounds";
import { type ClubEvent, type EventRound, entryOf } from "../../../club/event";
import type { Value } from "../../../club/slips";
import { type GameToCheck, playersToTell, unruled, valuesBySlip } from "../../../club/to-check";
import { listWords } from "../../../base/lists";
import { useBooks } from "../../context";
import { MainButton } from "../../parts/main-button";
import { STATUS_WORDS } from "../../../share/club-words";
import { CASE_WORDS } from "../../words/club";
import { whose } from "../../words/common";
import { slipWords, valueInFull, valueWords } from "../event-words";
import { namesOf } from "../standings/standings-words";

export const keyOf = ({ round, number }: GameToCheck) => `${round}:${number}`;
export const placeOf = ({ round, number }: GameToCheck) => `Round ${round}, table ${number}`;

interface CheckProps {
  readonly event: ClubEvent;
  readonly check: GameToCheck;
}

export function ToDecide({
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
export function Decided({ event, check }: CheckProps) {
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
        {check.status === "notPlayed" && "It counts for nobody."}
        {(check.status === "notPlayed" ? [] : check.pair).map((id) => {
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
