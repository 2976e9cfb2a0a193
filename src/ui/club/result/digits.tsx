import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "../../pads/pads.css";

export interface DigitsProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (digits: string) => void;
}

/** No spread and no hole has more. */
const MOST_DIGITS = 3;
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** @returns whether it is what this field may hold */
export function isDigits(value: unknown): value is string {
  return typeof value === "string" && /^\d{0,3}$/.test(value);
}

/** A number, by keys under the thumb or by a keyboard; what stood there before goes with the first digit. */
export function Digits({ label, value, onValue }: DigitsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const put = (text: string) => {
    setFresh(false);
    onValue(text.replace(/\D/g, "").slice(0, MOST_DIGITS));
  };
  const key = (digit: string) => put(fresh ? digit : value + digit);
  return (
    <div class="digit-entry">
      <label class="digits-shown">
        <span class="field-label">{label}</span>
        <input
          ref={field}
          class="input figures"
          type="text"
          inputmode="none"
          autocomplete="off"
          value={value}
          onInput={(event) => put(event.currentTarget.value)}
        />
      </label>
      <div class="digit-keys" role="group" aria-label={`Keys: ${label}`}>
        {KEYS.map((digit) => (
          <DigitKey key={digit} onPress={() => key(digit)}>
            {digit}
          </DigitKey>
        ))}
        <DigitKey onPress={() => put("")}>Clear</DigitKey>
        <DigitKey onPress={() => key("0")}>0</DigitKey>
        <DigitKey onPress={() => put(value.slice(0, -1))} label="Delete the last digit">
          ⌫
        </DigitKey>
      </div>
    </div>
  );
}

interface DigitKeyProps {
  readonly onPress: () => void;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Plain: the same digit twice in a row is no bounce. */
function DigitKey({ onPress, label, children }: DigitKeyProps) {
  return (
    <button type="button" class="key plain" aria-label={label} onClick={onPress}>
      <span>{children}</span>
    </button>
  );
}
