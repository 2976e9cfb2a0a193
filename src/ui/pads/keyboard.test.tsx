import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSession, type Session } from "../../session/session";
import { Tabs } from "../../testing/tabs";
import { useKeyboard } from "./keyboard";
import { typed } from "./typed";

function Table({ session }: { session: Session }) {
  useKeyboard(session);
  return <input type="text" />;
}

let session: Session;
/** What the keys asked for, in order. */
let asked: string[];

beforeEach(async () => {
  session = createSession(new Tabs().tab());
  asked = [];
  const ask = (what: string) => async () => {
    asked.push(what);
    return true;
  };
  vi.spyOn(session, "tapCard").mockImplementation(async (card) => ask(card)());
  for (const what of ["go", "undo", "redo"] as const) vi.spyOn(session, what).mockImplementation(ask(what));
  await act(() => render(<Table session={session} />, document.body));
});

afterEach(async () => {
  await act(() => render(null, document.body));
  document.body.textContent = "";
});

/** Presses keys one after the other; "Ctrl+z" holds a key down. @returns whether each was used here */
function press(keys: string, at: EventTarget = document.body): readonly boolean[] {
  return keys.split(" ").map((name) => {
    const parts = name.split("+");
    const event = new KeyboardEvent("keydown", {
      key: parts.at(-1) ?? "",
      ctrlKey: parts.includes("Ctrl"),
      metaKey: parts.includes("Meta"),
      altKey: parts.includes("Alt"),
      shiftKey: parts.includes("Shift"),
      bubbles: true,
      cancelable: true,
    });
    at.dispatchEvent(event);
    return event.defaultPrevented;
  });
}

it("hears a key that is typed as soon as the table stands", async () => {
  await act(() => render(null, document.body));
  render(<Table session={session} />, document.body);
  press("5");
  expect(typed.value).toBe("5");
});

describe("cards, rank and suit", () => {
  const cards: { keys: string; card: string }[] = [
    { keys: "5 h", card: "5H" },
    { keys: "5 H", card: "5H" },
    { keys: "1 0 d", card: "TD" },
    { keys: "t c", card: "TC" },
    { keys: "T C", card: "TC" },
    { keys: "a s", card: "AS" },
    { keys: "k d", card: "KD" },
    { keys: "J h", card: "JH" },
    { keys: "q c", card: "QC" },
    { keys: "2 s", card: "2S" },
    { keys: "5 9 h", card: "9H" },
    { keys: "1 5 h", card: "5H" },
    { keys: "5 Enter", card: "5" },
    { keys: "1 0 Enter", card: "T" },
  ];
  it.each(cards)("$keys is $card", ({ keys, card }) => {
    expect(press(keys).every(Boolean)).toBe(true);
    expect([asked, typed.value]).toEqual([[card], ""]);
  });

  it("shows the rank that waits for its suit", () => {
    press("q");
    expect([typed.value, asked]).toEqual(["Q", []]);
    press("1");
    expect(typed.value).toBe("1");
    press("0");
    expect(typed.value).toBe("10");
  });

  it.each(["Escape", "Backspace"])("%s forgets it; pressed again it is left to others", (name) => {
    press("q");
    expect(press(name)).toEqual([true]);
    expect(typed.value).toBe("");
    expect(press(name)).toEqual([false]);
    press("h");
    expect(asked).toEqual([]);
  });

  it("one after the other", () => {
    press("5 h j d");
    expect(asked).toEqual(["5H", "JD"]);
  });

  it.each(["h", "d", "1 h", "0", "x", "Enter", "Tab", "ArrowLeft", " ", "F5", "Alt+5"])(
    "%s alone is no card",
    (keys) => {
      press(keys);
      expect(asked).toEqual([]);
    },
  );
});

describe("the ranks pad", () => {
  beforeEach(() => {
    session.preferences.pad.signal.value = "ranks";
  });
  it.each([
    ["5", "5"],
    ["k", "K"],
    ["t", "T"],
    ["1 0", "T"],
  ])("%s commits at once", (keys, rank) => {
    press(keys);
    expect(asked).toEqual([rank]);
    expect(typed.value).toBe("");
  });
  it("knows no suits", () => {
    expect(press("5 h")).toEqual([true, false]);
    expect(asked).toEqual(["5"]);
  });
});

describe("other keys", () => {
  it.each([
    ["g", "go"],
    ["G", "go"],
    ["Ctrl+z", "undo"],
    ["Meta+z", "undo"],
    ["Ctrl+Shift+Z", "redo"],
    ["Meta+Shift+z", "redo"],
  ])("%s: %s", (keys, what) => {
    expect(press(keys)).toEqual([true]);
    expect(asked).toEqual([what]);
  });
  it.each(["Ctrl+a", "Ctrl+c", "Meta+5", "Ctrl+g", "Alt+g"])("%s is the browser’s", (keys) => {
    expect(press(keys)).toEqual([false]);
    expect([asked, typed.value]).toEqual([[], ""]);
  });
});

describe("keys that are not ours", () => {
  function within(html: string, selector: string): Element {
    const box = document.createElement("div");
    box.innerHTML = html;
    document.body.append(box);
    const found = box.querySelector(selector);
    if (!found) throw new Error(`no ${selector} in ${html}`);
    return found;
  }
  const fields: { name: string; html: string; selector: string }[] = [
    { name: "a text field", html: `<input type="text">`, selector: "input" },
    { name: "a number field", html: `<input type="number">`, selector: "input" },
    { name: "a plain field", html: `<input>`, selector: "input" },
    { name: "a note", html: `<textarea></textarea>`, selector: "textarea" },
    { name: "a list", html: `<select></select>`, selector: "select" },
    { name: "an open dialog", html: `<dialog open><button>Close</button></dialog>`, selector: "button" },
  ];
  it.each(fields)("in $name", ({ html, selector }) => {
    const field = within(html, selector);
    expect(press("5 h g Ctrl+z", field)).toEqual([false, false, false, false]);
    expect(asked).toEqual([]);
  });
  it("under an open dialog, wherever the focus is", () => {
    within(`<dialog open></dialog>`, "dialog");
    press("5 h");
    expect(asked).toEqual([]);
  });
  it("but beside a closed one, on a button or a radio, they are ours", () => {
    within(`<dialog></dialog>`, "dialog");
    press("5 h", within(`<button>Go</button>`, "button"));
    press("6 d", within(`<input type="radio">`, "input"));
    expect(asked).toEqual(["5H", "6D"]);
  });
  it("when somebody has used them already", () => {
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener("keydown", take);
    press("5 h");
    document.body.removeEventListener("keydown", take);
    expect(asked).toEqual([]);
  });
  it("when the people here do not want them", () => {
    session.preferences.keyboard.signal.value = false;
    expect(press("5 h g Ctrl+z")).toEqual([false, false, false, false]);
    expect(asked).toEqual([]);
  });
  it("when the table has gone, and nothing half typed is left", async () => {
    press("5");
    await act(() => render(null, document.body));
    expect(typed.value).toBe("");
    press("5 h g");
    expect(asked).toEqual([]);
  });
});

/** Found by these tests, and mended. */
describe("what once went wrong", () => {
  it("a key held down is pressed once", () => {
    session.preferences.pad.signal.value = "ranks";
    for (const repeat of [false, true, true])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "5", repeat, bubbles: true }));
    expect(asked).toEqual(["5"]);
  });
  it("go ends what is half typed", () => {
    press("5 g h");
    expect(asked).toEqual(["go"]);
  });
});
