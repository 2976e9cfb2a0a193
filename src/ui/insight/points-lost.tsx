import { lostBy } from "../../insight/story/judged";
import { LEFT_KINDS } from "../../insight/story/points";
import { pointsWords } from "../words/common";
import { figureOf, LEFT_WORDS } from "../words/insight";
import { type SidesRow, SidesTable } from "./sides-table";
import type { StoryProps } from "./story-props";

const cell = (shown: string, says: string) => ({ shown: <b class="figures">{shown}</b>, says });

/** Points left on the table, by kind of mistake. Absent where nobody left any. */
export function LeftBehind({ story, names }: StoryProps) {
  const lost = story.discards?.map(lostBy);
  const discards: SidesRow = {
    words: "Discards",
    cells: (lost ?? []).map(({ hands, best, points }) =>
      hands === 0
        ? cell("–", "no hand was entered as dealt.")
        : cell(
            figureOf(points, 1),
            `${figureOf(points, 1)} points in ${hands === 1 ? "1 hand" : `${hands} hands`}; best discards: ${best}.`,
          ),
    ),
  };
  const rows = LEFT_KINDS.filter((kind) => story.left[kind].some((points) => points > 0)).map((kind): SidesRow => ({
    words: LEFT_WORDS[kind],
    cells: story.left[kind].map((points) => cell(String(points), `${pointsWords(points)}.`)),
  }));
  const shown = lost?.some(({ hands }) => hands > 0) ? [discards, ...rows] : rows;
  if (shown.length === 0) return null;
  return (
    <SidesTable
      label="Left on the table"
      caption="Points left on the table"
      corner="points left on the table"
      names={names}
      topic="left"
      rows={shown}
    />
  );
}
