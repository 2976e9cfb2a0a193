import { correction, generate } from "lean-qr/nano";
import { useMemo } from "preact/hooks";

export interface QrCodeProps {
  readonly text: string;
  /** Read by screen readers. */
  readonly label: string;
}

type Code = ReturnType<typeof generate>;

/** Blank modules that a code needs around it. */
const QUIET = 4;

/** Error correction, strongest first. */
const LEVELS = [correction.H, correction.Q, correction.M];

/** Dark on white even in the dark theme, as not every camera reads inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = useMemo(() => codeOf(text), [text]);
  if (!code) return <p class="muted">This is too much for one code. Send it as a link instead.</p>;
  const size = code.size + 2 * QUIET;
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={pathOf(code)} />
    </svg>
  );
}

/** @returns the smallest code, with the strongest correction that fits its size; undefined if the text is too long */
function codeOf(text: string): Code | undefined {
  const least = coded(text, correction.L);
  const others = LEVELS.map((level) => coded(text, level));
  return others.find((code) => code?.size === least?.size) ?? least;
}

function coded(text: string, minCorrectionLevel: (typeof correction)["L"]): Code | undefined {
  try {
    return generate(text, { minCorrectionLevel });
  } catch {
    return undefined;
  }
}

/** One rectangle for every run of dark modules in a row. */
function pathOf(code: Code): string {
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x++;
      const run = x + 1 - from;
      path += `M${from + QUIET} ${y + QUIET}h${run}v1h-${run}z`;
    }
  }
  return path;
}
