import { timePlayedIn } from "../../../game/list-row";
import { useState } from "preact/hooks";
import { bestHand, endingOf, scoreRace } from "../../../game/summary";
import { nameOfSide } from "../../../game/sides";
import type { GameState } from "../../../game/state";
import type { Match } from "../../../match/match";
import { useSession } from "../../context";
import type { Device } from "../../device";
import { rarePart } from "../../lazy";
import { Icon } from "../../parts/icons";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import type { SharedResult } from "../../sharing/result";
import { marksOf } from "../table-board";
import { headlineText, stampWords } from "./headline";
import { capital } from "../../words/common";

const ShareSheet = rarePart(async () => (await import("../../sharing/share-sheet"))?.ShareSheet);

interface ShareProps {
  readonly state: GameState;
  /** The match that this game has won. */
  readonly match: Match | undefined;
  readonly device: Device;
}

/** Opens the picture of the result. It is drawn on this phone, and only when somebody asks for it. */
export function ShareResult({ state, match, device }: ShareProps) {
  const session = useSession();
  const [result, setResult] = useState<SharedResult>();
  const sharedResult = (): SharedResult | undefined => {
    const ending = endingOf(state);
    if (!ending) return undefined;
    const race = scoreRace(state);
    const best = bestHand(session.now.value);
    const stamp = stampWords(state, ending, match);
    const at = timePlayedIn(session.entries.value, state);
    return {
      headline: headlineText(state, match),
      stamp: { words: capital(stamp.words), small: stamp.small },
      sides: state.sides.map(({ front }, side) => ({
        side,
        name: nameOfSide(state, side),
        hole: front,
        race: race[side] ?? [0],
      })),
      target: state.rules.target,
      marks: marksOf(state),
      deals: state.deal?.number ?? 1,
      day: new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(at),
      best: best && {
        name: typeof best.owner === "number" ? (state.seats[best.owner]?.name ?? "") : nameOfSide(state, best.side),
        what: best.owner === "crib" ? "crib" : "hand",
        points: best.points,
        cards: best.tally.cards,
      },
    };
  };
  return (
    <>
      <MainButton kind="second" onPress={() => setResult(sharedResult())}>
        <Icon name="share" /> Share
      </MainButton>
      <Sheet open={result !== undefined} title="Share the result" onClose={() => setResult(undefined)}>
        {result && <ShareSheet result={result} device={device} />}
      </Sheet>
    </>
  );
}
