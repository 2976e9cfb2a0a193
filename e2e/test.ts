import { test as base, expect, type Page } from "playwright/test";
import { StaticHost } from "./machine/server";
import { Table } from "./table";

interface Options {
  /** How often the kill test kills the browser: a few in every run, 100 with `npm run kill`. */
  kills: number;
}
interface Fixtures {
  host: StaticHost;
  url: string;
  /** Errors of the page; a test that wants a clean page checks it is empty. */
  errors: string[];
  /** The player's verbs on this page, already at the app's first screen. */
  table: Table;
  /** Reloads the page once its lazy pieces are in: Firefox calls the rest of them errors. */
  reload: () => Promise<void>;
}

export const test = base.extend<Options & Fixtures>({
  kills: [5, { option: true }],
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

/** What is loaded when idle has come: somebody who types at once may be before it. */
export async function allHere(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("all-here").length > 0);
}

/** The second load is the service worker's; then the host dies and the network goes. */
export async function cutOff(page: Page, host: StaticHost, reload: () => Promise<void>): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await host.stop();
  await page.context().setOffline(true);
}

export { expect };
