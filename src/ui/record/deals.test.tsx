/** The record says in words whose points an entry pegged, and the score after it; a folded deal is one line with its totals. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import type { Depth } from "../../game/facts";
import { dealsOf, rowsOf } from "../../game/record";
import { nameOfSide } from "../../game/sides";
import type { GameState } from "../../game/state";
import type { FormName, Seating } from "../../rules/forms";
import { chanceOf, Robot } from "../../testing/robot";
import { seed } from "../../testing/seed";
import { formStarted, Table } from "../../testing/table";
import { DealPartRows, partsOf } from "./deals";

/** The record on screen: folded, or with every deal unfolded. */
function draw({ now, state }: Table, open: boolean): void {
  const parts = partsOf(
    dealsOf(now.lines),
    () => open,
    (deal) => rowsOf(deal.lines),
  );
  void act(() =>
    render(
      <>
        {parts.map((part) => (
          <DealPartRows key={part.key} state={state} part={part} onFold={() => {}} onOpen={() => {}} />
        ))}
      </>,
      document.body,
    ),
  );
}

afterEach(() => void act(() => render(null, document.body)));

/** The text that is seen, without the words for a screen reader. */
function seen(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const unseen of copy.querySelectorAll(".unseen")) unseen.remove();
    return copy.textContent.replace(/\s+/g, " ").trim();
  });
}

const scoreOf = (holes: readonly number[]) => holes.map(String).join("–");

it("with three sides every peg names its side, and shows the score after it", () => {
  const table = new Table([formStarted("three"), { type: "dealerChosen", dealer: 0 }]);
  table.tap("5H | 9C 6D 6C");
  draw(table, true);
  expect(seen(".told")).toEqual(["Fifteen for two2 for Carol 0–0–2", "Twenty-one and a pair for two2 for Alice 2–0–2"]);
  expect(seen(".deal-head .gains")).toEqual(["+20+2"]);
  expect(seen(".deal-head .value")).toEqual(["2–0–2"]);
  draw(table, false);
  expect(document.querySelectorAll("[role=listitem]")).toHaveLength(0);
});

it("a go is below the series it ended, and does not mention the card that opens the next one", () => {
  const table = new Table().tap("5H | JS KH 9C 6D");
  draw(table, true);
  expect(seen(".strip > *")).toEqual([
    "J♠Bob10K♥Alice209♣Bob29",
    "Twenty-nine and one for go1 for Bob 0–1",
    "6♦Alice6",
  ]);
});

it("a go and the last card after it are in one sentence below that card", () => {
  draw(new Table().tap("5H | JS KH 9C 6D TS JD 4S QC"), true);
  expect(seen(".strip > *").slice(-2)).toEqual([
    "Q♣Alice10",
    "Thirty and one for go. Ten and one for last1 for Bob 1 for Alice 1–2",
  ]);
});

const FORMS: readonly (readonly [FormName, Seating, Depth])[] = [
  ["three", "solo", "cards"],
  ["three", "solo", "points"],
  ["four", "solo", "hands"],
  ["six", "solo", "points"],
  ["six", "threePairs", "cards"],
];

it.each(FORMS)("%s, %s, %s: the pegs and totals add up, deal by deal", (form, seating, depth) => {
  const robot = new Robot(formStarted(form, { target: 61 }, seating, { depth }), chanceOf(seed(`record of ${form}`)));
  robot.play();
  const { table } = robot;
  const { state } = table;
  const deals = dealsOf(table.now.lines).filter(({ number }) => number > 0);
  draw(table, false);
  expect(seen(".deal-head .value")).toEqual(deals.map(({ to }) => scoreOf(to.map(({ front }) => front))));
  expect(scoreOf(state.sides.map(({ front }) => front))).toBe(seen(".deal-head .value")[0]);
  const heads = [...document.querySelectorAll(".deal-head .gains")];
  expect(heads.map((head) => head.children.length)).toEqual(deals.map(() => state.sides.length));
  draw(table, true);
  expectRunning(table, state);
});

/** Every entry that pegs is named "2 for Carol", or "Carol, 2", with the score after it, in the order of the entries. */
function expectRunning(table: Table, state: GameState): void {
  const scored = dealsOf(table.now.lines).flatMap(({ lines }) =>
    rowsOf(lines)
      .flatMap((row) => row.lines)
      .filter(({ status }) => status.is === "fits" && status.pegs.length > 0),
  );
  const shown = seen(".scored");
  expect(shown).toHaveLength(scored.length);
  for (const [i, line] of scored.entries()) {
    const row = [...document.querySelectorAll(".scored")][i]?.closest("p, .row-line");
    expect(shown[i]).toContain(scoreOf(line.after.map(({ front }) => front)));
    for (const { side } of line.status.is === "fits" ? line.status.pegs : [])
      expect(row?.textContent).toContain(nameOfSide(state, side));
  }
}
