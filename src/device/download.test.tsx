import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readyFile, shareFile } from "./download";

const share = vi.fn<(data: ShareData) => Promise<void>>();
const canShare = vi.fn<(data: ShareData) => boolean>();
const sharedNames = () => share.mock.calls.flatMap(([data]) => data.files ?? []).map((file) => [file.name, file.type]);

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  canShare.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  Object.defineProperty(navigator, "canShare", { value: canShare, configurable: true });
});
afterEach(() => void vi.restoreAllMocks());

it("downloads the text under its name and leaves nothing in the page", async () => {
  const blobs: unknown[] = [];
  const links: string[][] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob);
    return "blob:one";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    links.push([this.download, this.href, String(this.isConnected)]);
  });
  expect(await readyFile("a.json", '{"é":1}', "application/json", false).save()).toBe("saved");
  expect(links).toEqual([["a.json", "blob:one", "true"]]);
  expect(blobs[0] instanceof Blob && [await blobs[0].text(), blobs[0].type]).toEqual(['{"é":1}', "application/json"]);
  expect(document.querySelector("a")).toBeNull();
  expect(share).not.toHaveBeenCalled();
});

it("reports a failed download", async () => {
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw new TypeError("no");
  });
  expect(await readyFile("a.json", "{}", "application/json", false).save()).toBe("failed");
});

it("shares at once, within the tap, where there are no downloads", async () => {
  const saving = readyFile("a.json", "{}", "application/json", true).save();
  expect(share).toHaveBeenCalledTimes(1);
  expect(await saving).toBe("saved");
  expect(sharedNames()).toEqual([["a.json", "application/json"]]);
});

it("shares plain text where JSON cannot be shared", async () => {
  canShare.mockImplementation((data) => data.files?.[0]?.type === "text/plain");
  expect(await readyFile("a.json", "{}", "application/json", true).save()).toBe("saved");
  expect(sharedNames()).toEqual([["a.json.txt", "text/plain"]]);
});

it.each([
  ["AbortError", "cancelled"],
  ["NotAllowedError", "tapAgain"],
  ["DataError", "failed"],
])("maps %s to %s", async (error, outcome) => {
  share.mockRejectedValue(new DOMException("no", error));
  expect(await readyFile("a.json", "{}", "application/json", true).save()).toBe(outcome);
});

it("reports failure where nothing can be shared", async () => {
  canShare.mockReturnValue(false);
  expect(await readyFile("a.json", "{}", "application/json", true).save()).toBe("failed");
  Object.defineProperty(navigator, "canShare", { value: undefined, configurable: true });
  expect(await readyFile("a.json", "{}", "application/json", true).save()).toBe("failed");
});

describe("a picture", () => {
  const picture = new File(["png"], "result.png", { type: "image/png" });
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it("is shared at once with its text", async () => {
    const sharing = shareFile(picture, "Alice wins");
    expect(share.mock.calls).toEqual([[{ files: [picture], text: "Alice wins" }]]);
    expect(await sharing).toBe("shared");
    expect(saved).toEqual([]);
  });
  it("is saved where files cannot be shared", async () => {
    share.mockRejectedValue(new TypeError("no files"));
    expect(await shareFile(picture, "Alice wins")).toBe("saved");
    expect(saved).toEqual(["result.png"]);
  });
  it("is not saved when the person closed the share sheet", async () => {
    share.mockRejectedValue(new DOMException("no", "AbortError"));
    expect(await shareFile(picture, "Alice wins")).toBe("cancelled");
    expect(saved).toEqual([]);
  });
});
