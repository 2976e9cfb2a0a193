import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CardKey } from "./card-key";
import { PadFrame } from "./pad-frame";

/** The aims and the taps of the finger, in their order: "aim 5H", "tap 5H", "left". */
let seen: string[];

beforeEach(async () => {
  seen = [];
  button = 0;
  await act(() =>
    render(
      <PadFrame title="Alice to play" onAim={(card) => seen.push(card === undefined ? "left" : `aim ${card}`)}>
        <CardKey card="5H" spent={false} onCard={(card) => seen.push(`tap ${card}`)} />
      </PadFrame>,
      document.body,
    ),
  );
});

afterEach(async () => {
  await act(() => render(null, document.body));
});

let button = 0;

function finger(...events: readonly string[]): void {
  const key = document.querySelector(".card-key");
  for (const type of events) key?.dispatchEvent(new PointerEvent(type, { bubbles: true, button, isPrimary: true }));
}

it("a tap comes before the finger has left", async () => {
  finger("pointerdown", "pointerup", "click");
  await vi.waitFor(() => expect(seen).toEqual(["aim 5H", "tap 5H", "left"]));
});

it("a finger that slides off the pad has left without a tap", async () => {
  finger("pointerdown");
  document.querySelector(".pad")?.dispatchEvent(new Event("pointerleave"));
  await vi.waitFor(() => expect(seen).toEqual(["aim 5H", "left"]));
});

it("a pad that goes away is left too", async () => {
  finger("pointerdown");
  await act(() => render(null, document.body));
  expect(seen).toEqual(["aim 5H", "left"]);
});

it("the right button of a mouse aims at nothing", () => {
  button = 2;
  finger("pointerdown");
  expect(seen).toEqual([]);
});

it("a finger beside the keys aims at nothing", () => {
  document
    .querySelector(".pad-title")
    ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }));
  expect(seen).toEqual([]);
});
