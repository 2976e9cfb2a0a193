import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Scanner } from "../device";
import { Scan } from "./scan";

type Answer = Awaited<ReturnType<Scanner["open"]>["answer"]>;

/** The codes that the camera sees, one after another; it keeps seeing the last one. */
let before: (string | undefined)[];
let answer: Answer;
let onFile: string | undefined;
let open = 0;
const heard = vi.fn<(text: string) => void>();
const place = document.createElement("div");

const scanner: Scanner = {
  open: () => {
    open++;
    return { answer: Promise.resolve(answer), stop: () => void open-- };
  },
  read: async (picture) => {
    if (picture instanceof Blob) return onFile;
    return before.length > 1 ? before.shift() : before[0];
  },
};

async function show(refusal?: string): Promise<void> {
  const device = { scan: async () => scanner };
  await act(() => render(<Scan device={device} onText={heard} refusal={refusal} />, place));
  await pass(0);
}
const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const said = () => place.querySelector("[role=status]")?.textContent;
const wrong = () => place.querySelector("[role=alert]")?.textContent;
const button = (words: string) => [...place.querySelectorAll("button")].find((one) => one.textContent === words);
const press = (words: string) => act(() => button(words)?.click());

function see(state: "visible" | "hidden"): Promise<void> {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  return act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  vi.useFakeTimers();
  [before, answer, onFile] = [[undefined], "ok", undefined];
  heard.mockReset();
  document.body.append(place);
});
afterEach(async () => {
  await act(() => render(null, place));
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(open).toBe(0);
});

it("reports a code once, and again when it changes or comes back", async () => {
  before = [undefined, "one", "one", undefined, "one", "two"];
  await show();
  expect(said()).toBe("Hold the code inside the frame.");
  await pass(5000);
  expect(heard.mock.calls).toEqual([["one"], ["two"]]);
  before = [undefined];
  await pass(5000);
  before = ["two"];
  await pass(5000);
  expect(heard.mock.calls).toEqual([["one"], ["two"], ["two"]]);
});

it("releases the camera while the page is hidden", async () => {
  await show();
  expect(open).toBe(1);
  await see("hidden");
  expect(open).toBe(0);
  await see("visible");
  await pass(0);
  expect([open, said()]).toEqual([1, "Hold the code inside the frame."]);
});

it.each<[Answer, string, boolean]>([
  ["denied", "The camera is blocked.", true],
  ["none", "No camera was found.", false],
  ["busy", "Another app is using the camera.", true],
])("%s: says so, and text and pictures still work", async (refused, words, again) => {
  answer = refused;
  await show();
  expect(said()).toContain(words);
  expect(place.querySelector("video")?.hidden).toBe(true);
  expect(button("Try the camera again") !== undefined).toBe(again);
});

it("asks for the camera again on request", async () => {
  answer = "denied";
  await show();
  answer = "ok";
  await press("Try the camera again");
  await pass(0);
  expect(said()).toBe("Hold the code inside the frame.");
});

it("works without the camera when the scanner cannot be loaded", async () => {
  const device = { scan: async () => undefined };
  await act(() => render(<Scan device={device} onText={heard} />, place));
  await pass(0);
  expect(said()).toContain("No camera was found.");
});

it("passes pasted text on, and says why it was refused", async () => {
  await show();
  await press("Read the text");
  expect([wrong(), heard.mock.calls]).toEqual(["Paste something first.", []]);
  const field = place.querySelector("textarea") as HTMLTextAreaElement;
  await act(() => {
    field.value = "FT1 Ann; …";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("Read the text");
  expect([wrong(), heard.mock.calls]).toEqual(["", [["FT1 Ann; …"]]]);
  await show("That is not a scorecard’s text.");
  expect([wrong(), field.value]).toEqual(["That is not a scorecard’s text.", "FT1 Ann; …"]);
});

it("reads a picture, and says when it holds no code", async () => {
  await show();
  const input = place.querySelector("input[type=file]") as HTMLInputElement;
  const choose = async () => {
    const files = { value: [new File(["dots"], "code.png", { type: "image/png" })], configurable: true };
    Object.defineProperty(input, "files", files);
    await act(() => void input.dispatchEvent(new Event("change", { bubbles: true })));
    await pass(0);
  };
  await choose();
  expect([wrong(), heard.mock.calls]).toEqual(["No code was found in that picture.", []]);
  onFile = "a line";
  await choose();
  expect([wrong(), heard.mock.calls]).toEqual(["", [["a line"]]]);
});
