import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../session/session";
import { Tabs } from "../../testing/tabs";
import { useKeyboard } from "./keyboard";
import { typed } from "./typed";
import { newSession } from "../../testing/start-session";

function Table({ session }: { session: Session }) {
  useKeyboard(session);
  return <input type="text" />;
}

let session: Session;
/** The actions of the keys, in order. */
let asked: string[];

beforeEach(async () => {
  session = newSession(new Tabs().tab());
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

/** Presses keys one after the other, like "5 h Ctrl+z". Returns whether each was used. */
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

it("takes a key typed as soon as the table is mounted", async () => {
  await act(() => render(null, document.body));
  render(<Table session={session} />, document.body);
  press("5");
  expect(typed.value).toBe("5");
});

describe("typing a card", () => {
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

  it("shows a rank waiting for its suit", () => {
    press("q");
    expect([typed.value, asked]).toEqual(["Q", []]);
    press("1");
    expect(typed.value).toBe("1");
    press("0");
    expect(typed.value).toBe("10");
  });

  it.each(["Escape", "Backspace"])("%s clears the rank; pressed again it is not used", (name) => {
    press("q");
    expect(press(name)).toEqual([true]);
    expect(typed.value).toBe("");
    expect(press(name)).toEqual([false]);
    press("h");
    expect(asked).toEqual([]);
  });

  it("takes two cards in a row", () => {
    press("5 h j d");
    expect(asked).toEqual(["5H", "JD"]);
  });

  it.each(["h", "d", "1 h", "0", "x", "Enter", "Tab", "ArrowLeft", " ", "F5", "Alt+5"])(
    "%s alone is not a card",
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
  it("ignores suits", () => {
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
  it.each(["Ctrl+a", "Ctrl+c", "Meta+5", "Ctrl+g", "Alt+g"])("%s is left to the browser", (keys) => {
    expect(press(keys)).toEqual([false]);
    expect([asked, typed.value]).toEqual([[], ""]);
  });
});

describe("keys are ignored", () => {
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
  it("under an open dialog, whatever has the focus", () => {
    within(`<dialog open></dialog>`, "dialog");
    press("5 h");
    expect(asked).toEqual([]);
  });
  it("but not beside a closed dialog, or on a button or a radio", () => {
    within(`<dialog></dialog>`, "dialog");
    press("5 h", within(`<button>Go</button>`, "button"));
    press("6 d", within(`<input type="radio">`, "input"));
    expect(asked).toEqual(["5H", "6D"]);
  });
  it("when another handler has used them", () => {
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener("keydown", take);
    press("5 h");
    document.body.removeEventListener("keydown", take);
    expect(asked).toEqual([]);
  });
  it("when the keyboard is switched off in the settings", () => {
    session.preferences.keyboard.signal.value = false;
    expect(press("5 h g Ctrl+z")).toEqual([false, false, false, false]);
    expect(asked).toEqual([]);
  });
  it("after the table is gone, with a half-typed card forgotten", async () => {
    press("5");
    await act(() => render(null, document.body));
    expect(typed.value).toBe("");
    press("5 h g");
    expect(asked).toEqual([]);
  });
});

describe("regressions", () => {
  it("a key held down counts once", () => {
    session.preferences.pad.signal.value = "ranks";
    for (const repeat of [false, true, true])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "5", repeat, bubbles: true }));
    expect(asked).toEqual(["5"]);
  });
  it("go clears a half-typed card", () => {
    press("5 g h");
    expect(asked).toEqual(["go"]);
  });
});
