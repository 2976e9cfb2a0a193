import { afterEach, expect, test, vi } from "vitest";
import { chooseDisplay, display, followDisplay } from "./display";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("the display is automatic until Large is chosen, and the choice is kept", () => {
  expect(display()).toBe("automatic");
  chooseDisplay("large");
  expect(display()).toBe("large");
  chooseDisplay("automatic");
  expect(display()).toBe("automatic");
});

test("a display that was stored by another app is ignored", () => {
  localStorage.setItem("fifteen-two.display", "huge");
  expect(display()).toBe("automatic");
});

test("a browser that stores nothing shows the automatic display", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => chooseDisplay("large")).not.toThrow();
  expect(display()).toBe("automatic");
});

test("the display follows the window and the choice in another tab", () => {
  let due = false;
  vi.stubGlobal("showDisplay", () => due);
  const said: boolean[] = [];
  const show = followDisplay((large) => said.push(large));
  due = true;
  dispatchEvent(new Event("resize"));
  dispatchEvent(new StorageEvent("storage", { key: "fifteen-two.display" }));
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  due = false;
  show();
  expect(said).toEqual([false, true, true, false]);
});
