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

it("uses the share sheet where there is one, in the tap itself", async () => {
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

it("copies where there is no sheet, or none is allowed", async () => {
  share.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  expect(await shareLink("A hand", URL_HERE)).toBe("copied");
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await shareLink("A hand", URL_HERE)).toBe("copied");
  expect(writeText.mock.calls).toEqual([[URL_HERE], [URL_HERE]]);
});

it("fails where neither is allowed", async () => {
  writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await shareLink("A hand", URL_HERE)).toBe("failed");
  vi.stubGlobal("navigator", {});
  expect(await shareLink("A hand", URL_HERE)).toBe("failed");
});

it("copies a text and no sheet comes up; it says when it may not", async () => {
  expect(await copyText("FT1 Ann; 1W13 Bob")).toBe(true);
  expect(writeText.mock.calls).toEqual([["FT1 Ann; 1W13 Bob"]]);
  expect(share).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", {});
  expect(await copyText("FT1 Ann; 1W13 Bob")).toBe(false);
});
