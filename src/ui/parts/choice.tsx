import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./choice.css";

export interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** Less tall, with the same 44 px touch target. */
  readonly small?: boolean | undefined;
  /** Only makes the page source readable: each group also gets an id of its own. */
  readonly name?: string | undefined;
}

/** A choice of a few, side by side. Native radio buttons, so arrow keys, Space and screen readers work. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, legendHidden = false, options, value, onChoose, small = false, name = "choice" } = props;
  const group = `${name}${useId()}`;
  return (
    <fieldset class={small ? "choice small" : "choice"}>
      <legend class={legendHidden ? "unseen" : undefined}>{legend}</legend>
      <div class="options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
