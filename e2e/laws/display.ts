/** Shows the page at a size, a text size of the browser and a display size. */
import type { Page } from "playwright/test";
import { resize } from "../tour/screens";

export interface Shown {
  readonly size: readonly [number, number];
  /** The text size of the browser, in percent. */
  readonly text: 100 | 150 | 200;
  readonly display: "automatic" | "large";
}

export async function show(page: Page, { size, text, display }: Shown): Promise<void> {
  await sizeText(page, text);
  // As if another tab had chosen the display: the app follows at once.
  await page.evaluate((to) => {
    const key = "fifteen-two.display";
    if (to === "large") localStorage.setItem(key, to);
    else localStorage.removeItem(key);
    dispatchEvent(new StorageEvent("storage", { key }));
  }, display);
  await resize(page, size);
  await zoomOut(page);
}

/** The usual display again, scrolled to where it was. */
export async function showAgain(page: Page, { width, height }: { width: number; height: number }, scrolled: number) {
  await show(page, { size: [width, height], text: 100, display: "automatic" });
  await page.evaluate((to) => {
    scrollTo(0, to);
    dispatchEvent(new Event("scroll"));
  }, scrolled);
}

/** Sets the text size as the settings of the browser do. */
export async function sizeText(page: Page, percent: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const standard = Math.round((16 * percent) / 100);
  await client.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await client.detach();
}

/** A phone zooms out where a page is too wide, and stays so. */
async function zoomOut(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.resetPageScaleFactor");
  await client.detach();
}
