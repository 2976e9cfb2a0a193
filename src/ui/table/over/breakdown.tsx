import type { Side } from "../../../rules/ruleset";
import { SideMark } from "../../parts/side-mark";
import { figure, sideClass } from "../../parts/sides";

export interface BreakdownProps {
  readonly sides: readonly { readonly side: Side; readonly name: string }[];
  /** A label and one figure for each side. */
  readonly rows: readonly { readonly label: string; readonly figures: readonly number[] }[];
  /** The table in words, for screen readers. */
  readonly caption: string;
}

/** The sources of the points, with a column for each side. */
export function Breakdown({ sides, rows, caption }: BreakdownProps) {
  return (
    <table class="breakdown" data-sides={sides.length}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">Points</span>
          </th>
          {sides.map(({ side, name }) => (
            <th key={side} scope="col" class={`name ${sideClass(side)}`}>
              <SideMark side={side} />
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((points, i) => (
              <td key={sides[i]?.side} class="figures">
                {figure(points)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
