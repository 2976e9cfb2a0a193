import { useState } from "preact/hooks";
import { Choice } from "../../parts/choice";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { Sheet } from "../../parts/sheet";
import { go, openMade } from "../../router";
import type { ClubEvent } from "../../../club/event";
import { consolationOf } from "../../../club/event";
import { useBooks } from "../../context";

/** Lengths of a consolation, in games (rules.md §8.4). */
const LENGTHS = ["7", "8", "9", "10", "12"].map((games) => ({ value: games, label: games }));

/** Starts a smaller event for the non-qualifiers; in the consolation, leads back to the main event. */
export function Consolation({ event }: { readonly event: ClubEvent }) {
  const books = useBooks();
  const [asking, setAsking] = useState(false);
  const [games, setGames] = useState("9");
  const { kind, of } = event.header;
  const playing = event.bracket?.seeds ?? [];
  const left = event.players.filter(({ id, here }) => here && !playing.includes(id)).length;
  const start = () => openMade("event", books.openConsolation(consolationOf(event.header, Number(games))));
  if (of !== undefined)
    return (
      <Rows>
        <Row label="Back to the main event" leads onPress={() => go("event", of)} />
      </Rows>
    );
  if (kind === "consolation" || !event.bracket || left < 2) return null;
  return (
    <>
      <MainButton kind="second" onPress={() => setAsking(true)}>
        Start the consolation
      </MainButton>
      <Sheet open={asking} title="Consolation" onClose={() => setAsking(false)}>
        <div class="stack">
          <p>{left} players who are here did not qualify. They play an event of their own; this one stays as it is.</p>
          <Choice legend="Games" options={LENGTHS} value={games} onChoose={setGames} />
          <MainButton onPress={() => void start()}>Start</MainButton>
        </div>
      </Sheet>
    </>
  );
}
