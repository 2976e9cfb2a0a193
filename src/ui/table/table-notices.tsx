import { listWords } from "../../base/lists";
import { keptFives } from "../../game/kept-fives";
import { misfits } from "../../game/replay";
import { useSession } from "../context";
import { go } from "../router";

/** Warnings about the current deal: an entry no longer fits, or a player kept a five that must go to the crib. */
export function TableNotices() {
  const session = useSession();
  const state = session.state.value;
  if (!state) return null;
  const wrong = misfits(session.now.value).some((line) => line.deal === state.deal?.number);
  const keepers = keptFives(state).map((seat) => state.seats[seat]?.name ?? "");
  return (
    <>
      {wrong && (
        <div class="notice" role="status">
          <span>Something in this deal no longer adds up.</span>
          <button type="button" class="text-button" onClick={() => go("record", session.openId.value)}>
            Review
          </button>
        </div>
      )}
      {keepers.length > 0 && (
        <div class="notice" role="status">
          <span>
            <bdi>{listWords(keepers)}</bdi> kept a five; every five goes to the crib.
          </span>
        </div>
      )}
    </>
  );
}
