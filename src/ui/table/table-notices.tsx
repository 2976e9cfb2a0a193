import { listWords } from "../../base/lists";
import { keptFives } from "../../game/kept-fives";
import { misfits } from "../../game/replay";
import type { GameState } from "../../game/state";
import { useSession } from "../context";
import { Notice } from "../parts/notice";
import { go } from "../router";
import { FalseGoNotice } from "./false-goes";

/** Notices about the current deal: a false go, an entry that no longer fits, a five that must go to the crib. */
export function TableNotices({ state }: { state: GameState }) {
  const session = useSession();
  const { deal } = state;
  const game = session.openId.value;
  const wrong = misfits(session.now.value).filter((line) => line.deal === deal?.number);
  const keepers = keptFives(state).map((seat) => state.seats[seat]?.name ?? "");
  return (
    <>
      {deal !== undefined && deal.goes.length > 0 && <FalseGoNotice state={state} />}
      {wrong.length > 0 && (
        <Notice
          id={`${game} misfits ${wrong.map(({ id }) => id).join(" ")}`}
          words="Something in this deal no longer adds up."
          button="Review"
          onPress={() => go("record", game)}
        />
      )}
      {keepers.length > 0 && (
        <Notice
          id={`${game} ${deal?.number} kept fives`}
          words={
            <>
              <bdi>{listWords(keepers)}</bdi> kept a five; every five goes to the crib.
            </>
          }
        />
      )}
    </>
  );
}
