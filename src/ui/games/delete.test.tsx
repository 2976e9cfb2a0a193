import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok } from "../../base/result";
import type { Keeping, Undoable } from "../../session/keeping/keeping";
import { DeviceContext } from "../context";
import type { Device } from "../device";
import { UndoNotice } from "./delete";

const place = document.createElement("div");
const latest = signal<Undoable | undefined>(undefined);
const undo = vi.fn<Keeping["undo"]>();
const device = { keeping: async () => ({ latest, undo }) } as unknown as Device;

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  const shown = (
    <DeviceContext value={device}>
      <UndoNotice />
    </DeviceContext>
  );
  await act(() => render(shown, place));
});
afterEach(() => act(() => render(null, place)));

it("a deletion is named in the place of the notices, and undone with one tap", async () => {
  const step = { id: "a", at: Date.now() - 1, what: "game" } as const;
  await act(() => void (latest.value = { step, names: [["Ann", "Ben"]] }));
  const notice = place.querySelector(".notice");
  expect(notice?.textContent).toMatch(/^Game deleted: .?Ann.? and .?Ben.?\.Undo$/);
  undo.mockResolvedValueOnce(ok(undefined));
  await act(() => [...place.querySelectorAll("button")].find((one) => one.textContent === "Undo")?.click());
  expect(undo).toHaveBeenCalledWith(step);
  await vi.waitFor(() => expect(place.textContent).toContain("This can no longer be undone."));
});
