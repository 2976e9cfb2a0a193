import { expect, it, vi } from "vitest";
import { decidedOnce } from "./log-kind";

it("a command is decided once for the same entries, and again for another command or other entries", () => {
  const decide = vi.fn<(entries: readonly number[], now: unknown, command: { card: string }) => string>(
    (entries, _, { card }) => card + entries.length,
  );
  const decided = decidedOnce(decide);
  const entries = [1];
  const asked = [
    decided(entries, 0, { card: "5H" }),
    decided(entries, 0, { card: "5H" }),
    decided(entries, 0, { card: "4D" }),
    decided([1], 0, { card: "4D" }),
  ];
  expect([asked, decide.mock.calls.length]).toEqual([["5H1", "5H1", "4D1", "4D1"], 3]);
});
