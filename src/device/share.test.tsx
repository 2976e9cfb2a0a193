import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyText, shareLink } from "./share";

const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const URL_HERE = "https://example.test/#/count/hand/5H5C5DJS-5S";

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
});
afterEach(() => void vi.unstubAllGlobals());

it("opens the share sheet at once, within the tap", async () => {
  const sharing = shareLink("A hand", URL_HERE);
  expect(share.mock.calls).toEqual([[{ title: "A hand", url: URL_HERE }]]);
  expect(await sharing).toBe("shared");
  expect(writeText).not.toHaveBeenCalled();
});

it("leaves the clipboard alone when the sheet was closed", async () => {
  share.mockRejectedValue(new DOMException("no", "AbortError"));
  expect(await shareLink("A hand", URL_HERE)).toBe("cancelled");
  expect(writeText).not.toHaveBeenCalled();
});

it("copies when there is no share sheet, or it is not allowed", async () => {
  share.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  expect(await shareLink("A hand", URL_HERE)).toBe("copied");
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await shareLink("A hand", URL_HERE)).toBe("copied");
  expect(writeText.mock.calls).toEqual([[URL_HERE], [URL_HERE]]);
});

it("fails when neither is allowed", async () => {
  writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await shareLink("A hand", URL_HERE)).toBe("failed");
  vi.stubGlobal("navigator", {});
  expect(await shareLink("A hand", URL_HERE)).toBe("failed");
});

it("copies a text without a share sheet, and reports when that is not allowed", async () => {
  expect(await copyText("FT1 Ann; 1W13 Bob")).toBe(true);
  expect(writeText.mock.calls).toEqual([["FT1 Ann; 1W13 Bob"]]);
  expect(share).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  expect(await copyText("FT1 Ann; 1W13 Bob")).toBe(false);
});
