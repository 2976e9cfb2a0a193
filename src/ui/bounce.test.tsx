import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { Tabs } from "../testing/tabs";
import { guardBounce } from "./bounce";
import { newSession } from "../testing/start-session";

const session = newSession(new Tabs().tab());
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
  // Taps another button, so that the next tap is not taken for a bounce of this test’s last one.
  tap("Peg", 1e6, 1);
  session.said.value = undefined;
});

/**
 * One tap of a finger, as the browser reports it.
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

it("a bouncing tap on a key counts once, with a message", () => {
  tap("5", 1000, 1);
  expect(said()).toBeUndefined();
  const second = tap("5", 1090, 2);
  expect([taken, said(), second.defaultPrevented]).toEqual([["5"], "bounced", true]);
});

it("a bouncing tap on a chip counts once", () => {
  tap("2", 1000, 1);
  tap("2", 1100, 2);
  expect([taken, said()]).toEqual([["2"], "bounced"]);
});

it("a bouncing tap on Go counts once", () => {
  tap("Go", 1000, 1);
  tap("Go", 1100, 2);
  expect([taken, said()]).toEqual([["Go"], "bounced"]);
});

it("a finger that bounces several times counts once", () => {
  tap("5", 1000, 1);
  tap("5", 1100, 2);
  tap("5", 1200, 3);
  tap("5", 1300, 4);
  expect(taken).toEqual(["5"]);
});

it("two taps more than 220 ms apart count twice", () => {
  tap("5", 1000, 1);
  tap("5", 1221, 2);
  expect([taken, said()]).toEqual([["5", "5"], undefined]);
});

it("two taps 220 ms apart count once", () => {
  tap("5", 1000, 1);
  tap("5", 1220, 2);
  expect(taken).toEqual(["5"]);
});

it("two taps that the browser sees as single clicks count twice, however quick", () => {
  tap("5", 1000, 1);
  tap("5", 1050, 1);
  expect([taken, said()]).toEqual([["5", "5"], undefined]);
});

it("two keys in turn are two cards, because the browser starts a new click count when the finger moves", () => {
  tap("5", 1000, 1);
  tap("6", 1050, 1);
  tap("5", 1100, 1);
  expect([taken, said()]).toEqual([["5", "6", "5"], undefined]);
});

it("a bounce onto a key that has appeared in the same place does not count", () => {
  tap("5", 1000, 1);
  tap("6", 1050, 2);
  expect([taken, said()]).toEqual([["5"], "bounced"]);
});

it("Undo and buttons that are not keys may be tapped as fast as possible", () => {
  for (const label of ["Undo", "Peg"]) {
    tap(label, 1000, 1);
    tap(label, 1050, 2);
  }
  expect([taken, said()]).toEqual([["Undo", "Undo", "Peg", "Peg"], undefined]);
});

it("keyboard presses are not guarded", () => {
  tap("5", 1000, 0);
  tap("5", 1050, 0);
  expect(taken).toEqual(["5", "5"]);
});
