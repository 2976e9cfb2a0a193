import type { Locator, Page } from "playwright/test";

/**
 * A test's finger is faster than a person's, and the app takes the second of two quick taps in one place for a bounce. As
 * a person pauses between two taps, so the player of the tests makes the app forget the last tap before each tap.
 */

/** Makes every locator pause before a tap, on this page and all others of the browser. */
export function pauseBetweenTaps(page: Page): void {
  patch(page.locator("html"));
}

declare global {
  interface Window {
    /** Set by a test that has to look at the page before each action. */
    beforeAction?: () => Promise<void>;
  }
}

/** Turns the wheel a little before a tap, so that another place is under the finger. */
const inPage = (isTap: boolean) => {
  if (isTap) dispatchEvent(new WheelEvent("wheel"));
  return window.beforeAction?.();
};

/** A page that is going away forgets the last tap by itself. */
async function pause(page: Page, isTap: boolean): Promise<void> {
  await page.evaluate(inPage, isTap).catch(() => undefined);
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

/** Does the same to another page. @returns the action that was impossible */
export async function replay(page: Page, actions: readonly Action[]): Promise<string | undefined> {
  for (const { selector, name, given } of actions)
    try {
      await methodsOf(page.locator(selector))[name]?.(...given);
    } catch {
      return `cannot ${name} ${selector}`;
    }
  return undefined;
}

type Methods = Record<string, (...given: readonly unknown[]) => Promise<unknown>>;
function methodsOf(locator: Locator): Methods {
  const all = locator as unknown as Methods;
  return Object.fromEntries(ACTIONS.map((name) => [name, async (...given) => all[name]?.(...given)]));
}

const TAPS = ["click", "tap", "check"];
const ACTIONS = [...TAPS, "evaluate", "fill", "focus", "press", "selectOption"];
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
      await pause(page, TAPS.includes(name));
      const answer = await once.call(this, ...given);
      const { _selector: selector } = this as unknown as { _selector: string };
      made.set(page, [...recorded(page), { selector, name, given }]);
      return answer;
    };
  }
}
