import type { ComponentChildren } from "preact";
import { SideMark } from "../parts/side-mark";
import { sideClass } from "../parts/sides";
import { HowWeKnow, type HowTopic } from "./how";

interface SidesTableProps {
  /** Of the panel, for screen readers. */
  readonly label: string;
  readonly caption: string;
  /** Over the names of the rows. */
  readonly corner: string;
  readonly names: readonly string[];
  readonly topic: HowTopic;
  /** The rows. */
  readonly children: ComponentChildren;
}

/** A table with a column for each side, and how its numbers are known. */
export function SidesTable({ label, caption, corner, names, topic, children }: SidesTableProps) {
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
        <tbody>{children}</tbody>
      </table>
      <HowWeKnow topic={topic} />
    </section>
  );
}
