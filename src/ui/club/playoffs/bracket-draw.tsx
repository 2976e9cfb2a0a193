import { useState } from "preact/hooks";
import { byesFor, placesFor } from "../../../club/bracket";
import { BEST_OF, type BestOf } from "../../../club/event-facts";
import { Choice } from "../../parts/choice";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { signed } from "../../words/club";
import { useHidden } from "../hidden";
import { TieNotice } from "../standings/ties";
import { caveat, levelWords, shorthand } from "../standings/standings-words";
import type { EventProps } from "../event-props";
import { cutOf, entrantsIn } from "../../../club/qualifiers";
import { tiesIn } from "../../../club/standings";
import { isComplete } from "../../../club/progress";
import { useBooks } from "../../context";

const LENGTHS = BEST_OF.map((length) => ({
  value: String(length),
  label: length === 1 ? "One game" : `Best of ${length}`,
}));

/** Before the playoffs: who would be in them, and what still stands in the way of the draw. */
export function BracketDraw({ event }: Pick<EventProps, "event">) {
  const books = useBooks();
  const { hidden, hide } = useHidden();
  const standings = books.standings.value;
  const [bestOf, setBestOf] = useState<BestOf>(event.header.bestOf);
  const { qualifiers, highNonQualifier, open } = cutOf(standings);
  const entrants = entrantsIn(standings);
  const byes = byesFor(qualifiers.length);
  const still = caveat(event);
  const tie = tiesIn(standings).find(({ ids, played }) => !played && ids.some((id) => open.includes(id)));
  const why = still ?? (open.length > 0 ? "First one game decides who of those who are level qualifies." : undefined);
  const draw = () => void books.record({ type: "bracketDrawn", seeds: qualifiers, bestOf });
  if (qualifiers.length < 2)
    return (
      <p class="empty">
        Of {entrants === 1 ? "one entrant" : `${entrants} entrants`} a quarter qualifies: five are needed for playoffs.
      </p>
    );
  const level = levelWords(still === undefined);
  const sure = qualifiers.filter((id) => !open.includes(id));
  const rowOf = (id: number, seed: number | undefined, hint?: string) => {
    const standing = standings.find((one) => one.id === id);
    return (
      <Row
        key={id}
        mark={<span class="seed">{seed}</span>}
        label={<bdi>{event.players[id]?.name}</bdi>}
        hint={hint ?? hintOf(seed, byes)}
        value={standing && `${shorthand(standing)} ${signed(standing.net)}`}
      />
    );
  };
  return (
    <section class="stack" aria-label="Before the playoffs">
      <p class="headline-line">
        <b>
          {entrants} entrants: {qualifiers.length} qualify.
        </b>{" "}
        A bracket of {placesFor(qualifiers.length)}, {byes === 0 ? "no byes" : byes === 1 ? "1 bye" : `${byes} byes`}.
      </p>
      {tie && !hidden && isComplete(event) && <TieNotice event={event} tie={tie} acrossTheLine />}
      {hidden ? (
        <>
          <p class="muted">Who qualifies is hidden, as the standings are.</p>
          <MainButton kind="second" onPress={() => hide(false)}>
            Show the standings
          </MainButton>
        </>
      ) : (
        <Rows label={still === undefined ? "Who qualifies" : "Who would qualify now"}>
          {sure.map((id, at) => rowOf(id, at + 1))}
          {open.map((id) => rowOf(id, undefined, level))}
          {open.length === 0 && highNonQualifier !== undefined && rowOf(highNonQualifier, undefined)}
        </Rows>
      )}
      <Choice
        legend="A playoff match"
        options={LENGTHS}
        value={String(bestOf)}
        onChoose={(value) => setBestOf(Number(value) as BestOf)}
      />
      {why !== undefined && <p class="muted">{why}</p>}
      {why === undefined ? (
        <MainButton onPress={draw}>Draw the bracket</MainButton>
      ) : (
        <MainButton kind="second" onPress={draw}>
          Draw it anyway
        </MainButton>
      )}
    </section>
  );
}

function hintOf(seed: number | undefined, byes: number): string | undefined {
  if (seed === undefined) return "High non-qualifier";
  return seed <= byes ? "Bye in the first round" : undefined;
}
