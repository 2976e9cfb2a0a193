import { test as base, expect } from "playwright/test";
import { StaticHost } from "./server";

interface Options {
  /** How often the kill test kills the browser: a few in every run, 100 with `npm run kill`. */
  kills: number;
}
interface Fixtures {
  host: StaticHost;
  url: string;
  /** Errors of the page; a test that wants a clean page checks it is empty. */
  errors: string[];
}

export const test = base.extend<Options & Fixtures>({
  kills: [5, { option: true }],
  host: async ({}, use) => {
    const host = new StaticHost(new URL("../dist", import.meta.url).pathname);
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
});
export { expect };
