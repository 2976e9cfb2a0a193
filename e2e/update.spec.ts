import { NEXT_TITLE, nextVersion } from "./next-version";
import { expect, test } from "./test";

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

    await offer.click();
    await expect(page).toHaveTitle(NEXT_TITLE);
    await expect(offer).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    next.remove();
  }
});

test("a second tab offers the version another tab took, and does not reload by itself", async ({
  page,
  url,
  host,
  reload,
  errors,
}) => {
  const next = nextVersion(host.root);
  const other = await page.context().newPage();
  try {
    await page.goto(url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The first load has all its pieces before the server has only those of the next version.
    await reload();
    await other.goto(url);
    const title = await other.title();

    host.root = next.root;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
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
