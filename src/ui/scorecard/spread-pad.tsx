import { Choice } from "../parts/choice";
import { countedBy, type CountedBy, digitsOf, type Draft, erased, withDigit, withDigits } from "./draft";
import "../pads/pads.css";

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
const FIELDS: readonly { readonly by: CountedBy; readonly label: string }[] = [
  { by: "spread", label: "Spread" },
  { by: "hole", label: "Loser’s score" },
];
const RESULTS = [
  { value: "won", label: "Won" },
  { value: "lost", label: "Lost" },
] as const;

export interface DraftProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

interface PadProps extends DraftProps {
  /** On a keyboard: that was all. */
  readonly onEnter: () => void;
}

/** Won or lost, and by how much: the spread, or where the loser stands, whichever is at hand. */
export function SpreadPad({ draft, onDraft, onEnter }: PadProps) {
  const shown = digitsOf(draft);
  const result = draft.won === undefined ? undefined : draft.won ? "won" : "lost";
  return (
    <div class="spread-pad">
      <div class="stack">
        <Choice
          legend="Result"
          legendHidden
          name="result"
          options={RESULTS}
          value={result}
          onChoose={(value) => onDraft({ ...draft, won: value === "won" })}
        />
        {FIELDS.map(({ by, label }) => (
          <label key={by} class="spread-field">
            <span>{label}</span>
            <input
              class="input figures"
              type="text"
              // Its own pad lies beside it; a keyboard types here all the same.
              inputMode="none"
              autocomplete="off"
              maxLength={3}
              data-typed={by === draft.by}
              value={shown[by]}
              onKeyDown={(event) => event.key === "Enter" && onEnter()}
              onFocus={() => onDraft(countedBy(draft, by))}
              onInput={(event) => onDraft(withDigits(countedBy(draft, by), event.currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <div class="digits" role="group" aria-label={draft.by === "spread" ? "Spread" : "Loser’s score"}>
        {KEYS.map((digit) => (
          <button key={digit} type="button" class="key plain" onClick={() => onDraft(withDigit(draft, digit))}>
            {digit}
          </button>
        ))}
        <button type="button" class="key plain" aria-label="Erase a digit" onClick={() => onDraft(erased(draft))}>
          ⌫
        </button>
      </div>
    </div>
  );
}
