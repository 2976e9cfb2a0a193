import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isIos, isStandalone, watchInstall } from "./install";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/151.0.0.0 Mobile Safari/537.36";
let changed = vi.fn<() => void>();

function device(userAgent: string, touchPoints: number): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(touchPoints);
}
function displayed(mode: string): void {
  const list = (query: string) => Object.assign(new EventTarget(), { matches: query === `(display-mode: ${mode})` });
  vi.stubGlobal("matchMedia", list);
}
/** The browser's offer to install. */
function offer() {
  const prompt = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { event, prompt };
}

beforeEach(() => {
  // A new mock for each test, because nothing removes the listeners of earlier tests.
  changed = vi.fn<() => void>();
  displayed("browser");
  device(ANDROID, 5);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "standalone");
  document.documentElement.className = "";
});

it.each([
  ["iPhone", IPHONE, 5, true],
  ["iPad, which claims to be a Mac", MAC, 5, true],
  ["Mac", MAC, 0, false],
  ["Android", ANDROID, 5, false],
])("knows an %s", (_name, userAgent, touchPoints, ios) => {
  device(userAgent, touchPoints);
  expect(isIos()).toBe(ios);
  expect(watchInstall(changed).way()).toBe(ios ? "iosShare" : "browser");
});

it.each(["standalone", "fullscreen", "minimal-ui"])(
  "is installed when displayed as %s, and sets the class on the page",
  (mode) => {
    displayed(mode);
    expect(isStandalone()).toBe(true);
    expect(watchInstall(changed).way()).toBe("installed");
    expect(document.documentElement.classList.contains("standalone")).toBe(true);
  },
);

it("is installed when an iPhone reports it by its own property", () => {
  Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
  expect(isStandalone()).toBe(true);
});

it("is not installed in a browser, even on an iPhone, and removes the class", () => {
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  document.documentElement.classList.add("standalone");
  expect(isStandalone()).toBe(false);
  watchInstall(changed);
  expect(document.documentElement.classList.contains("standalone")).toBe(false);
});

it("holds the browser's offer back until requested, and uses it once", async () => {
  const install = watchInstall(changed);
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(install.way()).toBe("prompt");
  expect(changed).toHaveBeenCalledTimes(1);
  await install.ask();
  await install.ask();
  expect(prompt).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("appinstalled"));
  expect(install.way()).toBe("installed");
});

it("cannot ask again once an offer is used or broken, and says so", async () => {
  const install = watchInstall(changed);
  for (const answer of ["used", "broken"]) {
    const { prompt } = offer();
    if (answer === "broken") prompt.mockRejectedValue(new DOMException("used up", "InvalidStateError"));
    changed.mockClear();
    await install.ask();
    expect(install.way()).toBe("browser");
    expect(changed).toHaveBeenCalledTimes(1);
  }
});
