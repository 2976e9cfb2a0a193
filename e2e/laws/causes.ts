/** Every cause of a notice that can come at any moment, brought about as it really happens. */
import { expect, type Page } from "playwright/test";

/** Brings it about. @returns undefined where it cannot happen, otherwise how to end it */
type Cause = (page: Page) => Promise<(() => Promise<void>) | undefined>;

const nothing = async () => {};

/** A tap on a dimmed key is refused with a sentence. An impossible count is not: Count a hand explains it. */
const dimmedKey: Cause = async (page) => {
  const middle = await page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main");
    const keys = [
      ...(root?.querySelectorAll('button[aria-disabled="true"]:not([data-waiting="true"], .impossible)') ?? []),
    ];
    for (const key of keys) {
      const { x, y, width, height } = key.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(across, down);
      if (hit !== null && key.contains(hit)) return [across, down] as const;
    }
    return undefined;
  });
  if (!middle) return undefined;
  // Not a click on the key: that would first scroll the whole key into view.
  await page.mouse.click(...middle);
  return nothing;
};

/** Another tab takes the open game or book over. Ends with “Use it here”. */
const anotherTab: Cause = async (page) => {
  const stolen = await page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const writers = held.map((lock) => lock.name ?? "").filter((lock) => lock.startsWith("fifteen-two.writer."));
    // A finished game keeps the scorecard open behind it; the notice is about the game on the screen.
    const name = writers.find((lock) => lock.endsWith(location.hash.split("/")[2] ?? "")) ?? writers[0];
    if (name === undefined) return false;
    await new Promise<void>((taken) => {
      void navigator.locks
        .request(name, { steal: true }, () => {
          taken();
          return new Promise<void>(() => {});
        })
        .catch(() => {});
    });
    return true;
  });
  if (!stolen) return undefined;
  await expect(page.locator(".notice", { hasText: "Open in another tab." })).toHaveCount(1);
  return async () => {
    // Under an open sheet a finger cannot reach it.
    await page
      .getByRole("button", { name: "Use it here", includeHidden: true })
      .first()
      .evaluate((b: HTMLElement) => b.click());
    await expect(page.locator(".notice", { hasText: "Open in another tab." })).toHaveCount(0);
  };
};

/** The storage fails while this tab reads what another tab has written. */
const storageFault: Cause = async (page) => {
  const end = await anotherTab(page);
  if (!end) return undefined;
  const news = () =>
    page.evaluate(() => {
      const id = location.hash.split("/")[2];
      const channel = new BroadcastChannel("fifteen-two.news");
      channel.postMessage({ game: id });
      channel.close();
    });
  const isOpen = await page.evaluate(async () => {
    const id = location.hash.split("/")[2];
    const { held = [] } = await navigator.locks.query();
    return id !== undefined && held.some(({ name }) => name === `fifteen-two.writer.${id}`);
  });
  if (!isOpen) {
    await end();
    return undefined;
  }
  await page.evaluate(() => {
    const all = IDBDatabase.prototype;
    const real = Object.getOwnPropertyDescriptor(all, "transaction");
    Object.defineProperty(all, "transaction", {
      configurable: true,
      value: () => {
        throw new DOMException("The disk failed", "UnknownError");
      },
    });
    Object.assign(window, { healStorage: () => real && Object.defineProperty(all, "transaction", real) });
  });
  await news();
  await expect(page.locator(".notice.alarm")).toHaveCount(1);
  return async () => {
    await page.evaluate("healStorage()");
    await news();
    await expect(page.locator(".notice.alarm")).toHaveCount(0);
    await end();
  };
};

/** The font arrives late: the page is laid out without it first. */
const lateFont: Cause = async (page) => {
  await page.evaluate(async () => {
    const { cut, sheet, at } = window as unknown as { cut: string; sheet: CSSStyleSheet; at: number };
    sheet.insertRule(cut, at);
    await document.fonts.load("600 16px Fraunces");
  });
  return nothing;
};
const withoutFont = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const [at, rule] of [...sheet.cssRules].entries())
        if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-family").includes("Fraunces")) {
          if (!rule.cssText.includes("url(")) continue;
          Object.assign(window, { cut: rule.cssText, sheet, at });
          sheet.deleteRule(at);
          return;
        }
    throw new Error("no style sheet loads the font");
  });

/** Another tab has installed a new version, and this one offers it from then on. Between two looks the offer is hidden. */
const update: Cause = async (page) => {
  const offered = await page.evaluate(async () => {
    // The first time may be the first installation.
    for (let times = 0; times < 2; times++) navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
    await new Promise((done) => requestAnimationFrame(done));
    const offer = [...document.querySelectorAll(".notice")].find((one) => one.textContent?.includes("A new version"));
    offer?.removeAttribute("hidden");
    return offer !== undefined;
  });
  return offered ? async () => hideUpdate(page) : undefined;
};
const hideUpdate = (page: Page) =>
  page.evaluate(() => {
    for (const notice of document.querySelectorAll(".notice"))
      if (notice.textContent?.includes("A new version")) notice.setAttribute("hidden", "");
  });

/** The browser offers to install the app, where the screen has a place for that. */
const install: Cause = async (page) => {
  const words = /Add to the home screen|Add to Home screen/;
  if ((await page.getByText(words).count()) === 0) return undefined;
  await page.evaluate(() => {
    const offer = { prompt: async () => ({ outcome: "dismissed" }) };
    dispatchEvent(Object.assign(new Event("beforeinstallprompt"), offer));
  });
  const button = page.getByRole("button", { name: "Add to the home screen", includeHidden: true });
  await expect(button).toHaveCount(1);
  return async () => {
    await button.evaluate((one: HTMLElement) => one.click());
    await expect(button).toHaveCount(0);
  };
};

/** A refusal of the tour’s own tap goes, in a sheet or on the screen. */
const refusalGoes: Cause = async (page) => {
  const gone = await page.evaluate(() => {
    const said = [
      ...document.querySelectorAll<HTMLElement>(
        "[role=alert]:not(.notice, .refusal, .refused), .refusal > *, .refused > *",
      ),
    ];
    const shown = said.filter((one) => one.checkVisibility() && one.textContent?.trim() !== "");
    for (const one of shown) one.dataset["gone"] = one.style.display;
    for (const one of shown) one.style.display = "none";
    return shown.length;
  });
  if (gone === 0) return undefined;
  return async () =>
    page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>("[data-gone]")) {
        one.style.display = one.dataset["gone"] ?? "";
        delete one.dataset["gone"];
      }
    });
};

export const CAUSES: Readonly<
  Record<string, { readonly before?: (page: Page) => Promise<void>; readonly cause: Cause }>
> = {
  // First, because any other tap ends it.
  "a refusal that goes": { cause: refusalGoes },
  "a dimmed key": { cause: dimmedKey },
  "another tab": { cause: anotherTab },
  "a storage fault": { cause: storageFault },
  "an update": { before: hideUpdate, cause: update },
  "an offer to install": { cause: install },
  "a late font": { before: withoutFont, cause: lateFont },
};
