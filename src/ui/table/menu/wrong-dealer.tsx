import { dealerLine, type Fix, fixesOf } from "../../../game/fixes";
import type { GameState } from "../../../game/state";
import { useSession } from "../../context";
import { useNearKeys } from "../../pads/near-keys";
import { FixButtons } from "../../record/fix-buttons";
import "../../record/record.css";

/** Chooses another first dealer. Every deal is scored again as if that player had dealt first. */
export function WrongDealer({ state, onDone }: { state: GameState; onDone: () => void }) {
  const session = useSession();
  const near = useNearKeys();
  const now = session.now.value;
  const line = dealerLine(now);
  if (!line) return null;
  const fixes = fixesOf(now, line, near).filter(({ slip }) => slip === "dealer");
  const fix = ({ entry, change }: Fix) => {
    void session.act({ do: "correct", entry, change }).then((done) => done && onDone());
  };
  return (
    <div class="stack">
      <p>Who dealt the first hand? The game is scored again from there; nothing you tapped is lost.</p>
      <FixButtons state={state} line={line} fixes={fixes} onFix={fix} />
    </div>
  );
}
