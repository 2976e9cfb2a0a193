/**
 * The law of places: at every stop of every tour the title of the page says where it is, and the focus is on something:
 * after each change of screen and after each closed sheet.
 */
import type { Page } from "playwright/test";
import { allHere, expect, test } from "../test";
import { TOURS } from "../tour/screens";
import { sampled } from "./sample";

/** The screens that show one of many: their title names the players or the event as well. */
const ONE_OF_MANY = /^#\/(?:table|record|match|event)\//;

/** Notes each change of screen and each closed sheet after which the focus stays on nothing. */
async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    let title: string | undefined;
    Object.assign(globalThis, { focusLost: noted, wasTapped: false });
    addEventListener("click", () => Object.assign(globalThis, { wasTapped: true }));
    // A lost focus has a moment to find its place, and the next screen may open meanwhile.
    const check = async (after: string) => {
      const heading = title;
      for (const ms of [400, 130, 130]) {
        await new Promise((done) => setTimeout(done, ms));
        // The next screen has a check of its own.
        if (title !== heading) return;
        if (document.activeElement !== null && document.activeElement !== document.body) return;
      }
      noted.push(`${after} at ${location.hash}`);
    };
    const look = (changes: readonly MutationRecord[]) => {
      for (const { target, attributeName } of changes)
        if (attributeName === "open" && target instanceof HTMLDialogElement && !target.open)
          void check("closed a sheet");
      const heading = document.querySelector("main h1")?.textContent;
      if (heading === undefined || heading === title) return;
      // The page that is loaded first keeps its focus where the browser puts it.
      const isFirst = title === undefined;
      title = heading;
      if (!isFirst) void check(`opened ${heading}`);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
  });
}

/** The heading of the screen, the title of the page, and whether the focus is on nothing although a key was pressed. */
function placeOf(page: Page) {
  return page.evaluate(() => {
    const { wasTapped, focusLost } = globalThis as unknown as {
      wasTapped: boolean;
      focusLost: readonly string[];
    };
    const { activeElement, body, title } = document;
    return {
      hash: location.hash,
      heading: document.querySelector("main h1")?.textContent ?? "",
      title,
      isLost: wasTapped && (activeElement === null || activeElement === body),
      focusLost,
    };
  });
}

for (const [name, tour] of sampled(Object.entries(TOURS), 0.05, "places"))
  test(`the title says where, and the focus is never lost: ${name}`, async ({ table, page, url }) => {
    test.setTimeout(300_000);
    await watchFocus(page);
    await page.goto("about:blank");
    await page.goto(url);
    await allHere(page);
    await tour(table, async (screen) => {
      await expect.poll(async () => (await placeOf(page)).isLost, `${screen}: the focus is on nothing`).toBe(false);
      const { hash, heading, title } = await placeOf(page);
      const isHome = /^(?:#\/?)?$/.test(hash);
      const [first, ...more] = title.split(" – ");
      expect(heading, `${screen} has a heading`).not.toBe("");
      expect(first, `${screen} is named by its title`).toBe(isHome ? "Fifteen Two" : heading);
      expect(more.length, `${screen}: ${title}`).toBeGreaterThanOrEqual(isHome ? 0 : ONE_OF_MANY.test(hash) ? 2 : 1);
    });
    expect((await placeOf(page)).focusLost).toEqual([]);
  });
