import { useState } from "preact/hooks";
import { type Card, isJoker, JOKER } from "../../../rules/cards";
import { showRulesOf } from "../../../rules/scoring";
import { CardText } from "../../parts/card-text";
import { MainButton } from "../../parts/main-button";
import { Row, Rows } from "../../parts/rows";
import { JokerNamed } from "../joker-named";
import type { HandDraft } from "./hand-draft";

interface JokersPlayedProps {
  readonly draft: HandDraft;
  /** The cards as they count: each joker as the card it stands for. */
  readonly counted: readonly Card[];
  readonly onDraft: (draft: HandDraft) => void;
}

/** The wild jokers of a hand. One that was declared in the play stays that card, unless jokers may change (rules.md §9.10). */
export function JokersPlayed({ draft, counted, onDraft }: JokersPlayedProps) {
  const [asking, setAsking] = useState<number>();
  const { jokers, redeclare } = showRulesOf(draft.rules).count;
  const inHand = draft.cards.slice(0, -1);
  if (jokers !== "wild" || redeclare || draft.of === "crib" || !inHand.some(isJoker)) return null;
  const become = (place: number, card: Card) => {
    setAsking(undefined);
    onDraft({ ...draft, cards: draft.cards.with(place, card) });
  };
  return (
    <Rows label="Jokers">
      {inHand.map((card, place) =>
        isJoker(card) ? (
          <Row
            key={place}
            label={
              <>
                {card === JOKER ? "The joker counts most as " : "The joker was played as "}
                <CardText card={counted[place] ?? card} />
              </>
            }
            hint={card === JOKER ? "Was it played as another card?" : "Was it another card?"}
            leads
            onPress={() => setAsking(place)}
          />
        ) : null,
      )}
      {asking !== undefined && (
        <JokerNamed
          title="In the play it was"
          onJoker={(joker) => become(asking, joker)}
          onClose={() => setAsking(undefined)}
        >
          <MainButton kind="second" onPress={() => become(asking, JOKER)}>
            It was not played
          </MainButton>
        </JokerNamed>
      )}
    </Rows>
  );
}
