/** The controls of a screen: their names, kinds and places. */
import type { Page } from "playwright/test";

/** A place on the screen, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A control at the stop: its place in the list of all controls, and its name. */
export interface Control {
  readonly at: number;
  readonly name: string;
  /** Controls of one kind differ in their words only. */
  readonly kind: string;
  /** Marked as meant to repeat. */
  readonly repeats: boolean;
}

/** Everything that a finger can tap. */
export const CONTROLS =
  "button, a[href^='#'], summary, label, select, textarea, input:not([type=radio], [type=checkbox], [type=file])";

/** The controls of the screen, or of the open sheet with the dark area beside it. */
export async function listControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate((controls) => {
    const sheet = document.querySelector("dialog[open]");
    const found = [...(sheet ?? document.body).querySelectorAll(controls)].flatMap((one, at) => {
      const hidden = !one.checkVisibility() || one.closest("[inert], .unseen") !== null;
      const label = one.getAttribute("aria-label");
      const name = (label ?? one.textContent).trim().replaceAll(/\s+/g, " ").slice(0, 60);
      const around = one.closest("[aria-label]:not(button, input), fieldset, form, section, nav, ul, ol, dl, header");
      const state = ["aria-disabled", "aria-pressed"].map((key) => one.getAttribute(key)).join(",");
      const kind = `${one.tagName}.${one.className}|${around?.tagName}.${around?.className}|${state}`;
      const repeats = one.hasAttribute("data-repeats");
      return hidden ? [] : [{ at, name: `${one.tagName.toLowerCase()} “${name}”`, kind, repeats }];
    });
    return sheet ? [...found, { at: -1, name: "beside the sheet", kind: "beside", repeats: false }] : found;
  }, CONTROLS);
}

/** The middle of a control, scrolled into view; undefined if something covers it. */
export async function spotOf(page: Page, at: number): Promise<Spot | undefined> {
  return page.evaluate(
    ([controls, index]) => {
      const sheet = document.querySelector("dialog[open]");
      if (index < 0) {
        for (const y of [4, innerHeight / 8, innerHeight - 4])
          if (document.elementFromPoint(innerWidth / 2, y) === sheet) return { x: innerWidth / 2, y };
        return undefined;
      }
      const one = (sheet ?? document.body).querySelectorAll(controls)[index];
      one?.scrollIntoView({ block: "center", behavior: "instant" });
      const box = one?.getBoundingClientRect();
      if (!box) return undefined;
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hit = document.elementFromPoint(spot.x, spot.y);
      const control = one instanceof HTMLLabelElement ? one.control : null;
      return hit && (one?.contains(hit) === true || control?.contains(hit) === true) ? spot : undefined;
    },
    [CONTROLS, at] as const,
  );
}
