import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseTheme, showTheme, theme } from "./theme";

const LIGHT = "(prefers-color-scheme: light)";
const DARK = "(prefers-color-scheme: dark)";
const media = () => [...document.querySelectorAll<HTMLMetaElement>("meta")].map((meta) => meta.getAttribute("media"));
const shown = () => document.documentElement.getAttribute("data-theme");

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-theme");
  document.head.innerHTML = `<meta name="theme-color" content="#fff" media="${LIGHT}"><meta name="theme-color" content="#000" media="${DARK}">`;
});
afterEach(() => void vi.unstubAllGlobals());

it("follows the system by default", () => {
  showTheme();
  expect([theme(), shown(), media()]).toEqual(["system", null, [LIGHT, DARK]]);
});

it("changes from light to dark and back to the system, with the browser's frame", () => {
  chooseTheme("light");
  expect([theme(), shown(), media()]).toEqual(["light", "light", ["all", "not all"]]);
  chooseTheme("dark");
  expect([theme(), shown(), media()]).toEqual(["dark", "dark", ["not all", "all"]]);
  chooseTheme("system");
  expect([theme(), shown(), media()]).toEqual(["system", null, [LIGHT, DARK]]);
});

it("is stored under the key that index.html reads before first paint", () => {
  chooseTheme("dark");
  expect(localStorage.getItem("fifteen-two.theme")).toBe("dark");
  showTheme();
  expect(shown()).toBe("dark");
});

it("treats an unknown stored value as the system's", () => {
  localStorage.setItem("fifteen-two.theme", "sepia");
  expect(theme()).toBe("system");
});

it("is shown even where nothing can be stored", () => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { setItem: forbidden, getItem: forbidden, removeItem: forbidden });
  chooseTheme("dark");
  expect(shown()).toBe("dark");
  expect(theme()).toBe("system");
});
