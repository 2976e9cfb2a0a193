import { expect, test } from "vitest";
import { copyId, copyNumber, firstCopyOf } from "./copies";

test.each([
  ["a", "a", 1],
  ["a~2", "a", 2],
  ["book:a~13", "book:a", 13],
  ["a~1", "a~1", 1],
  ["a~02", "a~02", 1],
  ["a~x", "a~x", 1],
  ["~2", "~2", 1],
])("the id %s is that of log %s, copy %i", (id, first, number) => {
  expect([firstCopyOf(id), copyNumber(id)]).toEqual([first, number]);
  expect(copyId(first, number)).toBe(id);
});
