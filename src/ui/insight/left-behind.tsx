import { LEFT_KINDS } from "../../insight/story/points";
import { lostBy } from "../../insight/story/judged";
import { figureOf, LEFT_WORDS } from "../words/insight";
import { SidesTable } from "./sides-table";
import type { StoryProps } from "./story-props";

/** Points left on the table, by kind of mistake. Absent where nobody left any. */
export function LeftBehind({ story, names }: StoryProps) {
  const rows = LEFT_KINDS.map((kind) => ({
    words: LEFT_WORDS[kind],
    figures: story.left[kind].map(String),
    any: story.left[kind].some((points) => points > 0),
  }));
  const lost = story.discards?.map((of) => (of.length === 0 ? undefined : lostBy(of).points));
  if (lost?.some((points) => points !== undefined))
    rows.unshift({
      words: "Discards",
      figures: lost.map((points) => (points === undefined ? "–" : figureOf(points, 1))),
      any: true,
    });
  const shown = rows.filter(({ any }) => any);
  if (shown.length === 0) return null;
  return (
    <SidesTable
      label="Left on the table"
      caption="Points left on the table"
      corner="left on the table"
      names={names}
      topic="left"
    >
      {shown.map(({ words, figures }) => (
        <tr key={words}>
          <th scope="row">{words}</th>
          {figures.map((points, side) => (
            <td key={side}>
              <b class="figures">{points}</b>
            </td>
          ))}
        </tr>
      ))}
    </SidesTable>
  );
}
