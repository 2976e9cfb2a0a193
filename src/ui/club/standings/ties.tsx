import { isolated } from "../../../base/isolated";
import { useState } from "preact/hooks";
import type { ClubEvent } from "../../../club/event";
import type { PlayerId } from "../../../club/draw/rounds";
import { MainButton } from "../../parts/main-button";
import { Sheet } from "../../parts/sheet";
import type { Tie } from "../../../club/standings";
import { listWords } from "../../../base/lists";
import { namesOf } from "./standings-words";
import { useBooks } from "../../context";

export interface TieNoticeProps {
  readonly event: ClubEvent;
  readonly tie: Tie;
  /** Whether the tie decides who qualifies. */
  readonly acrossTheCut: boolean;
}

/** Players who are tied on everything, with a button to enter their one-game playoff. */
export function TieNotice({ event, tie, acrossTheCut }: TieNoticeProps) {
  const [asking, setAsking] = useState(false);
  const names = listWords(namesOf(event, tie.ids).map(isolated));
  return (
    <section class="notice tie" aria-label={`${names} are tied`}>
      <span>
        <bdi>{names}</bdi> are tied on everything{acrossTheCut ? ", and not all of them qualify" : ""}. They cut for
        deal and play one game.
      </span>
      <button type="button" class="text-button" onClick={() => setAsking(true)}>
        Who won it?
      </button>
      <TieSheet event={event} tie={asking ? tie : undefined} onClose={() => setAsking(false)} />
    </section>
  );
}

/** The result of a one-game playoff: the winner of two players, or the order of more. */
export function TieSheet({ event, tie, onClose }: { event: ClubEvent; tie: Tie | undefined; onClose: () => void }) {
  return (
    <Sheet open={tie !== undefined} title="One-game playoff" onClose={onClose}>
      {tie && <Order event={event} tie={tie} onClose={onClose} />}
    </Sheet>
  );
}

function Order({ event, tie, onClose }: { event: ClubEvent; tie: Tie; onClose: () => void }) {
  const books = useBooks();
  const [order, setOrder] = useState<readonly PlayerId[]>([]);
  const left = tie.ids.filter((id) => !order.includes(id));
  const two = tie.ids.length === 2;
  const tap = async (id: PlayerId) => {
    const next = [...order, id];
    const rest = left.filter((one) => one !== id);
    if (rest.length > 1) {
      setOrder(next);
      return;
    }
    if (await books.record({ type: "tieBroken", order: [...next, ...rest] })) onClose();
    else setOrder([]);
  };
  return (
    <div class="stack">
      <p>{two ? "Who won?" : "Tap the players in order, the winner first."}</p>
      {order.length > 0 && (
        <ol class="came-in">
          {namesOf(event, order).map((name, at) => (
            <li key={name}>
              {at + 1}. <bdi>{name}</bdi>
            </li>
          ))}
        </ol>
      )}
      {left.map((id) => (
        <MainButton key={id} kind="second" onPress={() => void tap(id)}>
          <bdi>{event.players[id]?.name}</bdi>
        </MainButton>
      ))}
      {order.length > 0 && (
        <button type="button" class="text-button" onClick={() => setOrder([])}>
          Start again
        </button>
      )}
    </div>
  );
}
