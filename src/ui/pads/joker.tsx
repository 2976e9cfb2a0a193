/** A wild joker stands for a card, named when it is played (rules.md §9.10). */
import { useCallback, useState } from "preact/hooks";
import { type Card, declared } from "../../rules/cards";
import { lazyPart } from "../lazy";
import { useSession } from "../context";

const JokerSheet = lazyPart(async () => (await import("./joker-sheet"))?.JokerSheet);

/**
 * @param play gets the card; for a joker, the joker declared as a card
 * @returns a tap handler that first asks about a joker, and the sheet that asks
 */
export function useJoker(play: (card: Card) => unknown) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const tap = useCallback(
    (card: Card) => {
      if (session.mustDeclare(card)) setAsking(true);
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
