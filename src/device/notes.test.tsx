import { afterEach, expect, it, vi } from "vitest";
import { note, noted } from "./notes";

afterEach(() => {
  localStorage.clear();
});

it("keeps a note until it is removed, apart from those of the session", () => {
  expect(noted("a")).toBeNull();
  expect(note("a", "1")).toBe(true);
  expect([noted("a"), noted("a", "sessionStorage")]).toEqual(["1", null]);
  expect(note("a", null)).toBe(true);
  expect(noted("a")).toBeNull();
});

it("has no notes where the browser blocks them", () => {
  const blocked = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(blocked);
  expect([noted("a"), note("a", "1"), note("a", null)]).toEqual([null, false, false]);
  vi.restoreAllMocks();
});
