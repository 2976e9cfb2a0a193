import { type CheckedLine, type CheckedPlay, falseGoesIn, lastSeries } from "../../../rules/play/check";
import { type Why, WHY_TOPICS } from "../../../rules/play/why";
import { CardFace } from "../../parts/card-face";
import { Saying } from "../../parts/saying";
import { Series } from "../../parts/series";
import { SideName } from "../../parts/side-name";
import { whyWords } from "../../words/tools";
import { fittedWords, linePoints, lineWords, playerName } from "./checked-words";
import { Words } from "../../parts/sentence";

/** The current series, and what its newest card pegs or why it pegs nothing. */
export function Newest({ checked: { lines } }: { checked: CheckedPlay }) {
  const series = lastSeries(lines);
  const newest = lines.at(-1);
  if (!newest) return null;
  const points = linePoints(newest);
  return (
    <>
      <Series
        count={series.at(-1)?.count ?? 0}
        cards={series.map(({ card, seat }) => ({ card, side: seat, by: playerName(seat) }))}
      />
      <Saying
        words={lineWords(newest)}
        pegged={points > 0 ? { points, side: newest.seat, name: playerName(newest.seat) } : undefined}
      />
      {newest.kind === "laid" && newest.why.length > 0 && (
        <p class="why">
          <Reasons why={newest.why} />
        </p>
      )}
    </>
  );
}

function Reasons({ why }: { why: readonly Why[] }) {
  return (
    <>
      {why.map((one, i) => (
        <span key={one.code}>
          {i > 0 && " "}
          <Words of={whyWords(one)} />
        </span>
      ))}
    </>
  );
}

/** The whole play, card by card. A reason leads to its rule. */
export function CheckedLines({ checked }: { checked: CheckedPlay }) {
  const { lines } = checked;
  const falseGoes = falseGoesIn(checked);
  return (
    <ol class="rows checked-lines" aria-label="The play, card by card">
      {lines.map((line, i) => (
        <li key={i} class={ends(line) ? "checked-line ends" : "checked-line"}>
          {line.kind === "laid" ? (
            <CardFace card={line.card} size="small" side={line.seat} />
          ) : (
            <span class="card small blank" aria-hidden="true" />
          )}
          <span class="words">
            <SideName side={line.seat} name={playerName(line.seat)} />
            <span>{lineWords(line)}</span>
            {line.kind === "laid" &&
              line.why.map((why) => (
                <a key={why.code} class="why" href={`#/rules/${WHY_TOPICS[why.code]}`}>
                  <Words of={whyWords(why)} />
                </a>
              ))}
            {falseGoes
              .filter((one) => one.line === i)
              .map((one) => (
                <a key={one.seat} class="why" href="#/rules/renege">
                  <Words of={fittedWords(one, line.seat)} />
                </a>
              ))}
          </span>
          {linePoints(line) > 0 && <span class="value figures">{linePoints(line)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The next card starts a new count. */
function ends(line: CheckedLine): boolean {
  return line.kind === "laid" && line.ends;
}

export function Totals({ checked: { points } }: { checked: CheckedPlay }) {
  return (
    <ul class="rows totals" aria-label="Points">
      {points.map((pegged, seat) => (
        <li key={seat} class="row-line">
          <span class="words">
            <SideName side={seat} name={playerName(seat)} />
          </span>
          <span class="value figures">{pegged}</span>
        </li>
      ))}
    </ul>
  );
}
