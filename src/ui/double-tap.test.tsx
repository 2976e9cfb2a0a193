import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { guardDoubleTaps } from "./double-tap";
import { answerTouch } from "./touch";

/** Labels of the controls that heard a tap. */
let heard: string[] = [];
let bounces = 0;
/** Finds the element under a finger. */
let under: (x: number, y: number) => Element | null;

beforeAll(() => {
  guardDoubleTaps(() => (bounces += 1));
  answerTouch();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  heard = [];
  bounces = 0;
  show("5", "6");
});
afterEach(() => {
  // The last tap of one test must not be the first of the next.
  vi.advanceTimersByTime(10_000);
  document.dispatchEvent(new Event("touchcancel"));
  vi.useRealTimers();
});

/** Shows keys of 44 px side by side. */
function show(...labels: readonly string[]): void {
  document.body.replaceChildren(...labels.map((label) => key(label)));
  under = (x) => document.body.children[Math.floor(x / 44)] ?? null;
  document.elementFromPoint = (x, y) => under(x, y);
}

function key(label: string, kind = "key"): HTMLElement {
  const made = document.createElement("button");
  made.className = kind;
  made.textContent = label;
  made.addEventListener("click", () => heard.push(label));
  return made;
}

/** Sends an event to the element under the finger, as the browser would. */
function send<E extends Event>(event: E, x: number, more: object): E {
  for (const [name, value] of Object.entries({ timeStamp: performance.now(), isTrusted: true, ...more }))
    Object.defineProperty(event, name, { value });
  (under(x, 0) ?? document.body).dispatchEvent(event);
  return event;
}

/** A finger taps for 40 ms. A key hears it through `answerTouch`, everything else through the browser's click. */
function finger(x: number): void {
  const touches = { changedTouches: [{ identifier: 1, clientX: x, clientY: 0 }] };
  send(new Event("touchstart", { bubbles: true, cancelable: true }), x, touches);
  vi.advanceTimersByTime(40);
  const end = send(new Event("touchend", { bubbles: true, cancelable: true }), x, touches);
  if (!end.defaultPrevented) mouse(x);
}

function mouse(x: number): void {
  const at = { bubbles: true, cancelable: true, detail: 1, clientX: x };
  for (const type of ["mousedown", "mouseup", "click"]) send(new MouseEvent(type, at), x, { x, y: 0 });
  vi.advanceTimersByTime(0);
}

const BY = { finger, mouse } as const;

for (const [name, tap] of Object.entries(BY)) {
  it.each([0, 60, 150, 250, 400])(`the second tap of a ${name} after %i ms does nothing`, (gap) => {
    tap(22);
    vi.advanceTimersByTime(gap);
    tap(22);
    expect(heard).toEqual(["5"]);
    vi.advanceTimersByTime(500);
    tap(22);
    expect(heard).toEqual(["5", "5"]);
  });

  it(`a ${name} that bounces several times counts once`, () => {
    for (let at = 0; at < 4; at++, vi.advanceTimersByTime(60)) tap(22);
    expect(heard).toEqual(["5"]);
  });

  it.each([0, 60, 150])(`taps of a ${name} on neighbouring keys %i ms apart all count`, (gap) => {
    for (const x of [22, 66, 22]) {
      tap(x);
      vi.advanceTimersByTime(gap);
    }
    expect(heard).toEqual(["5", "6", "5"]);
  });

  it(`two taps of a ${name} a few pixels apart, across the edge of two keys, are one`, () => {
    tap(41);
    vi.advanceTimersByTime(60);
    tap(47);
    expect(heard).toEqual(["5"]);
  });

  it(`the second tap of a ${name} on what has taken the first one's place does nothing`, () => {
    tap(22);
    show("Peg");
    vi.advanceTimersByTime(150);
    tap(10);
    expect(heard).toEqual(["5"]);
    vi.advanceTimersByTime(450);
    tap(22);
    expect(heard).toEqual(["5", "Peg"]);
  });

  it(`a key that is meant to repeat hears every tap of a ${name}`, () => {
    document.body.firstElementChild?.setAttribute("data-repeats", "");
    for (let at = 0; at < 3; at++, vi.advanceTimersByTime(60)) tap(22);
    expect(heard).toEqual(["5", "5", "5"]);
  });
}

it("a control that comes under the finger late, because storing was slow, is not hit by an impatient second tap", () => {
  finger(22);
  vi.advanceTimersByTime(900);
  show("Next game");
  vi.advanceTimersByTime(150);
  finger(22);
  expect(heard).toEqual(["5"]);
  vi.advanceTimersByTime(400);
  finger(22);
  expect(heard).toEqual(["5", "Next game"]);
});

it("a button that says something else is another button", () => {
  const [button] = document.body.children;
  finger(22);
  vi.advanceTimersByTime(700);
  if (button) button.textContent = "Peg 12";
  vi.advanceTimersByTime(150);
  finger(22);
  expect(heard).toEqual(["5"]);
});

it("after a scroll the finger is in another place", () => {
  finger(22);
  document.dispatchEvent(new Event("touchcancel"));
  show("6");
  finger(22);
  expect(heard).toEqual(["5", "6"]);
});

it("a click that a label passes on to its control counts", () => {
  document.body.innerHTML = `<label>Ranks<input type="checkbox" /></label>`;
  const [label] = document.body.children;
  const box = document.querySelector("input");
  box?.addEventListener("click", () => heard.push("box"));
  under = () => label ?? null;
  mouse(22);
  under = () => box;
  send(new MouseEvent("click", { bubbles: true }), 22, { x: 0, y: 0 });
  expect(heard).toContain("box");
  const before = heard.length;
  under = () => label ?? null;
  mouse(22);
  expect(heard.length).toBe(before);
});

it("two quick clicks in a text field select a word", () => {
  document.body.innerHTML = `<input type="text" />`;
  const field = document.querySelector("input");
  field?.addEventListener("click", () => heard.push("field"));
  under = () => field;
  mouse(22);
  mouse(22);
  expect(heard).toEqual(["field", "field"]);
});

it("the second tap does not move the focus, and looks like nothing", () => {
  mouse(22);
  const second = send(new MouseEvent("mousedown", { bubbles: true, cancelable: true }), 22, { x: 22, y: 0 });
  expect(second.defaultPrevented).toBe(true);
  expect(document.body.firstElementChild?.hasAttribute("data-second")).toBe(true);
  finger(22);
  expect(document.body.firstElementChild?.hasAttribute("data-pressed")).toBe(false);
  vi.advanceTimersByTime(500);
  expect(document.body.firstElementChild?.hasAttribute("data-second")).toBe(false);
});

it("the second click of a mouse does nothing on a busy computer that has not yet done with the first", () => {
  const hear = (type: string) => send(new MouseEvent(type, { bubbles: true, cancelable: true }), 22, { x: 22, y: 0 });
  for (const type of ["mousedown", "mouseup", "click", "mousedown"]) hear(type);
  vi.advanceTimersByTime(0);
  for (const type of ["mouseup", "click"]) hear(type);
  expect(heard).toEqual(["5"]);
});

it("the app says that a key counted once, unless the second tap could mean nothing", () => {
  finger(22);
  finger(22);
  expect(bounces).toBe(1);
  document.body.lastElementChild?.setAttribute("aria-disabled", "true");
  vi.advanceTimersByTime(1000);
  finger(66);
  finger(66);
  expect(bounces).toBe(1);
});
