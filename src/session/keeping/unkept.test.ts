import { expect, test } from "vitest";
import { unstored, wholeLog } from "./unkept";

const entry = (seq: number, game = "a") => ({ game, seq });
const seqs = (stored: readonly unknown[], unkept: readonly { game: string; seq: number }[]) =>
  wholeLog({ id: "a", entries: stored }, unkept).entries.map((one) => (one as { seq?: number }).seq);

test.each([
  ["nothing waits", [entry(0), entry(1)], [], [0, 1]],
  ["the last tap waits", [entry(0), entry(1)], [entry(2)], [0, 1, 2]],
  ["an unreadable entry is stored, and the last tap waits", [entry(0), { seq: 1, v: "?" }], [entry(2)], [0, 1, 2]],
  ["an entry that waits reached the disk all the same", [entry(0), entry(1)], [entry(1), entry(2)], [0, 1, 2]],
  ["entries of another log wait", [entry(0)], [entry(1, "b")], [0]],
  ["something that is no entry is stored", ["?", entry(1)], [entry(2)], [undefined, 1, 2]],
])("a log is whole where %s", (_, stored, unkept, whole) => {
  expect(seqs(stored, unkept)).toEqual(whole);
});

test("a log of which nothing is stored is made of the entries that wait", () => {
  const found = unstored([entry(0), entry(1), entry(7, "b")], (id) => id === "b");
  expect(found).toEqual([{ id: "a", entries: [entry(0), entry(1)] }]);
});
