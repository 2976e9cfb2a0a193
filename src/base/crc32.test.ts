import { expect, test } from "vitest";
import { crc32 } from "./crc32";

test("the check sum is the one of gzip and PNG", () => {
  const sums = ["", "123456789", "Fifteen two"].map((text) => crc32(Buffer.from(text)));
  expect(sums).toEqual([0, 0xcbf43926, 0x96e7e273]);
});
