import { test as base, type Browser, expect, type Page } from "playwright/test";
import { StaticHost } from "./machine/server";
import { pauseBetweenTaps } from "./machine/unhurried";
import { Table } from "./table";

interface Options {
  /** Number of times the kill test kills the browser; 100 with `npm run kill`. */
  kills: number;
  /**
   * Whether the app may install its service worker. To copy all of the app into its cache takes a fifth of an average
   * test, and only what works offline needs it.
   */
  serviceWorker: boolean;
}
interface Fixtures {
  host: StaticHost;
  url: string;
  /** Errors on the page’s console. */
  errors: string[];
  /** The player’s actions, starting on the home screen. */
  table: Table;
  /** Reloads the page after its lazy parts have loaded, because Firefox reports interrupted ones as errors. */
  reload: () => Promise<void>;
}

export const test = base.extend<Options & Fixtures>({
  kills: [2, { option: true }],
  serviceWorker: [true, { option: true }],
  context: async ({ context, serviceWorker }, use) => {
    // Removed, not blocked: the app would complain that a blocked worker cannot be installed.
    if (!serviceWorker)
      await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    await use(context);
  },
  host: async ({}, use) => {
    const host = new StaticHost(process.env["DIST"] ?? new URL("../dist", import.meta.url).pathname);
    await use(host);
    await host.stop();
  },
  url: async ({ host }, use) => use(await host.start()),
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (m) => {
      if (m.type() === "error") errors.push(m.text());
    });
    page.on("pageerror", (e) => errors.push(e.message));
    await use(errors);
  },
  page: async ({ page }, use) => {
    pauseBetweenTaps(page);
    await use(page);
  },
  table: async ({ page, url, hasTouch }, use) => {
    await page.goto(url);
    const table = new Table(page, hasTouch);
    await table.expectTitle("Fifteen Two");
    await use(table);
  },
  reload: async ({ page }, use) => {
    await use(async () => {
      await allHere(page);
      await page.reload();
    });
  },
});

/** A second phone, with a storage of its own. */
export async function otherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  pauseBetweenTaps(page);
  return page;
}

/** Waits for the parts that load when the page is idle, such as the keyboard. */
export async function allHere(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("all-here").length > 0);
}

/** Reloads from the service worker, then stops the server and the network. */
export async function cutOff(page: Page, host: StaticHost, reload: () => Promise<void>): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await host.stop();
  await page.context().setOffline(true);
}

export { expect };
