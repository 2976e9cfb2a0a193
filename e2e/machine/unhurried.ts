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
const lastTap = new WeakMap<Page, { readonly at: number; readonly count: string | undefined }>();

/** Counts the clicks that reach their control, in every document of the page. */
export async function countHeard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { clicksHeard: number };
    counted.clicksHeard = 0;
    addEventListener("click", () => void (counted.clicksHeard += 1));
  });
  patch(page.locator("html"));
}

/** The document, and how many clicks it has heard. A document that is going away answers nothing. */
async function heard(page: Page): Promise<string | undefined> {
  return page
    .evaluate(() => {
      const { clicksHeard: count } = globalThis as unknown as { clicksHeard?: number };
      return count === undefined ? undefined : `${performance.timeOrigin} ${count}`;
    })
    .catch(() => undefined);
}

async function patiently(page: Page, act: Act): Promise<void> {
  const last = lastTap.get(page);
  const quick = last?.count !== undefined && Date.now() - last.at < QUICK;
  let count: string | undefined;
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

/** Something that was done to a page, by the locator's selector. */
interface Action {
  readonly selector: string;
  readonly name: string;
  readonly given: readonly unknown[];
}
const made = new WeakMap<Page, Action[]>();

export function recorded(page: Page): readonly Action[] {
  return made.get(page) ?? [];
}

/** Does the same to another page. @returns whether all of it was possible */
export async function replay(page: Page, actions: readonly Action[]): Promise<boolean> {
  try {
    for (const { selector, name, given } of actions) await methodsOf(page.locator(selector))[name]?.(...given);
    return true;
  } catch {
    return false;
  }
}

type Methods = Record<string, (...given: readonly unknown[]) => Promise<unknown>>;
function methodsOf(locator: Locator): Methods {
  const all = locator as unknown as Methods;
  return Object.fromEntries(ACTIONS.map((name) => [name, async (...given) => all[name]?.(...given)]));
}

const TAPS = ["click", "tap", "check"];
const ACTIONS = [...TAPS, "fill", "focus", "selectOption"];
let patched = false;

function patch(sample: Locator): void {
  if (patched) return;
  patched = true;
  const proto = Object.getPrototypeOf(sample) as Record<string, (this: Locator, ...more: never[]) => Promise<unknown>>;
  for (const name of ACTIONS) {
    const once = proto[name];
    if (!once) continue;
    proto[name] = async function (this: Locator, ...given: never[]) {
      const page = this.page();
      const [options] = given as unknown as [object?];
      if (TAPS.includes(name))
        await patiently(page, async (more) => void (await once.call(this, { ...options, ...more } as never)));
      else await once.call(this, ...given);
      const { _selector: selector } = this as unknown as { _selector: string };
      made.set(page, [...recorded(page), { selector, name, given }]);
    };
  }
}
