/** The form of a percentage: "31 %". */

/** A number and its percent sign, with a narrow space between them that no line ends at. */
export function inPercent(number: number | string): string {
  return `${number}\u202f%`;
}
