import type { Page } from "playwright/test";
import { sampled } from "../laws/sample";
import { expect, test } from "../test";
import { Table } from "../table";

test.use({ serviceWorker: true });

/** A feature of browsers, and how to take it away before the page loads. */
type Feature = readonly [name: string, remove: () => void];

/** Scores the first cards of a game, so that storage, pieces and styles are used. */
async function play(page: Page, url: string): Promise<void> {
  const table = new Table(page);
  await page.goto(url);
  await table.expectTitle("Fifteen Two");
  await table.newGame();
  await table.tap("5H | JH 5C");
  await table.expectCount(15);
  await table.expectScores({ Alice: 2, Bob: 0 });
  await expect(page.locator(".sorry:visible")).toHaveCount(0);
}

async function expectOnly(page: Page, words: RegExp): Promise<void> {
  await expect(page.locator("body")).toHaveText(words, { useInnerText: true });
  await expect(page.getByRole("heading")).toHaveCount(0);
  const started = await page.evaluate(() => document.querySelector("#app")?.childElementCount);
  expect(started, "no module has run").toBe(0);
}

const TOO_OLD = /^Fifteen Two cannot run here: it needs Chrome or Edge 111, Firefox 121, Safari 16.2, or newer.$/;
const NO_STORAGE = /^This browser does not let Fifteen Two store anything, so no game would be kept. Allow this site/;
const FRAMED = /^Fifteen Two does not run inside another site’s page: open it in a tab of its own.$/;

/** The newest features the app cannot do without. Each names what some browser between 2019 and 2023 lacked. */
const NEEDED = {
  Array: ["at", "findLast", "findLastIndex", "flatMap", "toReversed", "toSorted", "toSpliced", "with"],
  String: ["at", "matchAll", "replaceAll"],
  HTMLDialogElement: ["showModal"],
} as const;
const NEEDED_STATIC = { Object: ["fromEntries", "hasOwn"], Promise: ["allSettled"], Intl: ["ListFormat"] } as const;

const LACKING = (
  [
    [NEEDED, "prototype"],
    [NEEDED_STATIC, "itself"],
  ] as const
).flatMap(([owners, on]) =>
  Object.entries(owners).flatMap(([owner, names]) => names.map((name: string) => [owner, name, on] as const)),
);

for (const lacking of sampled(LACKING, 0.3, "lacking"))
  test(`a browser without ${lacking[0]}.${lacking[1]} shows one sentence, and no module runs`, async ({
    page,
    url,
  }) => {
    await page.addInitScript(([of, what, where]) => {
      const found = (window as unknown as Record<string, { prototype: object }>)[of];
      Object.defineProperty(where === "prototype" ? found?.prototype : found, what, { value: undefined });
    }, lacking);
    await page.goto(url);
    await expectOnly(page, TOO_OLD);
  });

for (const css of ["color-mix", ":has"])
  test(`a browser without ${css}() shows one sentence`, async ({ page, url }) => {
    await page.addInitScript((lacking) => {
      const supports: (...words: readonly string[]) => boolean = CSS.supports.bind(CSS);
      CSS.supports = (...words: readonly string[]) => !words.join(" ").includes(lacking) && supports(...words);
    }, css);
    await page.goto(url);
    await expectOnly(page, TOO_OLD);
  });

test("a browser that runs no script at all shows one sentence", async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.locator("body")).toHaveText(/or newer, and JavaScript switched on\.$/, { useInnerText: true });
  await context.close();
});

const BLOCKED: readonly Feature[] = [
  ["that has no database", () => Object.defineProperty(window, "indexedDB", { value: null })],
  [
    "that throws when asked for its database",
    () =>
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  [
    "that blocks all site data",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
  ],
];
for (const [name, remove] of BLOCKED)
  test(`a browser ${name} shows one sentence, and no module runs`, async ({ page, url }) => {
    await page.addInitScript(remove);
    await page.goto(url);
    await expectOnly(page, NO_STORAGE);
  });

/** Features that are easily done without. */
const SPARED: readonly Feature[] = [
  ["sessionStorage", () => Object.defineProperty(window, "sessionStorage", { value: null })],
  [
    "sessionStorage, which throws",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  ["localStorage", () => Object.defineProperty(window, "localStorage", { value: null })],
  ["matchMedia", () => Object.defineProperty(window, "matchMedia", { value: undefined })],
  ["Intl.Segmenter", () => Object.defineProperty(Intl, "Segmenter", { value: undefined })],
  ["requestIdleCallback", () => Object.defineProperty(window, "requestIdleCallback", { value: undefined })],
  ["BroadcastChannel", () => Object.defineProperty(window, "BroadcastChannel", { value: undefined })],
  ["locks", () => Object.defineProperty(navigator, "locks", { value: undefined })],
  ["randomUUID", () => Object.defineProperty(crypto, "randomUUID", { value: undefined })],
  ["navigator.storage", () => Object.defineProperty(navigator, "storage", { value: undefined })],
  [
    "service workers",
    () => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    },
  ],
  ["a wake lock", () => void Reflect.deleteProperty(Navigator.prototype, "wakeLock")],
  ["vibration", () => void Reflect.deleteProperty(Navigator.prototype, "vibrate")],
  ["speech", () => void Reflect.deleteProperty(window, "speechSynthesis")],
];
for (const [name, remove] of sampled(SPARED, 0.5, "spared"))
  test(`a game is scored in a browser without ${name}`, async ({ page, url, errors }) => {
    await page.addInitScript(remove);
    await play(page, url);
    expect(errors).toEqual([]);
  });

test("a browser without the API of trusted types keeps the app for use offline", async ({ page, url, errors }) => {
  await page.addInitScript(() => Object.defineProperty(window, "trustedTypes", { value: undefined }));
  await play(page, url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(errors).toEqual([]);
});

test("in a frame of another site one sentence leads to a tab of its own, and no module runs", async ({
  page,
  context,
  url,
}) => {
  // Another site to the browser, and a page of it without a policy of its own.
  await page.goto(`${url.replace("localhost", "127.0.0.1")}pwa-192x192.png`);
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  }, url);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("body")).toHaveText(FRAMED, { useInnerText: true });
  await expect(frame.locator("#app")).toBeEmpty();
  const opening = context.waitForEvent("page");
  await frame.getByRole("link", { name: "open it in a tab of its own" }).click();
  await new Table(await opening).expectTitle("Fifteen Two");
});
