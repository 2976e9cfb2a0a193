import { isolated } from "../../../base/isolated";
import { sideAt } from "../../../game/sides";
import { highestPeg } from "../../../game/known";
import { useState } from "preact/hooks";
import { type GameState } from "../../../game/state";
import type { Seat } from "../../../rules/ruleset";
import { NumberGrid } from "../../pads/number-grid";
import { Sheet } from "../../parts/sheet";
import { ChallengeButton } from "../challenge";
import { SideName } from "../../parts/side-name";
import { useSession } from "../../context";
import "./play-count.css";

const COMMON = [1, 2, 3, 4, 5] as const;

interface SaysProps {
  readonly state: GameState;
  readonly seat: Seat;
  /** The last card of the play needs a key for 0. After an earlier card, playing the next one means 0. */
  readonly last?: boolean | undefined;
  /** The card is counted already; only one for go can be added. */
  readonly addGo?: boolean | undefined;
}

/** The player of the newest card taps the points they count for it. Playing the next card instead means none. */
export function PlayCount({ state, seat, last = false, addGo = false }: SaysProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const name = isolated(state.seats[seat]?.name ?? "");
  const count = (points: number) => {
    setOpen(false);
    void session.record({ type: "claimed", owner: "play", points });
  };
  if (addGo)
    return (
      <div class="says" role="group" aria-label={`${name} says`}>
        <p class="pad-title">
          <SideName side={sideAt(state, seat)} name={name} />
        </p>
        <button type="button" class="key for-go" aria-label={`${name} says 1 for go`} onClick={() => count(1)}>
          1 for go
        </button>
      </div>
    );
  return (
    <div class="says" role="group" aria-label={`${name} says`}>
      {/* The question about the last card has the name. */}
      {!last && (
        <p class="pad-title">
          <SideName side={sideAt(state, seat)} name={name} />
          <span>says</span>
        </p>
      )}
      {(last ? [0, ...COMMON] : COMMON).map((n) => (
        <button
          key={n}
          type="button"
          class={last ? "key" : "key plain"}
          aria-label={`${name} says ${n}`}
          onClick={() => count(n)}
        >
          {n}
        </button>
      ))}
      <button type="button" class="key plain" aria-label={`${name} says more`} onClick={() => setOpen(true)}>
        …
      </button>
      <Sheet open={open} title={`${name} says`} onClose={() => setOpen(false)}>
        <NumberGrid label={`${name} says`} max={highestPeg(state)} impossible={[]} onNumber={count} />
      </Sheet>
    </div>
  );
}

/** The last card of the play must be counted before the show, unless the others challenge it. */
export function LastCount({ state, seat }: SaysProps) {
  return (
    <section class="pad last-claim">
      <div class="pad-top">
        <p>
          Last card – what does <bdi>{state.seats[seat]?.name}</bdi> peg?
        </p>
        <ChallengeButton state={state} />
      </div>
      <PlayCount state={state} seat={seat} last />
    </section>
  );
}
