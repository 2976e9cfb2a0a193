import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { DEPTHS } from "../../game/facts";
import { dealsOf, rowsOf } from "../../game/record";
import { nameOfSide } from "../../game/sides";
import { chanceOf, Robot } from "../../testing/robot";
import { formStarted } from "../../testing/table";
import { DealPartRows, partsOf } from "./deals";
import { entryPegs } from "./entry-pieces";

it.each(DEPTHS)("every row of the record with points says whose they are: %s", async (depth) => {
  const robot = new Robot(formStarted("four", { target: 61 }, "partners", { depth }), chanceOf(7));
  const state = robot.play();
  const deals = dealsOf(robot.table.now.lines);
  const parts = partsOf(
    deals,
    () => true,
    (deal) => rowsOf(deal.lines),
  );
  let pegged = 0;
  for (const part of parts) {
    const place = document.createElement("div");
    await act(() => render(<DealPartRows state={state} part={part} onFold={() => {}} onOpen={() => {}} />, place));
    const items = [...place.querySelectorAll("[role=listitem]")];
    for (const [at, row] of part.rows.entries()) {
      if (row === "head") continue;
      const text = items[at]?.textContent ?? "";
      for (const line of row.lines)
        for (const { side, points } of entryPegs(line)) {
          pegged += 1;
          // The peg stops at the last hole, although more points were entered.
          const entered = line.fact.type === "pegged" ? line.fact.points : points;
          expect(text).toMatch(new RegExp(`${entered} (?:points? )?(?:in the play )?for ${nameOfSide(state, side)}`));
        }
    }
  }
  expect(pegged).toBeGreaterThan(5);
});
