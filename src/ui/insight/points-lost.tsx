import { lostBy } from "../../insight/story/judged";
import { LOST_KINDS } from "../../insight/story/points";
import { pointsWords } from "../words/common";
import { figureOf, LOST_WORDS } from "../words/insight";
import { type SidesRow, SidesTable } from "./sides-table";
import type { StoryProps } from "./story-props";

const cell = (shown: string, says: string) => ({ shown: <b class="figures">{shown}</b>, says });

/** The points that mistakes cost each side, by kind. Absent where nobody lost any. */
export function PointsLost({ story, names }: StoryProps) {
  const byDiscards = story.discards?.map(lostBy);
  const discards: SidesRow = {
    words: "Discards",
    cells: (byDiscards ?? []).map(({ hands, best, points }) =>
      hands === 0
        ? cell("–", "no hand was entered as dealt.")
        : cell(
            figureOf(points, 1),
            `${figureOf(points, 1)} points in ${hands === 1 ? "1 hand" : `${hands} hands`}; best discards: ${best}.`,
          ),
    ),
  };
  const rows = LOST_KINDS.filter((kind) => story.lost[kind].some((points) => points > 0)).map((kind): SidesRow => ({
    words: LOST_WORDS[kind],
    cells: story.lost[kind].map((points) => cell(String(points), `${pointsWords(points)}.`)),
  }));
  const shown = byDiscards?.some(({ hands }) => hands > 0) ? [discards, ...rows] : rows;
  if (shown.length === 0) return null;
  return (
    <SidesTable
      label="Points lost"
      caption="Points lost by mistakes"
      corner="points lost by"
      names={names}
      topic="lost"
      rows={shown}
    />
  );
}
