import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PressGuard } from "./double-press";

/** Labels of the buttons that heard a press. */
let heard: string[] = [];
const root = document.createElement("div");

beforeEach(async () => {
  vi.useFakeTimers();
  heard = [];
  document.body.innerHTML = `<button>Peg</button><button>Go</button><button data-repeats>7</button><input />`;
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => heard.push(button.textContent));
  await act(() => render(<PressGuard />, root));
});
afterEach(async () => {
  await act(() => render(null, root));
  vi.useRealTimers();
});

const find = (label: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent === label) ?? document.body;

function send(event: Event, at: Element, more: object = {}): boolean {
  for (const [name, value] of Object.entries({ timeStamp: performance.now(), isTrusted: true, ...more }))
    Object.defineProperty(event, name, { value });
  return at.dispatchEvent(event);
}
const click = (at: Element) => send(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }), at);
const keydown = (key: string, at: Element, repeat = false) =>
  send(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }), at);
const keyup = (key: string, at: Element) =>
  send(new KeyboardEvent("keyup", { key, bubbles: true, cancelable: true }), at);

/** A press as browsers do it: Enter clicks when it goes down, the space bar when it comes up. */
function press(key: "Enter" | " ", label: string): void {
  const at = find(label);
  if (keydown(key, at) && key === "Enter") click(at);
  if (keyup(key, at) && key === " ") click(at);
  vi.advanceTimersByTime(0);
}

for (const key of ["Enter", " "] as const) {
  const name = key === " " ? "the space bar" : key;
  it.each([0, 60, 150, 250, 400])(`the second press of ${name} after %i ms does nothing`, (gap) => {
    press(key, "Peg");
    vi.advanceTimersByTime(gap);
    press(key, "Peg");
    expect(heard).toEqual(["Peg"]);
    vi.advanceTimersByTime(500);
    press(key, "Peg");
    expect(heard).toEqual(["Peg", "Peg"]);
  });

  it(`the second press of ${name} does nothing if the focus has moved by itself`, () => {
    press(key, "Peg");
    vi.advanceTimersByTime(100);
    press(key, "Go");
    expect(heard).toEqual(["Peg"]);
  });

  it(`${name} counts at once where the Tab key has moved the focus`, () => {
    press(key, "Peg");
    keydown("Tab", find("Peg"));
    press(key, "Go");
    expect(heard).toEqual(["Peg", "Go"]);
  });

  it(`${name} counts on a busy phone that has not yet done with the key before it`, () => {
    const [peg, go] = [find("Peg"), find("Go")];
    keydown("Enter", peg);
    click(peg);
    keyup("Enter", peg);
    keydown("Shift", go);
    keyup("Shift", go);
    keydown(key, go);
    if (key === "Enter") click(go);
    vi.advanceTimersByTime(0);
    keyup(key, go);
    if (key === " ") click(go);
    expect(heard).toEqual(["Peg", "Go"]);
  });

  it(`a digit hears every press of ${name}`, () => {
    press(key, "7");
    press(key, "7");
    expect(heard).toEqual(["7", "7"]);
  });
}

it("Enter held down presses a button once, and a digit again and again", () => {
  for (const label of ["Peg", "7"]) {
    for (const repeat of [false, true, true]) if (keydown("Enter", find(label), repeat)) click(find(label));
    keyup("Enter", find(label));
    vi.advanceTimersByTime(500);
  }
  expect(heard).toEqual(["Peg", "7", "7", "7"]);
});

it("the space bar held down presses once, when it is let go", () => {
  const at = find("Peg");
  for (const repeat of [false, true, true]) keydown(" ", at, repeat);
  vi.advanceTimersByTime(600);
  if (keyup(" ", at)) click(at);
  expect(heard).toEqual(["Peg"]);
});

it("two names may be entered as fast as they can be typed", () => {
  const field = document.querySelector("input") ?? document.body;
  expect(keydown("Enter", field)).toBe(true);
  expect(keydown("Enter", field)).toBe(false);
  send(new Event("input", { bubbles: true }), field);
  expect(keydown("Enter", field)).toBe(true);
  expect(keydown(" ", field)).toBe(true);
  expect(keydown(" ", field)).toBe(true);
});

it("two clicks of a screen reader on one button are one; on two buttons they are two", () => {
  for (const label of ["Peg", "Peg", "Go"]) {
    click(find(label));
    vi.advanceTimersByTime(100);
  }
  expect(heard).toEqual(["Peg", "Go"]);
});
