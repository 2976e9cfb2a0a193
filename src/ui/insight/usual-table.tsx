import { figure } from "../parts/sides";
import { pointsWords } from "../words/common";
import { differenceWords, figureOf } from "../words/insight";
import { ROW_WORDS } from "../words/summary-rows";
import { SidesTable } from "./sides-table";
import type { StoryProps } from "./story-props";

/** The sources of the points of each side, with the difference from the usual where it is known. */
export function UsualTable({ story, names }: StoryProps) {
  const hasUsual = story.points.some(({ usual }) => usual !== undefined);
  if (story.points.length === 0) return null;
  return (
    <SidesTable
      label="Where the points came from"
      caption={`Where the points came from${hasUsual ? ", each with the difference from the usual" : ""}`}
      corner="points pegged by"
      note={hasUsual ? "Small: against the usual. + is more, − is less." : undefined}
      names={names}
      topic="usual"
      rows={story.points.map(({ row, figures, usual }) => ({
        words: ROW_WORDS[row],
        cells: figures.map((points, side) => ({
          shown: (
            <>
              <b class="figures">{figure(points)}</b>
              {hasUsual && <small class="muted">{usual ? differenceWords(points - (usual[side] ?? 0)) : ""}</small>}
            </>
          ),
          says: `${pointsWords(points)}${usual ? `; ${figureOf(usual[side] ?? 0, 1)} is usual for these deals` : ""}.`,
        })),
      }))}
    />
  );
}
