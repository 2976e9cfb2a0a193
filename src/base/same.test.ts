import { expect, test } from "vitest";
import { isSame } from "./same";

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [0, -0, true],
  [1, "1", false],
  [null, undefined, false],
  [[1, [2]], [1, [2]], true],
  [[1], [1, 2], false],
  [[], {}, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ toString: undefined }, {}, true],
  [{}, { toString: 1 }, false],
  [JSON.parse('{"__proto__":{}}'), {}, false],
])("%j and %j: %s", (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
