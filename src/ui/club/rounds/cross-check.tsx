/**
 * The cross-check: games whose cards differ or are missing, with the ruling the rules propose. It comes after the last
 * game (rules.md §8.7); a ruling made before is offered again then.
 */
import { useEffect, useRef } from "preact/hooks";
import type { ClubEvent } from "../../../club/event";
import { apparentIn } from "../../../club/qualifiers";
import { lastGameIn } from "../../../club/progress";
import { type GameToCheck, gamesToCheck, rulingsToRepeat } from "../../../club/to-check";
import { useBooks } from "../../context";
import { Empty } from "../../parts/empty";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { RuleLink } from "../../parts/sentence";
import { leavePage } from "../event-pages";
import { GameSheet, useOpenGame } from "../result/game-sheet";
import { CheckedGame, keyOf, placeOf } from "./game-to-check";
import "./cross-check.css";

export function CrossCheck({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const [open, setOpen] = useOpenGame(event);
  const qualifiers = apparentIn(event, books.standings.value);
  const checks = gamesToCheck(event, qualifiers);
  const toDecide = [...checks.open, ...rulingsToRepeat(event)];
  // A decided game keeps its place until the page is left, so that the next one does not slide under the finger.
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const check of toDecide) shown.current.add(keyOf(check));
  });
  const isOpen = (check: GameToCheck) => toDecide.some((one) => keyOf(one) === keyOf(check));
  const decided = checks.ruled.filter((check) => !isOpen(check));
  const wasShown = (check: GameToCheck) => shown.current.has(keyOf(check));
  const others = decided.filter((check) => !wasShown(check));
  const listed = [...toDecide, ...decided.filter(wasShown)].toSorted(
    (a, b) => a.round - b.round || a.number - b.number,
  );
  const nothing = listed.length + checks.missing.length + checks.ruled.length === 0;
  const enter = ({ round, pair }: GameToCheck) => setOpen({ round, pair });
  const card = (check: GameToCheck) => (
    <CheckedGame
      key={keyOf(check)}
      event={event}
      check={check}
      open={isOpen(check)}
      qualifiers={qualifiers}
      onEnter={() => enter(check)}
    />
  );
  return (
    <section class="event-page" aria-label="Cross-check of the cards">
      <div class="event-a">
        {nothing && (
          <Empty title="Nothing to check">
            <p>Both cards agree in every game so far.</p>
          </Empty>
        )}
        {toDecide.length > 0 && (
          <>
            <h2 class="section">To decide</h2>
            <div class="stack">
              <p class="muted">
                The rules decide; players are not asked. Nothing changes until you tap Apply.
                {!lastGameIn(event) &&
                  " A ruling may depend on who qualifies, so earlier ones are checked again after the last game."}{" "}
                <RuleLink topic="crossCheck" />
              </p>
            </div>
          </>
        )}
      </div>
      <div class="event-b">
        {listed.map(card)}
        <Listed title="Not in yet" event={event} checks={checks.missing} onOpen={enter} />
        {others.length > 0 && <h2 class="section">Decided</h2>}
        {others.map(card)}
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
