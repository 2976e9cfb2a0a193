import type { Locator, Page } from "playwright/test";

/**
 * A test's finger is faster than a person's, and the app takes the second of two quick taps in one place for a bounce. The
 * player of the tests does as a person would: a tap that nothing heard is made again.
 */

/** Milliseconds after a tap in which the next one may be taken for its bounce. */
const QUICK = 4000;
/** Milliseconds between two tries, and how many are made. */
const BREATH = 120;
const TRIES = 12;

type Act = (options: { timeout?: number }) => Promise<void>;

/** When the last tap was made, and how many clicks had been heard then. */
const lastTap = new WeakMap<Page, { readonly at: number; readonly count: number | undefined }>();

/** Counts the clicks that reach their control, in every document of the page. */
export async function countHeard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { heard: number };
    counted.heard = 0;
    addEventListener("click", () => void (counted.heard += 1));
  });
  patch(page.locator("html"));
}

/** How many clicks were heard; a new document begins with 0, and one that is going away answers nothing. */
async function heard(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (globalThis as unknown as { heard?: number }).heard).catch(() => undefined);
}

async function patiently(page: Page, act: Act): Promise<void> {
  const last = lastTap.get(page);
  const quick = last?.count !== undefined && Date.now() - last.at < QUICK;
  let count: number | undefined;
  const taken = async () => {
    count = await heard(page);
    return !quick || count !== last.count;
  };
  let fault: unknown;
  await act({}).catch((error: unknown) => (fault = error));
  for (let tries = 0; !(await taken()) && tries < TRIES; tries++) {
    await new Promise((done) => setTimeout(done, BREATH));
    if (await taken()) break;
    fault = undefined;
    await act({ timeout: 1000 }).catch((error: unknown) => (fault = error));
  }
  lastTap.set(page, { at: Date.now(), count });
  if (fault !== undefined && (!quick || count === last.count)) throw fault;
}

let patched = false;

function patch(sample: Locator): void {
  if (patched) return;
  patched = true;
  const proto = Object.getPrototypeOf(sample) as Record<string, (this: Locator, options?: object) => Promise<void>>;
  for (const name of ["click", "tap", "check"]) {
    const once = proto[name];
    if (!once) continue;
    proto[name] = async function (this: Locator, options?: object) {
      return patiently(this.page(), async (more) => once.call(this, { ...options, ...more }));
    };
  }
}
