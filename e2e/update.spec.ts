import type { Page } from "playwright/test";
import { NEXT_TITLE, nextVersion } from "./next-version";
import { allHere, expect, test } from "./test";

test("a new version waits for the user, then comes in", async ({ page, url, host, errors, reload }) => {
  const next = nextVersion(host.root);
  try {
    await page.goto(url);
    const title = await page.title();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await reload();
    const offer = page.getByRole("button", { name: /New version/ });
    await expect(offer).toHaveCount(0);

    host.root = next.root;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(offer).toBeVisible();
    await reload();
    await expect(page, "a reload alone does not take it").toHaveTitle(title);
    // Firefox calls the pieces errors that are still on their way when a page is left.
    await allHere(page);
    await offer.click();
    await expect(page).toHaveTitle(NEXT_TITLE);
    await expect(offer).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    next.remove();
  }
});

/** Two tabs of the version before, and the next one waiting for both. */
async function twoTabs(page: Page, url: string, reload: () => Promise<void>, deploy: () => void): Promise<Page> {
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The first load has all its pieces before the server has only those of the next version.
  await reload();
  const other = await page.context().newPage();
  await other.goto(url);
  await Promise.all([page, other].map(allHere));
  deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  return other;
}

test("a second tab offers the version another tab took, and does not reload by itself", async ({
  page,
  url,
  host,
  reload,
  errors,
}) => {
  const next = nextVersion(host.root);
  try {
    const other = await twoTabs(page, url, reload, () => (host.root = next.root));
    const title = await other.title();
    await page.getByRole("button", { name: /New version/ }).click();
    await expect(page).toHaveTitle(NEXT_TITLE);
    await expect(other).toHaveTitle(title);
    await other.getByRole("button", { name: /New version/ }).click();
    await expect(other).toHaveTitle(NEXT_TITLE);
    expect(errors).toEqual([]);
  } finally {
    next.remove();
  }
});

test("a new version comes in also while another tab is fetching from the old one", async ({
  page,
  url,
  host,
  reload,
  errors,
}) => {
  const next = nextVersion(host.root);
  try {
    const other = await twoTabs(page, url, reload, () => (host.root = next.root));
    const offer = page.getByRole("button", { name: /New version/ });
    await expect(offer).toBeVisible();
    await other.evaluate(() => {
      const until = performance.now() + 400;
      const fetchOn = async (): Promise<void> => {
        await (await fetch("index.html")).text();
        if (performance.now() < until) await fetchOn();
      };
      for (let i = 0; i < 4; i++) void fetchOn();
    });
    await offer.click();
    await expect(page).toHaveTitle(NEXT_TITLE);
    await expect(offer).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    next.remove();
  }
});
