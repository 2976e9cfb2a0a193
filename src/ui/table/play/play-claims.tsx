import { highestPeg } from "../../../game/known";
import { useState } from "preact/hooks";
import { isHome } from "../../../game/sides";
import { type GameState } from "../../../game/state";
import type { Seat } from "../../../rules/ruleset";
import { type Callable, callables } from "../../../game/stated-counts";
import { CardText } from "../../parts/card-text";
import { Choice } from "../../parts/choice";
import { MainButton } from "../../parts/main-button";
import { NumberGrid } from "../../pads/number-grid";
import { Sheet } from "../../parts/sheet";
import { SideName } from "../../parts/side-name";
import { Refused } from "../../refused";
import { useSession } from "../../context";
import { useWho } from "../side-choice";
import "./play-claims.css";

const COMMON = [1, 2, 3, 4, 5] as const;

interface SaysProps {
  readonly state: GameState;
  readonly seat: Seat;
  /** The last card of the play: 0 must be said too. Earlier, the next card says it. */
  readonly last?: boolean | undefined;
  /** The card is counted already; only one for go can be added. */
  readonly addGo?: boolean | undefined;
}

/** The player of the last card taps the points they count for it. Playing the next card instead means none. */
export function PlayClaim({ state, seat, last = false, addGo = false }: SaysProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const name = state.seats[seat]?.name ?? "";
  const claim = (points: number) => {
    setOpen(false);
    void session.record({ type: "claimed", owner: "play", points });
  };
  if (addGo)
    return (
      <div class="says" role="group" aria-label={`${name} says`}>
        <p class="pad-title">
          <SideName side={state.seats[seat]?.side ?? 0} name={name} />
        </p>
        <button type="button" class="key for-go" aria-label={`${name} says 1 for go`} onClick={() => claim(1)}>
          1 for go
        </button>
      </div>
    );
  return (
    <div class="says" role="group" aria-label={`${name} says`}>
      <p class="pad-title">
        <SideName side={state.seats[seat]?.side ?? 0} name={name} />
        <span>says</span>
      </p>
      {(last ? [0, ...COMMON] : COMMON).map((n) => (
        <button key={n} type="button" class="key plain" aria-label={`${name} says ${n}`} onClick={() => claim(n)}>
          {n}
        </button>
      ))}
      <button type="button" class="key plain" aria-label={`${name} says more`} onClick={() => setOpen(true)}>
        …
      </button>
      <Sheet open={open} title={`${name} says`} onClose={() => setOpen(false)}>
        <NumberGrid label={`${name} says`} max={highestPeg(state)} impossible={[]} onNumber={claim} />
      </Sheet>
    </div>
  );
}

/** The last card of the play must be counted before the show. */
export function LastClaim({ state, seat }: SaysProps) {
  return (
    <section class="pad last-claim">
      <p>
        Last card – what does <bdi>{state.seats[seat]?.name}</bdi> peg?
      </p>
      <PlayClaim state={state} seat={seat} last />
    </section>
  );
}

/** Challenges a count of the play. It appears with the first count, right or wrong, so that it gives nothing away. */
export function CallButton({ state }: { state: GameState }) {
  const [open, setOpen] = useState(false);
  const list = callables(state);
  if (list.length === 0) return null;
  return (
    <>
      <button type="button" class="text-button call-button" onClick={() => setOpen(true)}>
        {state.counting === "checked" ? "Too many" : "Challenge"}
      </button>
      <Sheet
        open={open}
        title={state.counting === "checked" ? "Counted too much" : "Challenge a count"}
        onClose={() => setOpen(false)}
      >
        <CallSheet state={state} list={list} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

interface CallSheetProps {
  readonly state: GameState;
  readonly list: readonly Callable[];
  readonly onDone: () => void;
}

function CallSheet({ state, list, onDone }: CallSheetProps) {
  const session = useSession();
  const [at, setAt] = useState(list[0]?.at ?? 0);
  const chosen = list.find((one) => one.at === at) ?? list[0];
  const counter = state.seats[chosen?.seat ?? 0]?.side;
  const { side, question } = useWho(state, counter, "Who challenges?");
  const call = async (what: "missed" | "over", points: number) => {
    if (!chosen || side === undefined) return;
    if (await session.record({ type: "called", at: chosen.at, of: chosen.of, side, for: what, points })) onDone();
  };
  return (
    <div class="stack">
      <Refused spoken />
      {state.counting === "checked" && (
        <p>The score is already fixed. The others may claim the points that were too many.</p>
      )}
      <div class="choice-grid">
        <Choice
          legend="Which count?"
          name="called"
          options={list.map((one) => ({ value: String(one.at), label: <CallableWords state={state} one={one} /> }))}
          value={String(chosen?.at)}
          onChoose={(value) => setAt(Number(value))}
        />
      </div>
      {question}
      {state.counting === "muggins" && side !== undefined && !isHome(state, counter) && (
        <>
          <p class="section">Muggins: points missed</p>
          <NumberGrid
            label="Points missed"
            min={1}
            max={highestPeg(state)}
            impossible={[]}
            onNumber={(n) => void call("missed", n)}
          />
        </>
      )}
      <MainButton kind="second" off={side === undefined} onPress={() => void call("over", 0)}>
        {state.counting === "checked" ? "Claim the extra points" : "Counted too much"}
      </MainButton>
    </div>
  );
}

function CallableWords({ state, one }: { state: GameState; one: Callable }) {
  return (
    <span>
      <bdi>{state.seats[one.seat]?.name}</bdi> {one.card ? <CardText card={one.card} /> : "go"}: {one.stated}
    </span>
  );
}
