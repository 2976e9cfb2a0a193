import type { ComponentChildren } from "preact";
import { SideMark } from "../parts/side-mark";
import { sideClass } from "../parts/sides";
import { askHow, HowWeKnow, type HowTopic } from "./how";

export interface SidesRow {
  readonly words: string;
  /** A number for each side, with its parts in a sentence. */
  readonly cells: readonly { readonly shown: ComponentChildren; readonly says: string }[];
}

interface SidesTableProps {
  /** Of the panel, for screen readers. */
  readonly label: string;
  readonly caption: string;
  /** Over the names of the rows. */
  readonly corner: string;
  readonly names: readonly string[];
  readonly topic: HowTopic;
  /** The meaning of small numbers and signs. */
  readonly note?: string | undefined;
  readonly rows: readonly SidesRow[];
}

/** A table with a column for each side. A tap on a number says what it is made of, and how it is known. */
export function SidesTable({ label, caption, corner, names, topic, note, rows }: SidesTableProps) {
  return (
    <section class="panel usual" aria-label={label}>
      <table>
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="muted">
              {corner}
            </th>
            {names.map((name, side) => (
              <th key={side} scope="col" class={sideClass(side)}>
                <SideMark side={side} /> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words, cells }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              {cells.map(({ shown, says }, side) => (
                <td key={side}>
                  <button type="button" onClick={() => askHow(topic, `${words}, ${names[side]}: ${says}`)}>
                    {shown}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p class="muted small-note">{note}</p>}
      <HowWeKnow topic={topic} />
    </section>
  );
}
