import { AxeBuilder } from "@axe-core/playwright";
import { resize, TOURS } from "./screens";
import { expect, test } from "../test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

for (const [name, tour] of Object.entries(TOURS))
  test(`no accessibility violation in either theme: ${name}`, async ({ table, page }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    const before = page.viewportSize() ?? { width: 412, height: 839 };
    await tour(table, async (screen) => {
      // Makes the window so tall that neither the page nor a sheet, which fills 88% of it, scrolls: axe reports a row half
      // covered by sticky buttons as too small.
      const height = await page.evaluate(() => {
        const sheet = document.querySelector("dialog[open]")?.scrollHeight ?? 0;
        return Math.ceil(Math.max(document.scrollingElement?.scrollHeight ?? innerHeight, sheet / 0.88));
      });
      await resize(page, [before.width, Math.max(before.height, height)]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        for (const { id, nodes } of violations)
          found.push(`${screen}, ${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
      }
      await resize(page, [before.width, before.height]);
    });
    expect(found).toEqual([]);
  });
