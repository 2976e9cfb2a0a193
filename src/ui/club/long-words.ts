/** Lines on a phone that need more room, because a word in a name would break. */

/**
 * @param limits letters that a word needs to be too long for the smallest phone, and for any phone
 * @returns the class of a line with these names
 */
export function wordClass(
  names: readonly (string | undefined)[],
  [smallest, any]: readonly [number, number],
): "" | "longish" | "long" {
  const longest = Math.max(0, ...names.flatMap((name = "") => name.split(/[\s-]/).map((word) => word.length)));
  if (longest >= any) return "long";
  return longest >= smallest ? "longish" : "";
}
