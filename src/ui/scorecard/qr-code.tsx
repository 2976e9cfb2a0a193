import { correction, generate } from "lean-qr/nano";
import { useMemo } from "preact/hooks";

export interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

type Code = ReturnType<typeof generate>;

/** Modules of paper that must be round a code. */
const QUIET = 4;

/** From the most that may be spoilt to the least. */
const LEVELS = [correction.H, correction.Q, correction.M];

/** A code, dark on white in the dark too: not every camera reads one the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = useMemo(() => codeOf(text), [text]);
  if (!code) return <p class="muted">That is more than one code can hold. Send it as a link instead.</p>;
  const size = code.size + 2 * QUIET;
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={pathOf(code)} />
    </svg>
  );
}

/** @returns the smallest code there is for it, as hard to spoil as its size allows; undefined when there is none. */
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

/** Every run of dark modules in a row, as one rectangle. */
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
