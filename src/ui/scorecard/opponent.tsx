import { LONGEST_SEAT } from "../../club/roster";
import { TextField } from "../parts/text-field";
import type { Draft } from "./draft";

/** From this many names on, the list has two rows. */
const MANY = 4;

interface OpponentProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onOpponent: (name: string) => void;
  /** Every known name. The list keeps space for all of them, so that nothing jumps when fewer match. */
  readonly known: readonly string[];
  /** The names that match, likeliest first. */
  readonly names: readonly string[];
}

/** The opponent's name and seat: typed, or a known name in one tap. */
export function Opponent({ draft, onDraft, onOpponent, known, names }: OpponentProps) {
  return (
    <>
      <div class="entry-who">
        <TextField label="Opponent" kind="name" value={draft.opponent} onText={onOpponent} />
        <TextField
          label="Seat or ID"
          kind="seat"
          most={LONGEST_SEAT}
          value={draft.seat}
          onText={(seat) => onDraft({ ...draft, seat })}
        />
      </div>
      {known.length > 0 && (
        <div class="known-names" role="group" aria-label="Known players" data-many={known.length >= MANY}>
          {names.map((name) => (
            <button key={name} type="button" aria-pressed={name === draft.opponent} onClick={() => onOpponent(name)}>
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
