import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { packing as codePacking } from "../../device/packing";
import { framesOf } from "../../share/codes/frames";
import { packGame, payloadLink } from "../../share/codes/payload";
import { type Scanned, fileParcel } from "../../share/codes/reader";
import { usualGame } from "../../testing/usual-games";
import type { Device, Scanner } from "../device";
import { ScanCodes } from "./scan-codes";

const entries = usualGame(3);
const GAME = { id: String(entries[0]?.game), entries };
const LINK = payloadLink((await packGame(GAME, codePacking)) ?? new Uint8Array(), "https://example.org/");
const FILE = Uint8Array.from({ length: 3000 }, (_, at) => at * 7);
const parcel = await fileParcel(FILE, codePacking);
const frame = framesOf("file", parcel.ok ? parcel.value : FILE);

/** The codes that the camera sees, one after another. */
let seen: string[];
const scanner: Scanner = {
  open: () => ({ answer: Promise.resolve("ok"), stop: () => {} }),
  read: async () => seen.shift(),
};
const packing = { ...codePacking, insight: async () => undefined, packFile: async () => undefined };
const device: Pick<Device, "scan" | "packing"> = { scan: async () => scanner, packing: async () => packing };
const read = vi.fn<(carried: Scanned) => void>();
const place = document.createElement("div");
const wrong = () => place.querySelector("[role=alert]")?.textContent;
const progress = () => place.querySelector(".scan-progress")?.textContent;

async function show(codes: string[]): Promise<void> {
  seen = codes;
  await act(() => render(<ScanCodes device={device} onRead={read} />, place));
}

beforeEach(() => {
  read.mockReset();
  document.body.append(place);
});
afterEach(() => act(() => render(null, place)));

it("reads a game from one code", async () => {
  await show([LINK]);
  await vi.waitFor(() => expect(read.mock.calls).toEqual([[{ is: "log", log: GAME }]]));
});

it("puts codes together in any order, and says how many are read", async () => {
  await show([2, 2, 7].map((number) => frame(number)));
  await vi.waitFor(() => expect(progress()).toBe("2 of 4 codes read"));
  expect(place.querySelector("progress")?.value).toBe(2);
  seen.push(frame(0), frame(9));
  await vi.waitFor(() => expect(read.mock.calls).toEqual([[{ is: "file", bytes: FILE }]]));
  expect(progress()).toBeUndefined();
});

it("says why a code is none of ours, and goes on with the others", async () => {
  await show([frame(1), "https://example.org", frame(3)]);
  await vi.waitFor(() => expect(progress()).toBe("2 of 4 codes read"));
  await show(["https://example.org"]);
  await vi.waitFor(() =>
    expect(wrong()).toBe("That is not from Fifteen Two. Scan its code, or copy the whole link or text."),
  );
  expect(progress()).toBe("2 of 4 codes read");
  expect(read).not.toHaveBeenCalled();
});

it("says nothing where its code cannot be loaded", async () => {
  seen = [LINK];
  const without = { scan: async () => scanner, packing: async () => undefined };
  await act(() => render(<ScanCodes device={without} onRead={read} />, place));
  await vi.waitFor(() => expect(seen).toEqual([]));
  expect([wrong(), read.mock.calls]).toEqual(["", []]);
});
