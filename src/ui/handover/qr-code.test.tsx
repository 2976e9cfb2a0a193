import { decodeQR } from "qr/decode.js";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { paint } from "../../testing/paint";
import { QrCode } from "./qr-code";

async function drawn(text: string): Promise<HTMLElement> {
  const place = document.createElement("div");
  await act(() => render(<QrCode text={text} label="Your results" />, place));
  return place;
}

/** The code as a camera sees it. */
function seen(place: HTMLElement): { size: number; text: string; darkAtTheEdge: boolean } {
  const svg = place.querySelector("svg");
  const size = Number(svg?.getAttribute("viewBox")?.split(" ")[3]);
  const path = svg?.querySelector('[fill="#000"]')?.getAttribute("d") ?? "";
  const dark = new Set<string>();
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let i = 0; i < Number(run); i++) dark.add(`${Number(x) + i} ${y}`);
  }
  const atTheEdge = (spot: string) => spot.split(" ").some((at) => Number(at) < 4 || Number(at) >= size - 4);
  const picture = paint(size, (x, y) => dark.has(`${x} ${y}`));
  return { size, text: decodeQR(picture), darkAtTheEdge: [...dark].some(atTheEdge) };
}

it.each(["FT1 Ann; 1W12 Bob; 5XTR0Y3", "Щукина 李小龍 👩‍👧", "x".repeat(500)])(
  "a code of %s reads back",
  async (text) => {
    const { text: read, darkAtTheEdge } = seen(await drawn(text));
    expect([read, darkAtTheEdge]).toEqual([text, false]);
  },
);

it("is as small as possible, and an image with a name for screen readers", async () => {
  const place = await drawn("FT1 Ann; 1W12 Bob; 5XTR0Y3");
  expect(seen(place).size).toBe(25 + 8);
  const svg = place.querySelector("svg");
  expect([svg?.getAttribute("role"), svg?.getAttribute("aria-label")]).toEqual(["img", "Your results"]);
  expect(place.querySelector('[fill="#fff"]')?.getAttribute("d")).toBe("M0 0h33v33H0z");
});

it("holds 2900 letters, and says when a text is too long", async () => {
  expect(seen(await drawn("x".repeat(2900))).text).toHaveLength(2900);
  const place = await drawn("x".repeat(3000));
  expect([place.querySelector("svg"), place.textContent]).toEqual([null, expect.stringContaining("as a link")]);
});
