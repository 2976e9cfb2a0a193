import { render } from "preact";
import { act } from "preact/test-utils";
import { decodeQR } from "qr/decode.js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { framesOf } from "../../share/codes/frames";
import { paint } from "../../testing/paint";
import { CodesInTurn } from "./codes-in-turn";
import { frameCode } from "./qr";

const frame = framesOf(
  "game",
  Uint8Array.from({ length: 2000 }, (_, at) => at * at),
);
const place = document.createElement("div");
const words = () => place.querySelector(".turn")?.textContent;
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

async function show(is: "loop" | "stream", calm = false): Promise<void> {
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  await act(() => render(<CodesInTurn is={is} count={3} frame={frame} label="A game" />, place));
}
const choose = (pace: string) =>
  act(() =>
    [...place.querySelectorAll("label")]
      .find((one) => one.textContent === pace)
      ?.querySelector("input")
      ?.click(),
  );

/** There is no canvas here. */
const pen = {
  createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
  putImageData: () => {},
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  document.body.append(place);
});
afterEach(async () => {
  await act(() => render(null, place));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a loop shows each code in turn, with its number, and begins again", async () => {
  await show("loop");
  const seen = [words()];
  for (let turn = 0; turn < 3; turn++) {
    await pass(600);
    seen.push(words());
  }
  expect(seen).toEqual(["Code 1 of 3", "Code 2 of 3", "Code 3 of 3", "Code 1 of 3"]);
});

it("a stream goes on, and says about how many codes are needed", async () => {
  await show("stream");
  await pass(1100);
  expect(words()).toBe("Code 11; about 3 are needed");
});

it("can be slowed down and stopped, and is slow where people ask for less motion", async () => {
  await show("loop", true);
  await pass(1499);
  expect(words()).toBe("Code 1 of 3");
  await choose("Quick");
  await pass(600);
  expect(words()).toBe("Code 2 of 3");
  await choose("Stop");
  await pass(60_000);
  expect(words()).toBe("Code 2 of 3");
});

it("every code of a row reads back, and is of version 20 at most", () => {
  for (const number of [0, 1, 2, 77]) {
    const code = frameCode(frame(number));
    if (!code) throw new Error("too long");
    expect(code.size).toBeLessThanOrEqual(97);
    const picture = paint(code.size + 8, (x, y) => code.get(x - 4, y - 4));
    expect(decodeQR(picture)).toBe(frame(number));
  }
});
