/** Reads stored records; `bring-in.ts` writes runs. */
import { isRecord } from "../base/shape";

/**
 * The entries of a stored record. A record holds one entry or a *run*: entries that were brought in together, with the
 * `seq` of the last one, so that the next entry finds its place as usual. They are JSON, which browsers store and read
 * five times as fast as objects, and their places give `game` and `seq`. An entry that has these itself did not fit its
 * place: it is unreadable.
 */
export function entriesOf(record: unknown): readonly unknown[] {
  const { game, seq, run } = isRecord(record) ? record : {};
  const entries = typeof seq === "number" ? parsed(run) : undefined;
  if (!Array.isArray(entries) || entries.length === 0) return [record];
  return entries.map((entry: unknown, i) => {
    const place = { game, seq: Number(seq) - entries.length + 1 + i };
    const isBare = isRecord(entry) && !("game" in entry || "seq" in entry);
    return Object.assign(place, isBare ? entry : { torn: entry });
  });
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}
