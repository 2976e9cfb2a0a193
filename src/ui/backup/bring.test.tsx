import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok, refuse } from "../../base/result";
import type { GameId } from "../../game/facts";
import type { WholeLogs } from "../../session/keeping/whole-logs";
import type { Incoming } from "../../session/keeping/incoming";
import type { PlayerPreview } from "../../share/backup/preview";
import type { Device } from "../device";
import { Bring } from "./bring";

const place = document.createElement("div");
const text = () => place.textContent;
const button = (label: string) => [...place.querySelectorAll("button")].find((one) => one.textContent.includes(label))!;

const settled = async (doing: () => void) => {
  await act(doing);
  for (let turn = 0; turn < 4; turn++) await act(() => new Promise<void>((done) => setTimeout(done)));
};
const press = (label: string) => settled(() => button(label).click());

const STEP = { id: "step", at: 1, what: "import" } as const;
const NONE = { games: 0, matches: 0, scorecards: 0, events: 0 };
const ROB: PlayerPreview = { name: "Rob", counts: { ...NONE, games: 1 }, known: false, near: "Bob" };

/** A file with one game. */
function incoming(players: readonly PlayerPreview[] = []): Incoming {
  const counts = { games: 1, matches: 0, scorecards: 0, events: 0 };
  const logs = [{ id: "a", kind: "games" as const, names: ["Ann", "Rob"], scores: [121, 89], startedAt: 0 }];
  const groups = [{ group: "new" as const, logs, counts, between: undefined }];
  const plan = { add: [], extend: [], preferences: {}, preferencesHere: {}, logs: [] };
  return {
    plan,
    preview: { groups, lost: [], brings: counts, settings: 0, players },
    savedAt: 0,
    changed: false,
    running: undefined,
  };
}

const readIncoming = vi.fn<WholeLogs["readIncoming"]>();
const bringIn = vi.fn<WholeLogs["bringIn"]>();
const undo = vi.fn<WholeLogs["undo"]>();
const snapshot = vi.fn<WholeLogs["snapshot"]>();
const wholeLogs = { readIncoming, bringIn, undo, snapshot } as unknown as WholeLogs;
const loaded = vi.fn<Device["keeping"]>();
const device = { keeping: loaded, updateReady: signal(false) } as unknown as Device;

async function show(address = "#/bring") {
  await settled(() => {
    location.hash = address;
  });
  await settled(() => render(<Bring device={device} />, place));
}
async function readText() {
  const field = place.querySelector("textarea")!;
  await act(() => {
    field.value = "a text";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("Read the text");
}

beforeEach(() => {
  document.body.append(place);
  loaded.mockReset().mockResolvedValue(wholeLogs);
  readIncoming.mockReset().mockResolvedValue(ok(incoming()));
  undo.mockReset();
  bringIn.mockReset().mockResolvedValue(ok(STEP));
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  HTMLDialogElement.prototype.close = vi.fn<() => void>();
});
afterEach(async () => {
  await act(() => render(null, place));
  location.hash = "";
});

it("says in the preview where the rules refuse an entry of a text", async () => {
  const first = { code: "misfit", line: 7, column: 12, text: "5H", why: "cardSeen" } as const;
  readIncoming.mockResolvedValue(ok({ ...incoming(), misfits: { first, more: 0 } }));
  await show();
  await readText();
  expect(place.querySelector("[role=alert]")?.textContent).toBe(
    "Line 7, column 12: 5H is not possible. That card has been seen this deal. It comes in marked, to be fixed in the record.",
  );
});

it("keeps a text that is refused in its field, with the reason beside it", async () => {
  readIncoming.mockResolvedValueOnce(refuse({ from: "code", why: "notOurs" }));
  await show();
  await readText();
  expect(place.querySelector("textarea")?.value).toBe("a text");
  const after = place.querySelector(".bring-text")?.nextElementSibling;
  expect([after?.getAttribute("role"), after?.textContent]).toEqual(["alert", expect.stringContaining("Fifteen Two")]);
});

it.each([
  ["club nights alone", { events: 2 }, ["See the club nights"]],
  ["a scorecard alone", { scorecards: 1 }, ["See the scorecards"]],
  ["games and a club night", { games: 3, events: 1 }, ["See the games", "See the club nights"]],
  ["games alone", { games: 3 }, ["See the games"]],
])("leads to what was brought in: %s", async (_, brings, ways) => {
  const one = incoming();
  readIncoming.mockResolvedValue(ok({ ...one, preview: { ...one.preview, brings: { ...NONE, ...brings } } }));
  await show();
  await readText();
  await press("Bring in");
  const labels = [...place.querySelectorAll(".actions button")].map(({ textContent }) => textContent);
  expect(labels).toEqual([...ways, "Undo"]);
});

it("shows the score of a single game, and whether it is still played", async () => {
  readIncoming.mockResolvedValue(ok({ ...incoming(), running: "a" as GameId }));
  await show();
  await readText();
  expect(place.querySelector(".bring-file")?.textContent).toContain("15·2Ann v Rob121–89, still played");
});

it("counts the club nights of a player who is in no game", async () => {
  const eve = { name: "Eve", counts: { ...NONE, events: 1 }, known: false, near: undefined };
  readIncoming.mockResolvedValue(ok(incoming([eve])));
  await show();
  await readText();
  expect(text()).toContain("1 club night, new");
});

it("reads a text that was pasted before its code had loaded", async () => {
  let load: (found: WholeLogs) => void = () => {};
  loaded.mockReturnValue(new Promise((done) => (load = done)));
  await show();
  await readText();
  expect(text()).toContain("Reading…");
  await settled(() => load(wholeLogs));
  expect(text()).toContain("Bring in 1 game");
});

it("says that its code could not be loaded, and tries again with the next tap", async () => {
  loaded.mockResolvedValueOnce(undefined);
  await show();
  await readText();
  expect(text()).toContain("This part of the app could not be loaded.");
  await readText();
  expect(text()).toContain("Bring in 1 game");
});

it("ends with a sentence, and not with Reading, where something throws", async () => {
  readIncoming.mockRejectedValueOnce(new RangeError("too deep"));
  await show();
  await readText();
  expect([text(), place.querySelector("[role=alert]")?.textContent]).toEqual([
    expect.not.stringContaining("Reading…"),
    "That did not work. Try again.",
  ]);
});

it.each([
  ["that is gone", ok(undefined), "That copy is gone."],
  ["that cannot be read", refuse("blocked" as const), "An older tab of this app holds the storage"],
])("says so of a copy %s", async (_, found, says) => {
  snapshot.mockResolvedValueOnce(found);
  await show("#/bring/copy-7-gameOver");
  expect(text()).toContain(says);
  expect(button("Read the text")).toBeDefined();
});

it("shows the preview again where something has changed, with the reason and the answers so far", async () => {
  readIncoming.mockResolvedValue(ok(incoming([ROB])));
  bringIn.mockResolvedValueOnce(refuse("taken"));
  await show();
  await readText();
  await press("New, or is it");
  await press("It is");
  await press("Bring in 1 game");
  expect(place.querySelector("[role=alert]")?.textContent).toMatch(/^Something here has changed meanwhile/);
  await press("Bring in 1 game");
  expect(bringIn.mock.calls.map(([, renames]) => [...(renames ?? [])])).toEqual([[["Rob", "Bob"]], [["Rob", "Bob"]]]);
  expect(text()).toContain("1 game brought in.");
});

it("asks again about the players of another file", async () => {
  readIncoming.mockResolvedValue(ok(incoming([ROB])));
  await show();
  await readText();
  await press("New, or is it");
  await press("It is");
  // Another link is opened over the preview.
  await settled(() => {
    location.hash = "#/bring/AAAA";
  });
  await press("Bring in 1 game");
  expect(bringIn.mock.calls.map(([, renames]) => renames?.size)).toEqual([0]);
});

it("shows what was asked for last, whichever is read first", async () => {
  const ends: ((read: Awaited<ReturnType<WholeLogs["readIncoming"]>>) => void)[] = [];
  readIncoming.mockImplementation(() => new Promise((done) => ends.push(done)));
  await show("#/bring/AAAA");
  await settled(() => {
    location.hash = "#/bring/BBBB";
  });
  await settled(() => ends[1]?.(ok(incoming())));
  await settled(() => ends[0]?.(refuse({ from: "code", why: "damaged" })));
  expect(text()).toContain("Bring in 1 game");
});

it.each([
  ["can no longer be undone", undefined, "This can no longer be undone.", false],
  ["stays in part", { ...STEP, back: [], gone: [], stayed: ["a"] }, "Undone. One went on since, and stays.", false],
  ["could not be undone", "full" as const, "Not saved: this phone has no room left.", true],
])("says that an import %s", async (_, outcome, says, isOffered) => {
  undo.mockResolvedValueOnce(typeof outcome === "string" ? refuse(outcome) : ok(outcome));
  await show();
  await readText();
  await press("Bring in 1 game");
  await press("Undo");
  expect(place.querySelector("[role=alert]")?.textContent).toBe(says);
  expect(button("Undo") !== undefined).toBe(isOffered);
});

it("says Undone where an import is undone, and has an empty field", async () => {
  undo.mockResolvedValueOnce(ok({ ...STEP, back: [], gone: ["a"], stayed: [] }));
  await show();
  await readText();
  await press("Bring in 1 game");
  await press("Undo");
  expect(place.querySelector("[role=status]")?.textContent).toBe("Undone. Everything is as it was before.");
  expect(place.querySelector("textarea")?.value).toBe("");
});
