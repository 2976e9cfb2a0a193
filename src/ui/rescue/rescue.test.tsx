import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyFile } from "../../device/download";
import { Rescue } from "./rescue";

const share = vi.fn<(data: ShareData) => Promise<void>>();
const made = vi.fn<() => void>();
let finish: (() => void) | undefined;

beforeEach(() => {
  made.mockClear();
  share.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const makeFile = async () => {
    made();
    await new Promise<void>((done) => (finish = done));
    return readyFile("rescue.json", "{}", "application/json", true);
  };
  render(<Rescue reason="" onRetry={() => {}} makeFile={makeFile} onWipe={async () => false} />, document.body);
});
afterEach(() => render(null, document.body));

const press = (label: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.includes(label))?.click();
const expectSaid = (words: RegExp | string) =>
  vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toMatch(words));

it("when the share sheet refuses because the tap was too long ago, one sentence asks for a second tap, which saves", async () => {
  share.mockRejectedValueOnce(new DOMException("no activation", "NotAllowedError"));
  press("Save what can be read");
  await expectSaid("Reading what can be read");
  finish?.();
  await expectSaid(/^The file is ready: tap the same button once more\.$/);
  press("Save what can be read");
  expect(share, "shared within the second tap itself").toHaveBeenCalledTimes(2);
  await expectSaid("The file is handed over. Once the app works again, bring it in under Backup.");
  expect(made).toHaveBeenCalledTimes(1);
});

it("after a file is saved, the next tap reads everything again", async () => {
  press("Save what can be read");
  await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  finish?.();
  await expectSaid("handed over");
  press("Save what can be read");
  await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(2));
});

it("says so when no file can be saved", async () => {
  Object.defineProperty(navigator, "canShare", { value: () => false, configurable: true });
  press("Save what can be read");
  await vi.waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  finish?.();
  await expectSaid("cannot save a file");
});

it("says so when the games cannot be deleted", async () => {
  press("Start fresh");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Yes, delete"));
  press("Yes, delete");
  await expectSaid("could not be deleted");
});
