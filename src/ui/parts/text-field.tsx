/** Text fields with labels. */
import type { InputHTMLAttributes } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import "./text-field.css";

/** Why a field was refused; a new object for each attempt. */
export interface Fault {
  readonly words: string;
}

type LabelledProps = InputHTMLAttributes & {
  readonly label: string;
  readonly fault?: Fault | undefined;
  /** Takes the focus when it appears, with its text selected. */
  readonly asks?: boolean;
};

/** An input with its label. A fault is said below it, and moves the focus there. */
export function Labelled({ label, fault, asks = false, ...input }: LabelledProps) {
  const why = useId();
  const here = useRef<HTMLInputElement>(null);
  // In layout effects, so that a phone still opens its keyboard for the tap.
  useLayoutEffect(() => {
    if (!asks) return;
    here.current?.focus();
    here.current?.select();
  }, [asks]);
  useLayoutEffect(() => {
    if (fault) here.current?.focus();
  }, [fault]);
  return (
    <div class="field">
      <label>
        <span class="field-label">{label}</span>
        <input
          ref={here}
          class="input"
          autocomplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && why}
          {...input}
        />
      </label>
      {fault && (
        <p id={why} class="why-not" role="alert">
          {fault.words}
        </p>
      )}
    </div>
  );
}

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly fault?: Fault | undefined;
}

/** The kind of text, which decides the on-screen keyboard: a name, a seat such as A-7, a number, or any text. */
const KEYBOARDS = {
  name: { autocapitalize: "words" },
  seat: { autocapitalize: "characters" },
  figure: { inputMode: "numeric" },
  words: {},
} as const;

/** UTF-16 units for forty letters, each of which may be a joined emoji. Longer names are refused with a message. */
const NAME = 700;

interface TextFieldProps extends FieldProps {
  readonly kind?: keyof typeof KEYBOARDS;
  /** The maximum length. */
  readonly most?: number;
}

export function TextField({ onText, kind = "words", most = kind === "name" ? NAME : 60, ...field }: TextFieldProps) {
  return (
    <Labelled
      type="text"
      dir="auto"
      enterkeyhint="done"
      spellcheck={false}
      maxLength={most}
      onInput={(event) => onText(event.currentTarget.value)}
      {...KEYBOARDS[kind]}
      {...field}
    />
  );
}

/** A date field, as 2026-11-21. */
export function DateField({ onText, ...field }: FieldProps) {
  return <Labelled type="date" onInput={(event) => onText(event.currentTarget.value)} {...field} />;
}
