import { handAfterChips } from "../../../game/card-place";
import { lastHeard } from "../../../game/last-heard";
import type { Replay } from "../../../game/replay";
import { sideAt } from "../../../game/sides";
import { type GameState, uncounted } from "../../../game/state";
import { handToPlay, type Waiting } from "../../../game/waiting";
import { CardFace } from "../../parts/card-face";
import { BriefSaying } from "../../parts/brief-saying";
import { Series } from "../../parts/series";
import type { Entering } from "./hand-entry";
import { large, shownPad, tableClass } from "../../display";
import { lazyPart } from "../../lazy";
import { lastWords } from "../../last-words";
import { useSession } from "../../context";
import { landing } from "../moments/landing";
import { PlayPad } from "./play-pad";
import { TableHead } from "../table-head";
import { Refused } from "../../refused";

const HandButtons = lazyPart(async () => (await import("./hand-buttons"))?.HandButtons);
const HandEntry = lazyPart(async () => (await import("./hand-entry"))?.HandEntry);
const HandSoFar = lazyPart(async () => (await import("./hand-entry"))?.HandSoFar);
const PlayChips = lazyPart(async () => (await import("./play-chips"))?.PlayChips);
const Called = lazyPart(async () => (await import("./called"))?.Called);
const PlayCount = lazyPart(async () => (await import("./play-count"))?.PlayCount);
const LastCount = lazyPart(async () => (await import("./play-count"))?.LastCount);

/** From the starter to the last card: scores, board, cards played, the last announcement and the pad. */
export function PlayScreen({ state }: { state: GameState }) {
  const session = useSession();
  const waiting = session.waiting.value;
  const entering = isEntering(waiting);
  const called = isCalled(session.now.value);
  const says = waiting.for === "card" ? waiting.says : undefined;
  // The place for a count stays while nobody counts, so that the pad does not move; its keys come only with a count.
  const stated = state.counting !== "app";
  const counts = stated && waiting.for === "card" && (says !== undefined || !called);
  const place = counts ? "keys" : "open";
  // In Large no pad is below the points: small keys above large ones are easy to mix up.
  const below = waiting.for === "chips" && !large.value ? handAfterChips(state) : undefined;
  return (
    <main
      class={tableClass()}
      data-pad={padOf(state, waiting, session)}
      data-says={stated ? (waiting.for === "says" ? "last" : place) : undefined}
      data-above-cards={below !== undefined || undefined}
    >
      <TableHead state={state} turn={turnOf(waiting)} />
      <div class="at-play">
        <div class={`on-table ${called ? place : lengthOf(state)}`}>
          {entering ? (
            <HandSoFar state={state} waiting={waiting} />
          ) : called ? (
            <Called state={state} />
          ) : (
            <>
              <OnTable state={state} />
              <BriefSaying {...lastWords(session.now.value)} />
            </>
          )}
        </div>
        {counts && (
          <div class="says-line">
            {says !== undefined && <PlayCount state={state} seat={says} addGo={waiting.addGo} />}
          </div>
        )}
        <Refused />
        {entering ? (
          <HandEntry state={state} waiting={waiting} />
        ) : waiting.for === "says" ? (
          <LastCount state={state} seat={waiting.seat} />
        ) : waiting.for === "chips" ? (
          <PlayChips state={state} below={below} />
        ) : (
          <PlayPad state={state} waiting={waiting} />
        )}
      </div>
    </main>
  );
}

function lengthOf(state: GameState): string {
  const { series = [], ended = [] } = state.deal?.play ?? {};
  return (series.length || ended.length) > 5 ? "many" : "";
}

function OnTable({ state }: { state: GameState }) {
  const { deal } = state;
  if (!deal?.play) return <HandButtons state={state} />;
  if (state.depth === "hands")
    return (
      <div class="series starter-only">
        <CardFace card={deal.starter ?? "A"} size="large" />
      </div>
    );
  const { series, ended, count } = deal.play;
  // A finished series stays in view until its last card is counted, and for a moment after it landed.
  const last = series.length === 0 ? (uncounted(state)?.count ?? landing.value) : undefined;
  const cards = (last === undefined ? series : ended).map(({ seat, card }) => ({
    card,
    side: sideAt(state, seat),
    by: state.seats[seat]?.name ?? "",
  }));
  return <Series count={last ?? count} cards={cards} landed={last !== undefined} />;
}

function turnOf(waiting: Waiting): number | undefined {
  return "seat" in waiting ? waiting.seat : undefined;
}

function isEntering(waiting: Waiting): waiting is Entering {
  return waiting.for === "dealt" || waiting.for === "discards" || waiting.for === "passes";
}

/** Whether the last move was a challenge. */
function isCalled(now: Replay): boolean {
  return lastHeard(now).happenings.some(({ kind }) => kind === "called");
}

/** The name of the pad in use, so that the styles can make room for it. "hand": no taller than a hand of cards. */
function padOf(state: GameState, waiting: Waiting, session: ReturnType<typeof useSession>): string {
  if (waiting.for === "chips" && !session.place.value) return "chips";
  const hasCardKeys =
    waiting.for === "dealt"
      ? session.asked.value === waiting.seat
      : waiting.for !== "says" && !isEntering(waiting) && !handToPlay(state, waiting);
  return hasCardKeys ? shownPad(session.preferences) : "hand";
}
