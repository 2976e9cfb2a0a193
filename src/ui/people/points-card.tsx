import { USUAL } from "../../insight/chance/usual-deal";
import { type Figure, isEarly } from "../../insight/many/figures";
import type { RoleFigures } from "../../insight/many/player";
import { figureWords } from "../words/people";
import { HOW } from "./how-words";
import { type Asked, NumberLine, type Scale } from "./number";

const { dealer, pone: other } = USUAL;

interface Line {
  readonly label: string;
  readonly figure: Figure | undefined;
  readonly usual: number;
  readonly strong?: boolean;
}

interface PointsCardProps {
  readonly dealing: RoleFigures;
  readonly pone: RoleFigures;
  readonly of?: string;
}

/** The averages of a deal in both roles, each beside the usual. */
export function PointsCard({ dealing, pone, of = "Points a deal" }: PointsCardProps) {
  const lines: readonly Line[] = [
    {
      label: "Dealing",
      figure: dealing.whole,
      usual: dealer.play.mean + dealer.hand.mean + dealer.crib.mean,
      strong: true,
    },
    { label: "The play", figure: dealing.play, usual: dealer.play.mean },
    { label: "Hand", figure: dealing.hand, usual: dealer.hand.mean },
    { label: "Crib", figure: dealing.crib, usual: dealer.crib.mean },
    { label: "Not dealing", figure: pone.whole, usual: other.play.mean + other.hand.mean, strong: true },
    { label: "The play", figure: pone.play, usual: other.play.mean },
    { label: "Hand", figure: pone.hand, usual: other.hand.mean },
  ];
  if (lines.every(({ figure }) => figure === undefined))
    return (
      <section class="panel" aria-label="Points a deal">
        <b>{of}</b>
        <p class="muted">Enter the cards or the hands of a game, and the averages of a deal appear here.</p>
      </section>
    );
  const far = Math.max(1, ...lines.flatMap(({ figure, usual }) => (figure ? farFrom(usual, figure) : [])));
  return (
    <section aria-label="Points a deal">
      <div class="spread card-heading">
        <h2 class="section">{of}</h2>
        <span class="muted">
          bar: likely range · <span class="tick-sign" aria-hidden="true" /> usual
        </span>
      </div>
      <div class="panel number-lines">
        {lines.map(({ label, figure, usual, strong = false }, i) => {
          const scale: Scale = { from: usual - far, to: usual + far };
          const role = i < 4 ? "dealing" : "not dealing";
          return (
            <NumberLine
              key={i}
              label={label}
              figure={figure}
              usual={usual}
              scale={scale}
              strong={strong}
              asked={(known) => askedOf(strong ? label : `${label}, ${role}`, known, usual, strong)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** The distances of both bounds from the usual, if they are known. */
function farFrom(usual: number, { low, high, of, fewest }: Figure): readonly number[] {
  return of < fewest ? [] : [usual - low, high - usual];
}

function askedOf(title: string, figure: Figure | undefined, usual: number, strong: boolean): Asked {
  return {
    title,
    says: [
      `${figure ? averageWords(figure) : "No deal with this part is known yet."} The usual is ${figureWords(usual)}.`,
      ...(strong ? HOW.whole : []),
      ...HOW.points,
    ],
    games: figure?.games ?? [],
  };
}

function averageWords(figure: Figure): string {
  const { value, low, high, of, fewest } = figure;
  if (isEarly(figure)) return `${of} of ${fewest} deals needed are known.`;
  return `${figureWords(value)} points a deal, likely between ${figureWords(low)} and ${figureWords(high)}. It is made of ${of} deals.`;
}
