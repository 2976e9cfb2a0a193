export const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "src/rules/rules.md",
  "src/share/formats.md",
  "src/share/crib/crib.md",
];

/** The rows of every table of one section of a document, as cells without code marks. */
export function rowsOf(text: string, heading: string): readonly (readonly string[])[] {
  const [, section = ""] = text.split(`# ${heading}\n`);
  return (section.split(/^#/m)[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.replaceAll("`", "").trim()));
}
