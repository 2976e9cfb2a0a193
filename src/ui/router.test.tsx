import { afterEach, describe, expect, test, vi } from "vitest";
import { addressNow, go, openMade, replace, sheetOpened, up } from "./router";

const trail = () => history.state.trail as readonly string[];
const SHEETS = ["sheet", "sheet"];

afterEach(async () => {
  go("home");
  await vi.waitFor(() => expect(trail()).toHaveLength(1));
});

/** Opens a game with two sheets above it. */
async function twoSheets(): Promise<void> {
  go("table", "1");
  sheetOpened(() => {});
  sheetOpened(() => {});
  await vi.waitFor(() => expect(trail().slice(-2)).toEqual(SHEETS));
}

/** @param late milliseconds that the next step back takes */
function delayNextStep(late: number) {
  const step = history.go.bind(history);
  return vi.spyOn(history, "go").mockImplementationOnce((by) => void setTimeout(() => step(by), late));
}

/** Opens a rule from two sheets, and waits until leaving them counts as lost. */
async function slowToRules(late: number) {
  await twoSheets();
  const slow = delayNextStep(late);
  go("rules", "nobs");
  await vi.waitFor(() => expect(trail()).toEqual(["#/rules/nobs"]), 3000);
  return slow;
}

describe("the way back", () => {
  test("sheets on top of each other close one by one, the top one first", async () => {
    go("record", "1");
    const closed: string[] = [];
    const gone = ["menu", "joker"].map((name) => sheetOpened(() => closed.push(name)));
    await vi.waitFor(() => expect(trail().slice(-2)).toEqual(SHEETS));
    history.back();
    await vi.waitFor(() => expect(closed).toEqual(["joker"]));
    gone[1]?.();
    history.back();
    await vi.waitFor(() => expect(closed).toEqual(["joker", "menu"]));
    gone[0]?.();
    expect(addressNow.value).toBe("#/record/1");
  });

  test("Back from a place opened from two sheets leads to the place below them", async () => {
    await twoSheets();
    go("record", "1");
    await vi.waitFor(() => expect(trail().slice(-2)).toEqual(["#/table/1", "#/record/1"]));
    up();
    await vi.waitFor(() => expect(addressNow.value).toBe("#/table/1"));
  });

  test("each screen is on the way home once, where it was opened last", async () => {
    for (const game of ["1", "2", "3"]) {
      go("match", "m");
      go("table", game);
      go("record", game);
    }
    await vi.waitFor(() => expect(trail().slice(-3)).toEqual(["#/match/m", "#/table/3", "#/record/3"]));
    expect(trail()).toHaveLength(4);
  });

  test("a page of an event opened while its sheet closes stays open", async () => {
    go("event", "1/players");
    const gone = sheetOpened(() => {});
    await vi.waitFor(() => expect(trail().at(-1)).toBe("sheet"));
    gone();
    await Promise.resolve();
    go("event", "1/rounds");
    await vi.waitFor(() => expect(trail()).toEqual(["#/", "#/event/1/rounds"]));
    expect(addressNow.value).toBe("#/event/1/rounds");
  });

  test("a place stays open when the browser is slow to leave the sheets below it", async () => {
    const slow = await slowToRules(1100);
    await vi.waitFor(() => expect(trail().slice(-2)).toEqual(["#/table/1", "#/rules/nobs"]), 3000);
    expect(addressNow.value).toBe("#/rules/nobs");
    slow.mockRestore();
  });

  test("the arrow leads home while a step back is slow", async () => {
    const slow = await slowToRules(1300);
    up();
    await vi.waitFor(() => expect(trail()).toEqual(["#/"]), 3000);
    await vi.waitFor(() => expect(slow.mock.calls).toHaveLength(2), 3000);
    await vi.waitFor(() => expect(trail()).toEqual(["#/"]), 3000);
    slow.mockRestore();
  });

  test("a step that the browser never takes does not swallow the next Back", async () => {
    go("games");
    vi.spyOn(history, "go").mockImplementationOnce(() => {});
    up();
    await vi.waitFor(() => expect(trail()).toEqual(["#/"]), 3000);
    vi.restoreAllMocks();
    go("table", "1");
    history.back();
    await vi.waitFor(() => expect(addressNow.value).toBe("#/"));
  });

  test("a form that was used is not on the way home", async () => {
    go("new");
    await openMade("table", Promise.resolve("9"), replace);
    expect(trail()).toEqual(["#/", "#/table/9"]);
  });

  test.each([0, 1200])("a game that is made while a sheet takes %i ms to leave the history opens", async (late) => {
    go("event", "1");
    const gone = sheetOpened(() => {});
    await vi.waitFor(() => expect(trail().at(-1)).toBe("sheet"));
    const slow = delayNextStep(late);
    gone();
    await openMade("event", new Promise<string>((done) => setTimeout(() => done("2"), late + 100)));
    expect(trail()).toEqual(["#/", "#/event/1", "#/event/2"]);
    slow.mockRestore();
  });

  test("a game that is made after its maker has left does not open", async () => {
    go("new");
    let finish: (id: string) => void = () => {};
    const opened = openMade("table", new Promise((done) => (finish = done)), replace);
    up();
    await vi.waitFor(() => expect(addressNow.value).toBe("#/"));
    finish("9");
    await opened;
    expect(addressNow.value).toBe("#/");
  });

  test("Back from a consolation leads to its main event, and from the main event to it", async () => {
    go("event", "1");
    go("event", "2");
    expect(trail()).toEqual(["#/", "#/event/1", "#/event/2"]);
    go("event", "1");
    await vi.waitFor(() => expect(trail()).toEqual(["#/", "#/event/2", "#/event/1"]));
  });
});
