import type { Player } from "../../insight/many/player";
import { MainButton } from "../parts/main-button";
import { MISTAKE_KIND_WORDS } from "../words/people";
import { pointsWords } from "../words/common";
import { HOW } from "./how-words";
import { TooEarly, ask } from "./number";
import { openDrill } from "./people-addresses";

/** Counts that were wrong, by kind, and the drill made of them. */
export function CountingCard({ player: { name, counting } }: { player: Player }) {
  const { stated, fewest, missed, over, kinds, muggins } = counting;
  const wrong = missed.times + over.times;
  const about = { title: "Missed counts", says: HOW.counting, games: counting.games };
  return (
    <section class="panel counting-card" aria-label="Missed counts">
      <b>Missed counts</b>
      {stated === 0 ? (
        <p class="muted">The players have not stated their counts yet. Choose “We count” or Muggins for a game.</p>
      ) : stated < fewest ? (
        <TooEarly of={stated} fewest={fewest} what="counts" asked={about} />
      ) : (
        <button type="button" class="muted" onClick={() => ask(about)}>
          {stated} counts stated, {wrong} wrong: {pointsWords(missed.points)} missed, {over.points} too many
          {muggins > 0 && `; ${pointsWords(muggins)} taken by muggins`}
        </button>
      )}
      {kinds.length > 0 && (
        <div>
          {kinds.map(({ kind, missed: less, over: more, games }) => (
            <button
              key={kind}
              type="button"
              class="kind-line"
              onClick={() => ask({ title: MISTAKE_KIND_WORDS[kind], says: HOW.counting, games })}
            >
              <span>{MISTAKE_KIND_WORDS[kind]}</span>
              <span class="muted">
                {[less > 0 && `missed ${less}`, more > 0 && `too many ${more}`].filter(Boolean).join(", ")}
              </span>
            </button>
          ))}
        </div>
      )}
      <MainButton kind="second" onPress={() => openDrill(name)}>
        {kinds.length > 0 ? "Practise these counts" : "Practise counting"}
      </MainButton>
    </section>
  );
}
