/** Notes where every control of a page is, and finds those that have moved since. */
import type { Page } from "playwright/test";

declare global {
  interface Window {
    /** The controls noted last, with their places. */
    noted?: readonly { readonly part: Element; readonly box: DOMRect; readonly hit: boolean }[];
  }
}

/** Layout is exact to 1/64 px. */
const EXACT = 0.02;

/** Installs `noteControls` and `movedControls` in the page. */
async function install(page: Page): Promise<void> {
  await page.evaluate((exact) => {
    if ("noteControls" in window) return;
    const CONTROLS = "button, a[href], input, select, textarea, summary";
    /** A notice covers the title, and so may the words of a refusal; a notice's own buttons come and go with it. */
    const NOTICES = ".notice, .refusal, .refused";
    const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".unseen");
    /** Whether a tap in the middle reaches it. */
    const reached = (part: Element, { x, y, width, height }: DOMRect) => {
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (part.contains(hit) || hit.contains(part) || hit.closest("label")?.control === part);
    };
    const nameOf = (part: Element) =>
      part.getAttribute("aria-label") ?? (part.textContent?.trim() || part.getAttribute("value") || part.className);
    const note = () => {
      window.noted = [...document.querySelectorAll(CONTROLS)]
        .filter((part) => isShown(part) && !part.closest(NOTICES))
        .map((part) => {
          const box = part.getBoundingClientRect();
          return { part, box, hit: reached(part, box) };
        });
    };
    const moved = () =>
      (window.noted ?? []).flatMap(({ part, box, hit }) => {
        const name = `“${nameOf(part).slice(0, 40)}”`;
        if (!isShown(part)) return [`${name} is gone`];
        const now = part.getBoundingClientRect();
        const by = (["x", "y", "width", "height"] as const).flatMap((side) =>
          Math.abs(now[side] - box[side]) > exact ? [`${side} ${(now[side] - box[side]).toFixed(1)}`] : [],
        );
        if (by.length > 0) return [`${name} moved: ${by.join(", ")}`];
        // The title of a screen or sheet is where its notices appear.
        return hit && !part.closest(".titles") && !reached(part, now) ? [`${name} is covered`] : [];
      });
    Object.assign(window, { noteControls: note, movedControls: moved });
  }, EXACT);
}

/** Notes where all visible controls are, once the page has nothing left to lay out. */
export async function noteControls(page: Page): Promise<void> {
  await install(page);
  await settled(page);
  await page.evaluate("noteControls()");
}

/** The controls that are elsewhere, gone or covered since `noteControls`: “Go” moved: y 11.0. */
export async function movedControls(page: Page): Promise<readonly string[]> {
  await settled(page);
  const moved = (await page.evaluate("movedControls()")) as readonly string[];
  return moved.length > 4 ? [...moved.slice(0, 3), `and ${moved.length - 3} more`] : moved;
}

/** Waits for two frames, and ends animations, so that only places at rest are compared. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    for (const one of document.getAnimations()) one.finish();
    await frame();
  });
}

/**
 * The keys of the table’s card pad that are not where they were when this page first showed them. The keys for stated
 * counts above them come and go.
 */
export async function movedKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate((exact) => {
    const first = ((window as { firstKeys?: Map<string, DOMRect> }).firstKeys ??= new Map<string, DOMRect>());
    const pad = document.querySelector("main .pad:is(.suits, .ranks)");
    const kind = pad?.classList.contains("suits") ? "suits" : "ranks";
    return [...(pad?.querySelectorAll(".key") ?? [])].flatMap((key) => {
      if (key.closest(".pad-top")) return [];
      const name = (key.getAttribute("aria-label") ?? key.textContent ?? "").replace(/^Undo .*/, "Undo");
      const box = key.getBoundingClientRect();
      const before = first.get(`${kind} ${name}`);
      if (!before) first.set(`${kind} ${name}`, box);
      const still =
        !before || (["x", "y", "width", "height"] as const).every((s) => Math.abs(before[s] - box[s]) <= exact);
      return still
        ? []
        : [
            `${name}: ${before.y.toFixed(1)} to ${box.y.toFixed(1)}, at “${document.querySelector(".saying q")?.textContent}”`,
          ];
    });
  }, EXACT);
}
