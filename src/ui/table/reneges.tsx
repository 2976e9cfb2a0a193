import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { FalseGoEnd } from "../../game/facts";
import { type GameState } from "../../game/state";
import { isHome, nameOfSide } from "../../game/sides";
import { CardText } from "../parts/card-text";
import { MainButton } from "../parts/main-button";
import { Sheet } from "../parts/sheet";
import { useSession } from "../context";
import { useWho } from "./side-choice";
import { whose } from "../words/words";
import { type FalseGo, falseGoes } from "../../game/false-go";

/** False goes somebody has let go, by game, deal and place: they are not offered again. */
const letGo = signal<ReadonlySet<string>>(new Set());

/** A go that has turned out false: said with its cards, and what it costs; nothing happens unasked. */
export function FalseGo({ state }: { state: GameState }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const keyOf = (one: FalseGo) => `${session.openId.value} ${state.deal?.number} ${one.go} ${one.cards.length}`;
  const found = falseGoes(state).find((one) => !letGo.value.has(keyOf(one)));
  // A win on the very card that was held back can still be asked about; any other win has ended it.
  const over = state.winner !== undefined && !isHome(state, state.seats[found?.seat ?? 0]?.side);
  if (!found || over) return null;
  const { seat, count, cards } = found;
  const take = (end: FalseGoEnd, side: number) => {
    setOpen(false);
    void session.record({ type: "renegeTaken", go: found.go, side, end });
  };
  return (
    <div class="notice false-go" role="status">
      <span>
        <bdi class="name">{whose(state.seats[seat]?.name ?? "")}</bdi> go at {count}:{" "}
        {cards.map((card, i) => (
          <span key={i}>
            {i > 0 && " "}
            <CardText card={card} />
          </span>
        ))}{" "}
        fitted
      </span>
      <span class="notice-buttons">
        <button type="button" class="text-button" onClick={() => setOpen(true)}>
          Ask for {found.points}
        </button>
        <button
          type="button"
          class="text-button"
          onClick={() => (letGo.value = new Set(letGo.value).add(keyOf(found)))}
        >
          Let it go
        </button>
      </span>
      <Sheet open={open} title="A false go" onClose={() => setOpen(false)}>
        <Ends state={state} found={found} onTake={take} />
      </Sheet>
    </div>
  );
}

interface EndsProps {
  readonly state: GameState;
  readonly found: FalseGo;
  readonly onTake: (end: FalseGoEnd, side: number) => void;
}

function Ends({ state, found, onTake }: EndsProps) {
  const { side, question } = useWho(state, state.seats[found.seat]?.side, "Who asks");
  return (
    <div class="stack">
      <p>
        {found.open
          ? "The cards played since go back, with the points pegged since. The card that fitted is played now, or is dead and counts at the show alone."
          : "The play is over, so the points alone are taken."}{" "}
        <a href="#/rules/renege">The rule</a>
      </p>
      {question}
      {side !== undefined && (
        <>
          {found.open && (
            <>
              <MainButton onPress={() => onTake("played", side)}>
                {found.points} for <bdi>{nameOfSide(state, side)}</bdi>, play it now
              </MainButton>
              <MainButton kind="second" onPress={() => onTake("dead", side)}>
                {found.points} for <bdi>{nameOfSide(state, side)}</bdi>, the card is dead
              </MainButton>
            </>
          )}
          <MainButton kind={found.open ? "second" : "main"} onPress={() => onTake("stands", side)}>
            {found.points} for <bdi>{nameOfSide(state, side)}</bdi>, all stands
          </MainButton>
        </>
      )}
    </div>
  );
}
