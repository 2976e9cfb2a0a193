/** A game in the cross-check: the two cards, and the ruling proposed or given. */
import { type ComponentChildren, Fragment } from "preact";
import type { PlayerId } from "../../../club/draw/rounds";
import { type ClubEvent, type EventRound, entryOf } from "../../../club/event";
import { lastGameIn } from "../../../club/progress";
import type { Value } from "../../../club/slips";
import { type GameToCheck, playersToTell, unruled, valuesBySlip } from "../../../club/to-check";
import { listWords } from "../../../base/lists";
import { useBooks } from "../../context";
import { MainButton } from "../../parts/main-button";
import { STATUS_WORDS } from "../../../share/club-words";
import { CASE_WORDS } from "../../words/club";
import { whose } from "../../words/common";
import { useLostFocus } from "../lost-focus";
import { slipWords, valueInFull, valueWords } from "../event-words";
import { namesOf, ordinal } from "../standings/standings-words";

export const keyOf = ({ round, number }: GameToCheck) => `${round}:${number}`;
export const placeOf = ({ round, number }: GameToCheck) => `Round ${round}, table ${number}`;

interface CheckProps {
  readonly event: ClubEvent;
  readonly check: GameToCheck;
}

interface CheckedGameProps extends CheckProps {
  readonly open: boolean;
  readonly qualifiers: readonly PlayerId[];
  readonly onEnter: () => void;
}

/** One game, still to decide or decided. */
export function CheckedGame({ open, qualifiers, onEnter, ...same }: CheckedGameProps) {
  const { event, check } = same;
  const heading = useLostFocus<HTMLHeadingElement>(open);
  const round = event.rounds[check.round - 1];
  if (!round) return null;
  return (
    <article class="panel check" aria-label={placeOf(check)}>
      <h3 ref={heading} tabIndex={-1}>
        {placeOf(check)} · {STATUS_WORDS[check.status]}
      </h3>
      <Written event={event} round={round} pair={check.pair} />
      {open ? (
        <ToDecide {...same} round={round} qualifiers={qualifiers} onEnter={onEnter} />
      ) : (
        <Decided {...same} round={round} />
      )}
    </article>
  );
}

type ToDecideProps = Omit<CheckedGameProps, "open"> & { readonly round: EventRound };

function ToDecide({ event, check, round, qualifiers, onEnter }: ToDecideProps) {
  const books = useBooks();
  const { pair, finding, status } = check;
  const apply = (values: readonly [Value, Value]) =>
    void books.record({ type: "ruled", round: check.round, player: pair[0], values });
  const contenders = pair.filter((id) => qualifiers.includes(id));
  const [mine, theirs] = pair.map((id) => entryOf(round, id).ruled);
  return (
    <>
      {status === "ruled" ? (
        <Overtaken event={event} check={check} qualifiers={qualifiers} />
      ) : (
        contenders.length > 0 && (
          <p class="muted">
            <bdi>{listWords(namesOf(event, contenders))}</bdi> {contenders.length === 1 ? "seems" : "seem"} to qualify.
          </p>
        )
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
        {mine && theirs && <Choose onPress={() => apply([mine, theirs])}>Keep the ruling</Choose>}
        {pair.map((id, at) => {
          const { slip } = entryOf(round, id);
          const values = slip && valuesBySlip(slip, at === 0);
          return (
            values && (
              <Choose key={id} onPress={() => apply(values)}>
                Use <bdi>{whose(event.players[id]?.name ?? "")}</bdi> card
              </Choose>
            )
          );
        })}
        <button type="button" class="text-button" onClick={onEnter}>
          Enter again
        </button>
      </div>
    </>
  );
}

interface ChooseProps {
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function Choose({ onPress, children }: ChooseProps) {
  return (
    <button type="button" class="text-button" onClick={onPress}>
      <span>{children}</span>
    </button>
  );
}

/** Says why a ruling made before the last game is offered again. */
function Overtaken({ event, check, qualifiers }: Pick<CheckedGameProps, "event" | "check" | "qualifiers">) {
  const standings = useBooks().standings.value;
  return (
    <p>
      This was decided before the last game.
      {check.pair.map((id) => {
        const at = standings.findIndex((one) => one.id === id);
        return (
          <Fragment key={id}>
            {" "}
            <bdi>{event.players[id]?.name}</bdi> finished {ordinal(standings[at]?.place ?? 0)} and{" "}
            {qualifiers.includes(id) ? "qualifies" : "does not qualify"}.
          </Fragment>
        );
      })}{" "}
      By the rules, it would now be:
    </p>
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
function Decided({ event, check, round }: CheckProps & { readonly round: EventRound }) {
  const books = useBooks();
  const { pair, status } = check;
  const ruled = pair.map((id) => entryOf(round, id).ruled);
  const takeBack = () => void books.record(unruled(round, check.round, pair));
  return (
    <>
      <p>
        {status === "notPlayed"
          ? "It counts for nobody."
          : pair.map((id, at) => (
              <span key={id} class="comes">
                <bdi>{event.players[id]?.name}</bdi> counts {ruled[at] ? valueWords(ruled[at]) : "as written"}
              </span>
            ))}
      </p>
      <PlayersToTell event={event} ids={playersToTell(round, pair, ruled)} />
      {status === "ruled" && !lastGameIn(event) && <p class="muted">It is checked again after the last game.</p>}
      <div class="choices">
        <Choose onPress={takeBack}>Take it back</Choose>
      </div>
    </>
  );
}
