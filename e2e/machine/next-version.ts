import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const NEXT_TITLE = "Fifteen Two, the next version";

/** A copy of the built app with another title, as the next deployment would be. */
export function nextVersion(root: string): { root: string; remove: () => void } {
  const next = mkdtempSync(join(tmpdir(), "next-"));
  cpSync(root, next, { recursive: true });
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(next, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not contain ${from}, so the next version would equal this one`);
    writeFileSync(path, after);
  };
  change("index.html", /<title>.*<\/title>/, `<title>${NEXT_TITLE}</title>`);
  change("sw.js", /("revision":")[0-9a-f]+(","url":"index.html")/, "$1changed$2");
  return { root: next, remove: () => rmSync(next, { recursive: true, force: true }) };
}
