import { useLayoutEffect, useRef } from "preact/hooks";
import { type CheckedLine, type CheckedPlay, falseGoesIn, lastSeries } from "../../../rules/play/check";
import { WHY_TOPICS } from "../../../rules/play/why";
import { CardText } from "../../parts/card-text";
import { Series } from "../../parts/series";
import { SideName } from "../../parts/side-name";
import { sideClass } from "../../parts/sides";
import { whyWords } from "../../words/tools";
import { fittedWords, linePoints, lineWords, playerName } from "./checked-words";
import { Words } from "../../parts/sentence";

/** The cards of the current series, and their count. */
export function CurrentSeries({ checked: { lines } }: { checked: CheckedPlay }) {
  const series = lastSeries(lines);
  return (
    <Series
      count={series.at(-1)?.count ?? 0}
      cards={series.map(({ card, seat }) => ({ card, side: seat, by: playerName(seat) }))}
    />
  );
}

/**
 * The whole play, card by card, each with what it pegs or why it pegs nothing. It takes the room above or beside the
 * pad, whatever is in it, and keeps its newest line in view. A reason leads to its rule.
 */
export function CheckedLines({ checked }: { checked: CheckedPlay }) {
  const { lines } = checked;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const toNewest = () => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    };
    toNewest();
    addEventListener("resize", toNewest);
    return () => removeEventListener("resize", toNewest);
  }, [lines]);
  const falseGoes = falseGoesIn(checked);
  return (
    <div class="checked-room">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the arrow keys must reach it */}
      <ol ref={list} class="rows checked-lines" aria-label="The play, card by card" tabIndex={0}>
        {lines.map((line, i) => (
          <li key={i} class={ends(line) ? "checked-line ends" : "checked-line"}>
            <span class="laid">{line.kind === "laid" && <CardText card={line.card} />}</span>
            <span class="words">
              <span>
                <SideName side={line.seat} name={playerName(line.seat)} /> {lineWords(line)}
              </span>
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
            {linePoints(line) > 0 && <span class={`value figures ${sideClass(line.seat)}`}>+{linePoints(line)}</span>}
          </li>
        ))}
      </ol>
    </div>
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
