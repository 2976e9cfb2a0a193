/** Text fields with labels. */

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
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

export function TextField({
  label,
  value,
  onText,
  kind = "words",
  most = kind === "name" ? NAME : 60,
}: TextFieldProps) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input
        class="input"
        type="text"
        dir="auto"
        autocomplete="off"
        enterkeyhint="done"
        spellcheck={false}
        maxLength={most}
        value={value}
        onInput={(event) => onText(event.currentTarget.value)}
        {...KEYBOARDS[kind]}
      />
    </label>
  );
}

/** A date field, as 2026-11-21. */
export function DateField({ label, value, onText }: FieldProps) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input class="input" type="date" value={value} onInput={(event) => onText(event.currentTarget.value)} />
    </label>
  );
}
