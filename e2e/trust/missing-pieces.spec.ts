import type { Page } from "playwright/test";
import { Table } from "../table";
import { allHere, expect, test } from "../test";

// A service worker that is quick enough would bring the pieces.
test.use({ serviceWorkers: "block" });

/** The page as it is during a deploy: the pieces it names are gone from the server until it is loaded again. */
async function inTheMinuteOfADeploy(page: Page, isGone: (file: string) => boolean) {
  let deploying = true;
  let release: (() => void) | undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!deploying || !isGone(route.request().url())) return route.continue();
    await held;
    return route.fulfill({ status: 404 });
  });
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
    if (loads > 1) deploying = false;
  });
  return { release: () => release?.(), loads: () => loads };
}
/** Not the script of the page, nor the pieces that its first screen needs. */
const notTheStart = (file: string) => !/\/(?:index|home|both)-/.test(file);
const later = (file: string) => /\/(?:table-later|small|tools|rules|aloud)-/.test(file);

test("a first visit during a deploy loads itself again before anybody taps, and works", async ({ page, url }) => {
  const visit = await inTheMinuteOfADeploy(page, notTheStart);
  visit.release();
  await page.goto(url);
  await expect.poll(visit.loads).toBe(2);
  await new Table(page).newGame();
  await allHere(page);
  expect(visit.loads(), "only once").toBe(2);
});

test("a tap before the missing pieces are noticed still opens its screen", async ({ page, url, hasTouch }) => {
  const visit = await inTheMinuteOfADeploy(page, notTheStart);
  await page.goto(url);
  const table = new Table(page, hasTouch);
  await table.expectTitle("Fifteen Two");
  await table.press(table.button("New game"));
  visit.release();
  await table.expectTitle("New game");
  expect(visit.loads()).toBe(2);
});

test("a tap while the page is about to load itself again still opens its screen", async ({ page, url }) => {
  const visit = await inTheMinuteOfADeploy(page, notTheStart);
  await page.goto(url);
  await new Table(page).expectTitle("Fifteen Two");
  // The tap comes in the same task in which the browser is asked to load the page again.
  await page.evaluate(() => {
    addEventListener("vite:preloadError", () => document.querySelector<HTMLElement>(".welcome button")?.click());
  });
  visit.release();
  await new Table(page).expectTitle("New game");
});

test("pieces that go missing during a game cost no tap: the next screen brings the new version", async ({
  page,
  url,
  hasTouch,
}) => {
  const visit = await inTheMinuteOfADeploy(page, later);
  await page.goto(`${url}#/new`);
  const table = new Table(page, hasTouch);
  await table.start("Alice");
  await table.tap("5H");
  const missing = page.waitForResponse((response) => response.status() === 404);
  visit.release();
  await missing;
  await table.tap("JH 5C 7S 6D");
  await table.expectCount(28);
  expect(visit.loads(), "not in the middle of a series").toBe(1);
  await table.button("Back").click();
  await expect.poll(visit.loads).toBe(2);
  await table.expectTitle("Fifteen Two");
  await table.button("Back to the table").click();
  await table.expectCount(28);
});

test("a screen whose piece is still missing after that says so, and a tap tries again", async ({
  page,
  url,
  hasTouch,
}) => {
  let isGone = true;
  await page.route(/\/assets\/.*\.js$/, (route) =>
    isGone && notTheStart(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.goto(url);
  const table = new Table(page, hasTouch);
  await table.press(table.button("New game"));
  await expect(page.getByRole("alert")).toHaveText(/^This part of the app could not be loaded\. Check the network\./);
  isGone = false;
  await table.press(table.button("Try again"));
  await table.expectTitle("New game");
});

test("a screen opened before the part that keeps the focus has loaded takes the focus then", async ({ page, url }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/table-later-.*\.js$/, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(url);
  const table = new Table(page);
  await table.button(/^New game/).click();
  await table.expectTitle("New game");
  release?.();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
