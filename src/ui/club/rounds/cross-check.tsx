/** The cross-check: games whose cards differ or are missing, with the ruling the rules propose (rules.md §8.7). */
import type { ClubEvent } from "../../../club/event";
import { apparentIn } from "../../../club/qualifiers";
import { type GameToCheck, gamesToCheck } from "../../../club/to-check";
import { useBooks } from "../../context";
import { Empty } from "../../parts/empty";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { leavePage } from "../event-pages";
import { GameSheet, useOpenGame } from "../result/game-sheet";
import { Decided, keyOf, placeOf, ToDecide } from "./game-to-check";
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
