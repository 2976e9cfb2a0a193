import type { ComponentChildren } from "preact";
import "./stamp.css";

/** A brass stamp: one word and a short line below it. */
export function Stamp({ words, small }: { readonly words: string; readonly small: ComponentChildren }) {
  return (
    <p class="stamp">
      <b>{words}</b>
      <small>{small}</small>
    </p>
  );
}
