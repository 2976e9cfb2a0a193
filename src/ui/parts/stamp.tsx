import type { ComponentChildren } from "preact";
import "./stamp.css";

interface StampProps {
  readonly words: string;
  readonly small: ComponentChildren;
  /** Comes down on the cards; otherwise it is there already. */
  readonly lands?: boolean;
}

/** A brass stamp: one word and a short line below it. */
export function Stamp({ words, small, lands = true }: StampProps) {
  return (
    <p class={lands ? "stamp lands" : "stamp"}>
      <b>{words}</b>
      <small>{small}</small>
    </p>
  );
}
