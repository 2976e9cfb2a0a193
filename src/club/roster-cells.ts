/** The cells of a pasted line, and what a row of headings says about its columns. */

export interface Cell {
  readonly text: string;
  /** Whether it was in quotes, and so is to be taken as it is. */
  readonly quoted: boolean;
}

/** @returns the cells of a line; one in quotes may hold separators, and quotes written twice (RFC 4180) */
export function cellsOf(line: string, separators: string): readonly Cell[] {
  const next = new RegExp(
    ` *(?:"((?:[^"]|"")*)" *(?=[${separators}]|$)|([^${separators}]*))(?:[${separators}]|$)`,
    "y",
  );
  const cells: Cell[] = [];
  // After the last separator one more cell follows, which may be empty.
  for (let rest = true; rest;) {
    const [all = "", inside, text = ""] = next.exec(line) ?? [];
    const quoted = inside !== undefined;
    cells.push({ text: (quoted ? inside.replaceAll('""', '"') : text).trim(), quoted });
    rest = all !== "" && separators.includes(all.at(-1) ?? "");
  }
  return cells;
}

/** The fields that a column can hold. A first name and a last name make one name. */
const ROLES = {
  name: /^(?:(?:full |player )?names?|players?)$/,
  first: /^(?:first|given)(?: name)?$|^forename$/,
  last: /^(?:last|family)(?: name)?$|^surname$/,
  seat: /^(?:start(?:ing)? )?(?:seat|table)(?: (?:no|number))?$/,
  number: /^(?:acc|member(?:ship)?|id|number|(?:acc|member(?:ship)?|player|verification) (?:no|nr|num|number|id))$/,
} as const;
type Role = keyof typeof ROLES;
const ROLE_NAMES = Object.keys(ROLES) as Role[];

export interface Column {
  readonly title: string;
  /** Undefined for a column that a player has no field for. */
  readonly role: Role | undefined;
}

interface Heading {
  readonly columns: readonly Column[];
  readonly separator: string;
}

/** @returns the columns, if the line is a row of headings: one of them names players, and another is known too */
export function headingOf(line: string): Heading | undefined {
  const separator = ["\t", ";"].find((one) => line.includes(one)) ?? ",";
  const columns: Column[] = [];
  for (const { text: title } of cellsOf(line, separator)) {
    const word = title
      .toLowerCase()
      .replaceAll("#", " no")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const role = ROLE_NAMES.find((name) => ROLES[name].test(word));
    columns.push({ title, role: columns.some((column) => column.role === role) ? undefined : role });
  }
  const titled = columns.filter(({ title }) => title !== "");
  const known = titled.filter(({ role }) => role);
  const first = known.find(({ role }) => role === "name" || role === "first" || role === "last");
  // "Player, Gary" is a name, while "Name, Club" is not.
  const sure = known.length > 1 || (first?.role === "name" && (titled.length === 1 || /name/i.test(first.title)));
  return first && sure ? { columns, separator } : undefined;
}
