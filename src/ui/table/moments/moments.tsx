import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { sideAt } from "../../../game/sides";
import { lastHeard } from "../../../game/last-heard";
import type { Replay } from "../../../game/replay";
import { type GameState, phaseOf } from "../../../game/state";
import { useSession } from "../../context";
import { lastWords } from "../../last-words";
import { Saying } from "../../parts/saying";
import { Series } from "../../parts/series";
import { Stamp } from "../../parts/stamp";
import { landing, LANDING } from "./landing";
import { endedAt, useMoment } from "./use-moment";
import "./moments.css";

/** Milliseconds for which a stamp is on the cards. */
const STAMPED = 1000;

/** The moments that belong to no screen of their own: the last card of the play, and a hand of 29. */
export function Moments({ state }: { state: GameState }) {
  const session = useSession();
  const inShow = phaseOf(state) === "show";
  const landed = useMoment(endedAt, LANDING);
  const perfect = useMoment(isPerfect, STAMPED);
  // Before the next paint, so that the pile is never seen empty first.
  useLayoutEffect(() => {
    landing.value = landed;
    return () => {
      landing.value = undefined;
    };
  }, [landed]);
  if (perfect && phaseOf(state) !== "over")
    return (
      <Over key="29">
        <Stamp words="29" small="The perfect hand" />
      </Over>
    );
  if (landed === undefined || !inShow || state.depth !== "cards") return null;
  const cards = (state.deal?.play?.ended ?? []).map(({ seat, card }) => ({ card, side: sideAt(state, seat), by: "" }));
  return (
    <Over key="last">
      <div class="landing">
        <Series count={landed} cards={cards} landed />
        <Saying {...lastWords(session.now.value)} centred />
      </div>
    </Over>
  );
}

function isPerfect(now: Replay): true | undefined {
  return lastHeard(now).happenings.some((one) => one.kind === "counted" && one.points === 29) || undefined;
}

/** Covers the cards on the table, catches no tap, and is silent: the sentence of the event says it. */
function Over({ children }: { children: ComponentChildren }) {
  const here = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const app = here.current?.parentElement;
    const cards = app?.querySelector(".hand, .on-table, .pad")?.getBoundingClientRect();
    if (!app || !cards) return;
    // A moment taller than the cards reaches below them: the total is above.
    const tall = Math.max(cards.height, here.current?.firstElementChild?.clientHeight ?? 0);
    setTop(cards.top + tall / 2 - app.getBoundingClientRect().top);
  }, []);
  return (
    <div ref={here} class="moment" aria-hidden="true" style={top === undefined ? {} : { insetBlockStart: `${top}px` }}>
      {children}
    </div>
  );
}
