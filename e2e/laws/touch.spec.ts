/** A finger on the table only taps: it never loads the page again, zooms or selects, wherever it lands. */
import { expect, test } from "../test";
import { TOURS } from "../tour/screens";
import { everything, sampled } from "./sample";

/** Tours that stop at the table. The short ones can be a sample. */
const SHORT = ["own hand", "hands only", "points only", "faults"];
const AT_TABLE = everything()
  ? [...SHORT, "first pages", "every card", "muggins", "three alone", "four in partners", "six alone", "a match"]
  : sampled(SHORT, 0.25, "touch");

for (const name of AT_TABLE)
  test(`a touch on the table neither reloads, zooms nor selects: ${name}`, async ({ table, page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    let stops = 0;
    await TOURS[name]?.(table, async (screen) => {
      if (!page.url().includes("#/table")) return;
      stops += 1;
      const faults = await page.evaluate(() => {
        const said: string[] = [];
        const root = getComputedStyle(document.documentElement);
        if (root.overscrollBehaviorY === "auto") said.push("the page can be pulled down to load it again");
        for (const part of document.querySelectorAll("main *")) {
          if (!part.checkVisibility() || part.closest("dialog, svg, .unseen") !== null) continue;
          const words = [...part.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const pressed = part.matches("button, .key, label, a");
          if (!words && !pressed) continue;
          const { userSelect, touchAction } = getComputedStyle(part);
          const called = `${part.tagName.toLowerCase()}.${part.className} “${part.textContent?.trim().slice(0, 20)}”`;
          if (userSelect !== "none" && !part.matches("a, .shared-text")) said.push(`${called} can be selected`);
          // The gestures of an element are those that all around it allow.
          let zooms = true;
          for (let at: Element | null = part; at; at = at.parentElement)
            zooms &&= getComputedStyle(at).touchAction === "auto";
          if (zooms || touchAction === "none") said.push(`two taps on ${called} zoom`);
        }
        return said;
      });
      found.push(...faults.map((fault) => `${screen}: ${fault}`));
    });
    expect(stops).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
