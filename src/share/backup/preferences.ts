/** Joins the preferences of a file with those of this phone. */
import { isRecord } from "../../base/shape";

type Values = Readonly<Record<string, unknown>>;

/** Lists whose members are added, each with its greatest length and the name of a member. */
const LISTS: Readonly<Record<string, { readonly most: number; readonly nameOf: (member: unknown) => string }>> = {
  names: { most: 12, nameOf: textOf },
  sets: { most: 24, nameOf: (set) => (isRecord(set) ? textOf(set["name"]).toLocaleLowerCase() : "") },
};

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** @returns the preferences to set: nothing that this phone has is replaced */
export function mergedPreferences(incoming: Values, here: Values): Values {
  const set: [string, unknown][] = [];
  for (const [name, value] of Object.entries(incoming)) {
    const mine = Object.hasOwn(here, name) ? here[name] : undefined;
    const rule = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    if (mine === undefined) set.push([name, value]);
    else if (rule && Array.isArray(mine) && Array.isArray(value)) {
      const names = new Set(mine.map(rule.nameOf));
      const more = value
        .filter((member) => !names.has(rule.nameOf(member)))
        .slice(0, Math.max(0, rule.most - mine.length));
      if (more.length > 0) set.push([name, [...mine, ...more]]);
    }
  }
  return Object.fromEntries(set);
}
