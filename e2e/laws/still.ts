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

/** The page’s side: the functions must be whole, because their text is sent to the page. */
const inPage = {
  note: () => {
    window.noted = [...document.querySelectorAll("button, a[href], input, select, textarea, summary")]
      .filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          // A notice’s own buttons come and go with it.
          !part.closest(".unseen, .notice, .refusal, .refused"),
      )
      .map((part) => {
        const box = part.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return { part, box, hit: hit !== null && (part.contains(hit) || hit.contains(part)) };
      });
  },
  moved: (exact: number) =>
    (window.noted ?? []).flatMap(({ part, box, hit: before }) => {
      const words = part.getAttribute("aria-label") ?? (part.textContent?.trim() || part.className);
      const name = `“${words.slice(0, 40)}”`;
      if (!part.checkVisibility({ visibilityProperty: true })) return [`${name} is gone`];
      const now = part.getBoundingClientRect();
      const by = (["x", "y", "width", "height"] as const).flatMap((side) =>
        Math.abs(now[side] - box[side]) > exact ? [`${side} ${(now[side] - box[side]).toFixed(1)}`] : [],
      );
      if (by.length > 0) return [`${name} moved: ${by.join(", ")}`];
      const hit = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
      const reached = hit !== null && (part.contains(hit) || hit.contains(part));
      // The title of a screen is where its notices appear.
      return before && !part.closest(".titles") && !reached ? [`${name} is covered`] : [];
    }),
};

/** Notes where all visible controls are, once the page has nothing left to lay out. */
export async function noteControls(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(inPage.note);
}

/** The controls that are elsewhere, gone or covered since `noteControls`: “Go” moved: y 11.0. */
export async function movedControls(page: Page): Promise<readonly string[]> {
  await settled(page);
  const moved = await page.evaluate(inPage.moved, EXACT);
  return moved.length > 4 ? [...moved.slice(0, 3), `and ${moved.length - 3} more`] : moved;
}

/** Waits for two frames, and ends animations, so that only places at rest are compared. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(done));
    for (const one of document.getAnimations()) one.finish();
    await new Promise((done) => requestAnimationFrame(done));
  });
}

/**
 * The keys of the table’s card pad, and the score panels, that are not where they were when this page first showed
 * them. The keys for stated counts above the pad come and go. On a wide screen the show has columns of its own.
 */
export async function movedKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate((exact) => {
    const first = ((window as { firstKeys?: Map<string, DOMRect> }).firstKeys ??= new Map<string, DOMRect>());
    const pad = document.querySelector("main .pad:is(.suits, .ranks)");
    const kind = pad?.classList.contains("suits") ? "suits" : "ranks";
    const keys = [...(pad?.querySelectorAll(".key") ?? [])].filter((key) => key.closest(".pad-top") === null);
    const scores = innerWidth < 720 ? [...document.querySelectorAll("main .scores > li")] : [];
    return [...keys, ...scores].flatMap((one) => {
      const name = (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/^Undo .*/, "Undo");
      const place = scores.includes(one) ? "scores" : kind;
      const box = one.getBoundingClientRect();
      const before = first.get(`${place} ${name}`);
      if (!before) first.set(`${place} ${name}`, box);
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
