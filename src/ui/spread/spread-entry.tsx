import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import {
  COUNTED_BY,
  countedBy,
  type CountedBy,
  digitsOf,
  erased,
  type SpreadDraft,
  spreadOf,
  withDigit,
  withDigits,
} from "./spread-draft";
import "../pads/pads.css";
import "./spread-entry.css";

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
const LABELS: Readonly<Record<CountedBy, string>> = { spread: "Spread", hole: "Loser’s score" };

export interface SpreadEntryProps<D extends SpreadDraft> {
  readonly draft: D;
  readonly onDraft: (draft: D) => void;
  /** Called when Enter is pressed on a keyboard; not needed inside a form. */
  readonly onEnter?: (() => void) | undefined;
  /** Both fields, or only the spread where a scorecard is copied as written. */
  readonly fields?: readonly CountedBy[];
  /** Puts the cursor into the field, for results typed on a keyboard. */
  readonly focused?: boolean;
  /** Shown above the fields. */
  readonly children?: ComponentChildren;
}

/** The spread and the loser's score, each following from the other, with a keypad. */
export function SpreadEntry<D extends SpreadDraft>(props: SpreadEntryProps<D>) {
  const { draft, onDraft, onEnter, fields = COUNTED_BY, focused = false, children } = props;
  const shown = digitsOf(draft);
  const typed = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) typed.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div class="spread-pad">
      <div class="stack">
        {children}
        {fields.map((by) => (
          <label key={by} class="spread-field">
            <span>{LABELS[by]}</span>
            <input
              ref={by === draft.by ? typed : null}
              class="input figures"
              type="text"
              // The keypad replaces the phone's keyboard. A hardware keyboard still works.
              inputMode="none"
              autocomplete="off"
              maxLength={3}
              data-typed={by === draft.by}
              aria-invalid={by === draft.by && draft.digits !== "" && spreadOf(draft) === undefined}
              value={shown[by]}
              onKeyDown={({ key }) => key === "Enter" && onEnter?.()}
              onFocus={({ currentTarget }) => {
                // The next digit replaces the number, on the keypad as on a keyboard.
                currentTarget.select();
                onDraft({ ...countedBy(draft, by), fresh: true });
              }}
              onInput={({ currentTarget }) => onDraft(withDigits(countedBy(draft, by), currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <div class="digits" role="group" aria-label={`Keys: ${LABELS[draft.by]}`}>
        {KEYS.map((digit) => (
          <button
            key={digit}
            type="button"
            class="key plain"
            data-repeats
            onClick={() => onDraft(withDigit(draft, digit))}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          class="key plain"
          data-repeats
          aria-label="Erase a digit"
          onClick={() => onDraft(erased(draft))}
        >
          ⌫
        </button>
      </div>
    </div>
  );
}
