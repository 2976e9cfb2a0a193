import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Choice } from "../parts/choice";
import { wantsStillness } from "../parts/landing";
import { frameCode } from "./qr";

export interface CodesInTurnProps {
  /** Each of `count` codes is needed and they come round, or there is no end and any `count` will do. */
  readonly is: "loop" | "stream";
  readonly count: number;
  readonly frame: (number: number) => string;
  /** Read by screen readers. */
  readonly label: string;
}

const PACES = ["still", "slow", "quick"] as const;
type Pace = (typeof PACES)[number];
const PACE_WORDS: Readonly<Record<Pace, string>> = { still: "Stop", slow: "Slow", quick: "Quick" };
const PACE_OPTIONS = PACES.map((value) => ({ value, label: PACE_WORDS[value] }));

/** Milliseconds of each code. */
const TIMES: Readonly<Record<CodesInTurnProps["is"], Readonly<Record<Pace, number>>>> = {
  loop: { still: Infinity, slow: 1500, quick: 600 },
  stream: { still: Infinity, slow: 400, quick: 110 },
};

/** The codes change slowly for people who ask for less motion, until they ask for more. */
function usualPace(): Pace {
  return wantsStillness() ? "slow" : "quick";
}

/** Codes in turn, each at the same place and of the same size, with its number. */
export function CodesInTurn({ is, count, frame, label }: CodesInTurnProps) {
  const [pace, setPace] = useState(usualPace);
  const [number, setNumber] = useState(0);
  useEffect(() => {
    const time = TIMES[is][pace];
    if (time === Infinity || count === 1) return undefined;
    const timer = setInterval(() => setNumber((shown) => (is === "loop" ? (shown + 1) % count : shown + 1)), time);
    return () => clearInterval(timer);
  }, [is, pace, count]);
  const text = useMemo(() => frame(number), [frame, number]);
  return (
    <div class="codes-in-turn">
      <Dots text={text} label={label} />
      {count > 1 && (
        <>
          <p class="turn figures">
            {is === "loop" ? `Code ${number + 1} of ${count}` : `Code ${number + 1}; about ${count} are needed`}
          </p>
          <Choice legend="How fast the codes change" small options={PACE_OPTIONS} value={pace} onChoose={setPace} />
        </>
      )}
    </div>
  );
}

/** A code drawn as dots, which is quicker than shapes. */
function Dots({ text, label }: { readonly text: string; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) frameCode(text)?.toCanvas(canvas.current, { off: [255, 255, 255, 255] });
  }, [text]);
  return <canvas ref={canvas} class="qr-code dots" role="img" aria-label={label} />;
}
