import type { Change } from "../../../insight/story/ledger";
import type { View } from "../../../insight/story/steps";
import type { Loss, Side } from "../../../rules/ruleset";
import { pegShape, sideClass } from "../../parts/sides";
import { LOSS_MARKS, whose } from "../../words/common";
import { percent } from "../../words/insight";
import { cutName } from "../../words/plain-names";
import { chanceShape } from "./chance-shape";
import { type Area, NUMBER_RADIUS, numberPlaces } from "./marker-place";

interface ChanceChartProps {
  readonly view: View;
  /** The bad loss of which the chance is shown too. */
  readonly loss: Loss | undefined;
  readonly names: readonly string[];
  /** The side that dealt each deal. */
  readonly dealers: readonly Side[];
  readonly turns: readonly Change[];
  /** Opens a deal. */
  readonly onDeal: (deal: number) => void;
}

const BOX: Area = { left: 32, right: 352, top: 12, floor: 158 };
const WIDE = 362;
/** Of a name inside the chart. */
const MOST_LETTERS = 20;
/** Levels of the names, and the width of their letters in Large. */
const NAMES_AT = [79, 15] as const;
const LETTER = 7;

/** The chance of a side to win, deal by deal. A tap on a deal opens it; the table below says the same in numbers. */
export function ChanceChart({ view, loss, names, dealers, turns, onDeal }: ChanceChartProps) {
  const { side } = view;
  const deals = Math.max(1, view.steps.at(-1)?.deal ?? 1);
  const shape = chanceShape(view, deals, turns, BOX);
  const middle = (BOX.top + BOX.floor) / 2;
  const sides = [side, 1 - side];
  const likelier = sides.map((one) => `${cutName(names[one] ?? "", MOST_LETTERS)} likelier`);
  const places = numberPlaces(
    shape.marks,
    shape.points,
    { ...BOX, right: WIDE },
    likelier.map((words, i) => {
      const floor = levelAt(NAMES_AT[i] ?? 0);
      return { left: BOX.left, right: BOX.left + words.length * LETTER, top: floor - 8, floor };
    }),
  );
  // Every deal has its number while there is room for it.
  const every = deals > 11 ? 2 : 1;
  const dealAt = (event: MouseEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const at = (((event.clientX - left) / width) * WIDE - BOX.left) / ((BOX.right - BOX.left) / deals);
    // A key press has no place.
    return event.detail === 0 ? 1 : Math.min(deals, Math.max(1, Math.floor(at) + 1));
  };
  return (
    <div class="chance-chart">
      <button type="button" class="chart-press" aria-label="Deal by deal" onClick={(event) => onDeal(dealAt(event))}>
        <svg viewBox={`0 0 ${WIDE} 182`} aria-hidden="true">
          <defs>
            <pattern id="skunk-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect class="hatch-wash" width="5" height="5" />
              <rect class="hatch" width="1.6" height="5" />
            </pattern>
            <clipPath id="above">
              <rect x="0" y="0" width={WIDE} height={middle} />
            </clipPath>
            <clipPath id="below">
              <rect x="0" y={middle} width={WIDE} height={middle} />
            </clipPath>
          </defs>
          {[0, 25, 75, 100].map((level) => (
            <path key={level} class="grid" d={`M${BOX.left} ${levelAt(level)}H${BOX.right}`} />
          ))}
          {shape.edges.slice(1, -1).map((x) => (
            <path key={x} class="grid" d={`M${x} ${BOX.floor - 3}V${BOX.floor}`} />
          ))}
          <path class={`area ${sideClass(side)}`} d={shape.area} clip-path="url(#above)" />
          <path class={`area ${sideClass(1 - side)}`} d={shape.area} clip-path="url(#below)" />
          {loss && [shape.skunk, shape.skunked].map((d) => <path key={d} d={d} fill="url(#skunk-hatch)" />)}
          <path class="middle" d={`M${BOX.left} ${middle}H${BOX.right}`} />
          <path class="line" d={shape.line} />
          {[100, 50, 0].map((level) => (
            <text key={level} x={BOX.left - 5} y={levelAt(level) + 3.6} text-anchor="end">
              {level === 50 ? percent(0.5) : level}
            </text>
          ))}
          {sides.map((one, i) => (
            <text key={one} class={`likelier ${sideClass(one)}`} x={BOX.left + 5} y={levelAt(NAMES_AT[i] ?? 0)}>
              {likelier[i]}
            </text>
          ))}
          {shape.marks.map(({ x, y }, i) => {
            const at = places[i] ?? { x, y };
            return (
              <g key={x} class="turn">
                <path d={`M${x} ${y}L${at.x} ${at.y}`} />
                <circle class="at" cx={x} cy={y} r="2.6" />
                <circle cx={at.x} cy={at.y} r={NUMBER_RADIUS} />
                <text x={at.x} y={at.y + 3.8} text-anchor="middle">
                  {i + 1}
                </text>
              </g>
            );
          })}
          <path
            class={`peg ${sideClass(side)}`}
            d={pegShape(side)}
            transform={`translate(${shape.end.x} ${shape.end.y})`}
          />
          {shape.edges.slice(0, -1).map((x, i) => {
            const dealer = dealers[i] ?? 0;
            const isNumbered = i % every === 0;
            const centre = (x + (shape.edges[i + 1] ?? x)) / 2 - (every === 1 ? 0 : isNumbered ? 3 : -6);
            return (
              <g key={x}>
                <path
                  class={`peg ${sideClass(dealer)}`}
                  d={pegShape(dealer)}
                  transform={`translate(${centre - 6} 172) scale(${isNumbered ? 0.7 : 0.5})`}
                />
                {isNumbered && (
                  <text x={centre + 1} y="175.6">
                    {i + 1}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </button>
      <div class="unseen">
        <table>
          <caption>{whose(names[side] ?? "")} chance to win after each deal</caption>
          <thead>
            <tr>
              <th scope="col">Deal</th>
              <th scope="col">Dealt by</th>
              <th scope="col">To win</th>
              {loss && (
                <>
                  <th scope="col">By a {LOSS_MARKS[loss]}</th>
                  <th scope="col">To lose by a {LOSS_MARKS[loss]}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {dealers.slice(0, deals).map((dealer, i) => {
              const chance = view.steps.findLast((step) => step.deal === i + 1)?.to ?? view.start;
              return (
                <tr key={i}>
                  <th scope="row">{i + 1}</th>
                  <td>{names[dealer]}</td>
                  <td>{percent(chance.win)}</td>
                  {loss && [chance.skunk, chance.skunked].map((one, of) => <td key={of}>{percent(one)}</td>)}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function levelAt(level: number): number {
  return BOX.floor - (level / 100) * (BOX.floor - BOX.top);
}
