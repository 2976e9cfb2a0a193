import { useMemo } from "preact/hooks";
import { type Code, codeOf } from "./qr";
import "./qr-code.css";

export interface QrCodeProps {
  readonly text: string;
  /** Read by screen readers. */
  readonly label: string;
}

/** Blank modules that a code needs around it. */
const QUIET = 4;

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
