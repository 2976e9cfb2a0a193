import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** Audits the page with axe. It is loaded once per page, and runs there instead of in a second page that it would open. */
export async function axe(page: Page, options: Parameters<AxeBuilder["options"]>[0] = {}) {
  const loaded = await page.evaluate(() => "axe" in globalThis);
  const builder = new AxeBuilder(loaded ? { page, axeSource: "0" } : { page });
  const { violations } = await builder
    .options({ ...options, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations;
}
