import { SideMark } from "../parts/side-mark";
import { figure, sideClass } from "../parts/sides";
import { differenceWords } from "../words/insight";
import { ROW_WORDS } from "../words/summary-rows";
import { HowWeKnow } from "./how";
import type { StoryProps } from "./story-props";

/** The sources of the points of each side, with the difference from the usual where it is known. */
export function UsualTable({ story, names }: StoryProps) {
  const hasUsual = story.points.some(({ usual }) => usual !== undefined);
  if (story.points.length === 0) return null;
  return (
    <section class="panel usual" aria-label="Where the points came from">
      <table>
        <caption class="unseen">
          Where the points came from{hasUsual ? ", each with the difference from the usual" : ""}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="muted">
              {hasUsual ? "against the usual" : "points"}
            </th>
            {names.map((name, side) => (
              <th key={side} scope="col" class={sideClass(side)}>
                <SideMark side={side} /> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {story.points.map(({ row, figures, usual }) => (
            <tr key={row}>
              <th scope="row">{ROW_WORDS[row]}</th>
              {figures.map((points, side) => (
                <td key={side}>
                  <b class="figures">{figure(points)}</b>
                  {hasUsual && <small class="muted">{usual ? differenceWords(points - (usual[side] ?? 0)) : ""}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <HowWeKnow topic="usual" />
    </section>
  );
}
