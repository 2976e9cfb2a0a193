import { expect, test } from "vitest";
import { createBreathe } from "./breathe";

test("a pause is due after 8 ms of work, and then again", async () => {
  let now = 0;
  const breathe = createBreathe(() => now);
  expect(breathe()).toBeUndefined();
  now = 7;
  expect(breathe()).toBeUndefined();
  now = 9;
  await expect(breathe()).resolves.toBeUndefined();
  expect(breathe()).toBeUndefined();
  now = 18;
  expect(breathe()).toBeInstanceOf(Promise);
});
