import { bestHand, type BestHand as BestOfGame } from "../../../game/summary";
import type { GameState } from "../../../game/state";
import { countsAlone } from "../../../rules/show/shown";
import { nameOfSide } from "../../../game/sides";
import { LitHand } from "../../parts/lit-hand";
import { useSession } from "../../context";
import { whose } from "../../words/common";

/** The best hand of the game, with its cards. @param known the best hand where it has been worked out */
export function BestHand({ state, known }: { readonly state: GameState; readonly known?: BestOfGame | undefined }) {
  const { now } = useSession();
  const best = known ?? bestHand(now.value);
  if (!best) return null;
  const { owner, side, deal, points, tally } = best;
  const name = typeof owner === "number" ? (state.seats[owner]?.name ?? "") : nameOfSide(state, side);
  return (
    <section class="panel best-hand" aria-label="Best hand of the game">
      <div class="spread">
        <div>
          <b>Best hand of the game</b>
          <p class="muted">
            <bdi>{whose(name)}</bdi> {owner === "crib" ? "crib" : "hand"}, deal {deal}
          </p>
        </div>
        <span class="figures total">{points}</span>
      </div>
      <LitHand cards={tally.cards} alone={countsAlone(state.form, owner)} />
    </section>
  );
}
