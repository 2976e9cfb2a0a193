import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import type { Device } from "../device";
import { BookScreens } from "./book-screens";

it("a club that cannot be opened says so, and waits no longer", async () => {
  const device = { books: async () => undefined } as Partial<Device> as Device;
  const place = document.createElement("div");
  await act(() => render(<BookScreens device={device} />, place));
  await vi.waitFor(() => expect(place.querySelector("[role=alert]")?.textContent).toMatch(/could not be loaded/));
  expect(place.querySelector("[aria-busy=true]")).toBeNull();
  expect(place.querySelector("button")?.textContent).toBe("Try again");
});
