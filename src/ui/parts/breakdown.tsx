import type { Side } from "../../rules/ruleset";
import { sideClass } from "./sides";

export interface BreakdownProps {
  readonly sides: readonly { readonly side: Side; readonly name: string }[];
  /** "Hands" and one figure a side. */
  readonly rows: readonly { readonly label: string; readonly figures: readonly (number | string)[] }[];
  /** What the table says, for the ear. */
  readonly caption: string;
}

/** Where the points came from, a column a side. */
export function Breakdown({ sides, rows, caption }: BreakdownProps) {
  return (
    <table class="breakdown">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">Points</span>
          </th>
          {sides.map(({ side, name }) => (
            <th key={side} scope="col" class={`name ${sideClass(side)}`}>
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((figure, i) => (
              <td key={sides[i]?.side} class="figures">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
