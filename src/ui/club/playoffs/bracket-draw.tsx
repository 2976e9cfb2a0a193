import { useState } from "preact/hooks";
import { byesFor, placesFor } from "../../../club/bracket";
import { BEST_OF, type BestOf } from "../../../club/event-facts";
import { Choice } from "../../parts/choice";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { signed } from "../../parts/sides";
import { useHidden } from "../hidden-standings";
import { TieNotice } from "../standings/ties";
import { caveat, levelWords, shorthand } from "../standings/standings-words";
import type { ClubEvent } from "../../../club/event";
import { cutOf, entrantsIn } from "../../../club/qualifiers";
import { tiesIn } from "../../../club/standings";
import { isComplete } from "../../../club/progress";
import { useBooks } from "../../context";

const LENGTHS = BEST_OF.map((length) => ({
  value: String(length),
  label: length === 1 ? "One game" : `Best of ${length}`,
}));

/** Before the draw: the qualifiers, and anything that still prevents it. */
export function BracketDraw({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const { hidden, hide } = useHidden();
  const standings = books.standings.value;
  const [bestOf, setBestOf] = useState<BestOf>(event.header.bestOf);
  const { qualifiers, highNonQualifier, open } = cutOf(standings);
  const entrants = entrantsIn(standings);
  const byes = byesFor(qualifiers.length);
  const missing = caveat(event);
  const tie = tiesIn(standings).find(({ ids, played }) => !played && ids.some((id) => open.includes(id)));
  const why = missing ?? (open.length > 0 ? "Tied players must first play for the last place." : undefined);
  const draw = async () => {
    // The button may be far down the page; the bracket begins at its top.
    if (await books.record({ type: "bracketDrawn", seeds: qualifiers, bestOf })) scrollTo(0, 0);
  };
  if (qualifiers.length < 2)
    return (
      <p class="empty">
        {entrants === 1 ? "1 entrant" : `${entrants} entrants`} so far. A quarter qualify, so playoffs need at least
        five.
      </p>
    );
  const level = levelWords(missing === undefined);
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
      {tie && !hidden && isComplete(event) && <TieNotice event={event} tie={tie} acrossTheCut />}
      {hidden ? (
        <>
          <p class="muted">The qualifiers are hidden with the standings.</p>
          <MainButton kind="second" onPress={() => hide(false)}>
            Show the standings
          </MainButton>
        </>
      ) : (
        <Rows label={missing === undefined ? "Qualifiers" : "Qualifiers as of now"}>
          {sure.map((id, at) => rowOf(id, at + 1))}
          {open.map((id) => rowOf(id, undefined, level))}
          {open.length === 0 && highNonQualifier !== undefined && rowOf(highNonQualifier, undefined)}
        </Rows>
      )}
      <Choice
        legend="Playoff match"
        options={LENGTHS}
        value={String(bestOf)}
        onChoose={(value) => setBestOf(Number(value) as BestOf)}
      />
      {why !== undefined && <p class="muted">{why}</p>}
      {why === undefined ? (
        <MainButton onPress={() => void draw()}>Draw the bracket</MainButton>
      ) : (
        <MainButton kind="second" onPress={() => void draw()}>
          Draw anyway
        </MainButton>
      )}
    </section>
  );
}

function hintOf(seed: number | undefined, byes: number): string | undefined {
  if (seed === undefined) return "High non-qualifier";
  return seed <= byes ? "Bye in the first round" : undefined;
}
