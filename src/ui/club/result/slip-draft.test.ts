import { expect, it } from "vitest";
import { withDigits } from "../../spread/spread-draft";
import { isSlipDraft, slipDraftOf, slipOfDraft } from "./slip-draft";

const LOST = { says: "lost", column: "plus", spread: undefined } as const;

it.each([[LOST], [{ ...LOST, spread: 17 }], [{ ...LOST, spread: 17, points: 3 }], [{ ...LOST, points: 0 }]] as const)(
  "a draft of %j gives the same slip back",
  (slip) => {
    const draft = slipDraftOf(slip);
    expect([slipOfDraft(draft), isSlipDraft(structuredClone(draft))]).toEqual([slip, true]);
  },
);

it("a number that is no spread is left for the event to refuse", () => {
  const draft = slipDraftOf(LOST);
  expect(slipOfDraft({ ...draft, spread: withDigits(draft.spread, "122") }).spread).toBeNaN();
});

it("anything else is no draft", () => {
  const draft = slipDraftOf(LOST);
  expect([isSlipDraft({ ...draft, points: "4" }), isSlipDraft({ ...draft, spread: "17" })]).toEqual([false, false]);
});
