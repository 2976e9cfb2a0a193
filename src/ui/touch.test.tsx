import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { answerTouch } from "./touch";

/** Every click so far, as "5 2": the key, then `detail` (2 for the second of two quick clicks). */
let clicks: string[] = [];

beforeAll(answerTouch);
beforeEach(() => {
  clicks = [];
  document.body.innerHTML = `
    <button class="key"><span>5</span></button>
    <button data-once>2</button>
    <button class="main">Peg</button>`;
  for (const button of document.body.querySelectorAll("button"))
    button.addEventListener("click", ({ detail }) => clicks.push(`${button.textContent} ${detail}`));
});

interface Finger {
  readonly at: number;
  readonly x?: number;
  readonly y?: number;
  readonly id?: number;
}

/** Dispatches the browser's event for one finger. @returns the event; prevented when the browser must not click */
function tell(type: string, label: string, { at, x = 0, y = 0, id = 1 }: Finger): Event {
  const key = [...document.body.querySelectorAll("button")].find((one) => one.textContent === label);
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "changedTouches", { value: [{ identifier: id, clientX: x, clientY: y }] });
  Object.defineProperty(event, "timeStamp", { value: at });
  (key?.firstElementChild ?? key)?.dispatchEvent(event);
  return event;
}
function tap(label: string, finger: Finger): Event {
  tell("touchstart", label, finger);
  return tell("touchend", label, finger);
}

it("a key clicks as the finger leaves it, and the browser does not click again", () => {
  expect(tap("5", { at: 1e6 }).defaultPrevented).toBe(true);
  expect(clicks).toEqual(["5 1"]);
});

it("a chip clicks too; any other button is left to the browser", () => {
  expect([tap("2", { at: 2e6 }).defaultPrevented, tap("Peg", { at: 3e6 }).defaultPrevented]).toEqual([true, false]);
  expect(clicks).toEqual(["2 1"]);
});

it("a finger that slid away is left to the browser", () => {
  tell("touchstart", "5", { at: 4e6 });
  expect(tell("touchend", "5", { at: 4e6 + 80, x: 13 }).defaultPrevented).toBe(false);
  expect(clicks).toEqual([]);
});

it("a touch that became a scroll does not click", () => {
  tell("touchstart", "5", { at: 5e6 });
  tell("touchcancel", "5", { at: 5e6 + 40 });
  expect(tell("touchend", "5", { at: 5e6 + 80 }).defaultPrevented).toBe(false);
  expect(clicks).toEqual([]);
});

it("the second of two quick taps at one place does not click, and the browser must not either", () => {
  tap("5", { at: 6e6 });
  expect(tap("5", { at: 6e6 + 90, x: 24 }).defaultPrevented).toBe(true);
  tap("5", { at: 6e6 + 700, x: 24 });
  expect(clicks).toEqual(["5 1", "5 1"]);
});

it("two thumbs in two places are two single clicks, even while the first rests", () => {
  tell("touchstart", "5", { at: 7e6, id: 1 });
  tap("2", { at: 7e6 + 30, id: 2, x: 60 });
  tell("touchend", "5", { at: 7e6 + 60, id: 1 });
  expect(clicks).toEqual(["2 1", "5 1"]);
});

it("a key that disappeared under the finger does nothing", () => {
  tell("touchstart", "5", { at: 8e6 });
  const [key] = document.body.querySelectorAll("button");
  const gone = key?.firstElementChild;
  key?.remove();
  const event = new Event("touchend", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "changedTouches", { value: [{ identifier: 1, clientX: 0, clientY: 0 }] });
  gone?.dispatchEvent(event);
  expect(clicks).toEqual([]);
});

it("a key is lit while the finger rests on it, and slightly longer", () => {
  vi.useFakeTimers();
  const lit = () => document.body.querySelector(".key")?.hasAttribute("data-pressed");
  tell("touchstart", "5", { at: 9e6 });
  expect(lit()).toBe(true);
  tell("touchend", "5", { at: 9e6 + 80 });
  expect(lit()).toBe(true);
  vi.advanceTimersByTime(120);
  expect(lit()).toBe(false);
  vi.useRealTimers();
});
