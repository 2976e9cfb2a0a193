import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createSession } from "../session/session";
import { Tabs } from "../testing/tabs";
import { guardBounce } from "./bounce";

const session = createSession(new Tabs().tab());
/** Labels of the keys whose tap got through. */
let taken: string[] = [];

beforeAll(() => guardBounce(() => (session.said.value = { code: "bounced" })));
beforeEach(() => {
  taken = [];
  document.body.innerHTML = `
    <button class="key card-key"><span>5</span></button>
    <button class="key card-key">6</button>
    <button class="key go">Go</button>
    <button class="key plain">Undo</button>
    <button data-once>2</button>
    <button class="main">Peg</button>`;
  for (const button of document.body.querySelectorAll("button"))
    button.addEventListener("click", () => taken.push(button.textContent));
});
afterEach(() => {
  // Something else is tapped, so that no test hears the last tap of the one before.
  tap("Peg", 1e6, 1);
  session.said.value = undefined;
});

/**
 * One tap of a finger, as the browser tells it.
 * @param at milliseconds
 * @param detail which tap of a double or triple click it is
 */
function tap(label: string, at: number, detail: number): Event {
  const key = [...document.body.querySelectorAll("button")].find((one) => one.textContent === label);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, "timeStamp", { value: at });
  (key?.firstElementChild ?? key)?.dispatchEvent(event);
  return event;
}

const said = () => session.said.value?.code;

it("a key that bounces counts once, and says so", () => {
  tap("5", 1000, 1);
  expect(said()).toBeUndefined();
  const second = tap("5", 1090, 2);
  expect([taken, said(), second.defaultPrevented]).toEqual([["5"], "bounced", true]);
});

it("so does a chip", () => {
  tap("2", 1000, 1);
  tap("2", 1100, 2);
  expect([taken, said()]).toEqual([["2"], "bounced"]);
});

it("so does Go", () => {
  tap("Go", 1000, 1);
  tap("Go", 1100, 2);
  expect([taken, said()]).toEqual([["Go"], "bounced"]);
});

it("a finger that goes on bouncing still counts once", () => {
  tap("5", 1000, 1);
  tap("5", 1100, 2);
  tap("5", 1200, 3);
  tap("5", 1300, 4);
  expect(taken).toEqual(["5"]);
});

it("two taps on purpose are two: a fifth of a second and more apart", () => {
  tap("5", 1000, 1);
  tap("5", 1221, 2);
  expect([taken, said()]).toEqual([["5", "5"], undefined]);
});

it("just within it they are one", () => {
  tap("5", 1000, 1);
  tap("5", 1220, 2);
  expect(taken).toEqual(["5"]);
});

it("two taps the browser itself tells apart are two, however quick", () => {
  tap("5", 1000, 1);
  tap("5", 1050, 1);
  expect([taken, said()]).toEqual([["5", "5"], undefined]);
});

it("two keys one after the other are two cards: the finger has moved, so the browser counts anew", () => {
  tap("5", 1000, 1);
  tap("6", 1050, 1);
  tap("5", 1100, 1);
  expect([taken, said()]).toEqual([["5", "6", "5"], undefined]);
});

it("a bounce that lands on what has come up in the same place is no card either", () => {
  tap("5", 1000, 1);
  tap("6", 1050, 2);
  expect([taken, said()]).toEqual([["5"], "bounced"]);
});

it("Undo may be tapped as fast as anybody can, and so may what is no key", () => {
  for (const label of ["Undo", "Peg"]) {
    tap(label, 1000, 1);
    tap(label, 1050, 2);
  }
  expect([taken, said()]).toEqual([["Undo", "Undo", "Peg", "Peg"], undefined]);
});

it("a key pressed on a keyboard is no finger", () => {
  tap("5", 1000, 0);
  tap("5", 1050, 0);
  expect(taken).toEqual(["5", "5"]);
});
