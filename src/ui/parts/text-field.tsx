/** Lines to be typed, each under its name. */

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** What is typed, for the keyboard that comes up: a person's name, a seat such as A-7, a figure, or anything. */
const KEYBOARDS = {
  name: { autocapitalize: "words" },
  seat: { autocapitalize: "characters" },
  figure: { inputMode: "numeric" },
  words: {},
} as const;

/** UTF-16 units of forty letters, each of which may be a family with its joiners: longer names are refused in words. */
const NAME = 700;

interface TextFieldProps extends FieldProps {
  readonly kind?: keyof typeof KEYBOARDS;
  /** Most letters it takes. */
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

/** A day, by the phone's own calendar: 2026-11-21. */
export function DateField({ label, value, onText }: FieldProps) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input class="input" type="date" value={value} onInput={(event) => onText(event.currentTarget.value)} />
    </label>
  );
}
