import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { lastHeard } from "../../../game/last-heard";
import type { Replay } from "../../../game/replay";
import { type GameState, phaseOf } from "../../../game/state";
import { Stamp } from "../../parts/stamp";
import { useMoment } from "./use-moment";
import "./moments.css";

/** Milliseconds for which a stamp is on the cards. */
const STAMPED = 1000;

/** The moment that belongs to no screen of its own: a hand of 29. */
export function Moments({ state }: { state: GameState }) {
  const [perfect] = useMoment(isPerfect, STAMPED);
  return perfect && phaseOf(state) !== "over" ? <Perfect /> : null;
}

function isPerfect(now: Replay): true | undefined {
  return lastHeard(now).happenings.some((one) => one.kind === "counted" && one.points === 29) || undefined;
}

/** Covers the cards on the table, catches no tap, and is silent: the sentence of the event says it. */
function Perfect() {
  const here = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const app = here.current?.parentElement;
    const cards = app?.querySelector(".hand, .on-table, .pad")?.getBoundingClientRect();
    if (!app || !cards) return;
    // A stamp taller than the cards reaches below them: the total is above.
    const tall = Math.max(cards.height, here.current?.firstElementChild?.clientHeight ?? 0);
    setTop(cards.top + tall / 2 - app.getBoundingClientRect().top);
  }, []);
  return (
    <div ref={here} class="moment" aria-hidden="true" style={top === undefined ? {} : { insetBlockStart: `${top}px` }}>
      <Stamp words="29" small="The perfect hand" />
    </div>
  );
}
