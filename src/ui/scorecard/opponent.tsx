import { LONGEST_SEAT } from "../../club/roster";
import { TextField } from "../parts/text-field";
import type { DraftProps } from "./spread-pad";

/** They may fill more than a line. */
const MANY = 4;

interface OpponentProps extends DraftProps {
  /** All there are to choose from: they keep their room while fewer fit. */
  readonly known: readonly string[];
  /** Who of them may be meant, the likeliest first. */
  readonly names: readonly string[];
}

/** Whom it was against, and where he sits: typed, or a known name in one tap. */
export function Opponent({ draft, onDraft, known, names }: OpponentProps) {
  return (
    <>
      <div class="entry-who">
        <TextField
          label="Opponent"
          kind="name"
          value={draft.opponent}
          onText={(opponent) => onDraft({ ...draft, opponent })}
        />
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
            <button
              key={name}
              type="button"
              aria-pressed={name === draft.opponent}
              onClick={() => onDraft({ ...draft, opponent: name })}
            >
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
