import { holeAt, trackOf } from "./board-geometry";
import { dividers, dots, END_RADIUS, HOLE_RADIUS, holesOf, lanePath, lineBefore } from "./wood-geometry";
import { memo } from "./memo";

interface WoodProps {
  readonly size: 61 | 121;
  readonly lanes: number;
  /** The first hole behind each skunk line, joined to text so that equal lists are equal props. */
  readonly marks: string;
}

/** The track, its holes and its lines, drawn once. */
export const Wood = memo(function Wood({ size, lanes, marks }: WoodProps) {
  const track = trackOf(size, lanes);
  const end = holeAt(size, 0, track);
  const half = track.broad / 2;
  const path = lanePath(track);
  const holes = dots(Array.from({ length: lanes }, (_, lane) => holesOf(lane, track)).flat());
  const drilled = { d: holes, "stroke-width": 2 * HOLE_RADIUS };
  return (
    <>
      <rect class="frame" x="10" y="10" width={track.width - 20} height={track.height - 20} rx="14" />
      {/* The track is cut into the wood: its lower lip catches the light, its upper lip is in the shade. */}
      <path class="lane lit" d={path} stroke-width={track.broad + 4} />
      <path class="lane shaded" d={path} stroke-width={track.broad + 3} />
      <path class="lane" d={path} stroke-width={track.broad} />
      <path
        class="tick"
        d={dividers(track)
          .map(({ x, y }) => `M${x} ${y - half + 2}v${track.broad - 4}`)
          .join("")}
      />
      {marks
        .split(" ")
        .filter(Boolean)
        .map((hole) => {
          const { x, y } = lineBefore(Number(hole), track);
          return <path key={hole} class="mark" d={`M${x} ${y - half - 2}v${track.broad + 4}`} />;
        })}
      <path class="drilled rim" {...drilled} />
      <path class="drilled" {...drilled} />
      <circle class="game-hole" cx={end.x} cy={end.y} r={END_RADIUS + 3} />
    </>
  );
});
