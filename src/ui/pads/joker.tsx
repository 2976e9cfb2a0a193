/** A wild joker is played as a card: which one is asked once, when it falls (rules.md §9.10). */
import { useCallback, useState } from "preact/hooks";
import { type Card, declared } from "../../rules/cards";
import { lazyPart } from "../lazy";
import { useSession } from "../context";

const JokerSheet = lazyPart(async () => (await import("./joker-sheet"))?.JokerSheet);

/**
 * @param play takes the card, or the joker and what it stands for
 * @returns the tap that asks where it must, and the sheet that asks
 */
export function useJoker(play: (card: Card) => unknown) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const tap = useCallback(
    (card: Card) => {
      if (session.givesOut(card)) setAsking(true);
      else void play(card);
    },
    [session, play],
  );
  const sheet = asking && (
    <JokerSheet
      onClose={() => setAsking(false)}
      onCard={(as) => {
        setAsking(false);
        void play(declared(as));
      }}
    />
  );
  return { tap, sheet };
}
