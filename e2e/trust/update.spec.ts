import type { Page } from "playwright/test";
import { NEXT_TITLE, nextVersion } from "../machine/next-version";
import { allHere, expect, test as base } from "../test";

interface Fixtures {
  /** Puts the next version on the server and lets the page check for it. */
  deploy: () => Promise<void>;
  /** A second tab, with the next version waiting for both tabs. */
  other: Page;
}

const offerOn = (page: Page) => page.getByRole("button", { name: "Take it", exact: true });

const test = base.extend<Fixtures>({
  deploy: async ({ page, host }, use) => {
    const next = nextVersion(host.root);
    await use(async () => {
      host.root = next.root;
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    });
    next.remove();
  },
  other: async ({ page, url, reload, deploy }, use) => {
    await page.goto(url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await reload();
    const other = await page.context().newPage();
    await other.goto(url);
    // Both tabs load all their pieces before the server replaces them with the next version's.
    await Promise.all([page, other].map(allHere));
    await deploy();
    await use(other);
  },
});

test.use({ serviceWorker: true });

test("a new version waits for the user, then is installed", async ({ page, url, deploy, errors, reload }) => {
  await page.goto(url);
  const title = await page.title();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await reload();
  await expect(offerOn(page)).toHaveCount(0);

  await deploy();
  await expect(offerOn(page)).toBeVisible();
  await reload();
  await expect(page, "a reload alone does not take it").toHaveTitle(title);
  // Firefox reports an error for each piece still loading when the page is left.
  await allHere(page);
  await offerOn(page).click();
  await expect(page).toHaveTitle(NEXT_TITLE);
  await expect(offerOn(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a second tab offers the version that another tab installed, and does not reload by itself", async ({
  page,
  other,
  errors,
}) => {
  const title = await other.title();
  await offerOn(page).click();
  await expect(page).toHaveTitle(NEXT_TITLE);
  await expect(other).toHaveTitle(title);
  await offerOn(other).click();
  await expect(other).toHaveTitle(NEXT_TITLE);
  expect(errors).toEqual([]);
});

test("a new version is installed even while another tab loads from the old one", async ({ page, other, errors }) => {
  await expect(offerOn(page)).toBeVisible();
  await other.evaluate(() => {
    const until = performance.now() + 400;
    const fetchOn = async (): Promise<void> => {
      await (await fetch("index.html")).text();
      if (performance.now() < until) await fetchOn();
    };
    for (let i = 0; i < 4; i++) void fetchOn();
  });
  await offerOn(page).click();
  await expect(page).toHaveTitle(NEXT_TITLE);
  await expect(offerOn(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a new version that comes during an import waits until the games are in", async ({
  page,
  url,
  deploy,
  reload,
}) => {
  await page.goto(`${url}#/bring`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await reload();
  await page
    .getByLabel("Or paste a link or a text")
    .fill('[crib 1]\n[players "Ann", "Bob"]\n\nAnn: deals, up: 5H, play: JH 5D 7C');
  await page.getByRole("button", { name: "Read the text" }).click();
  const bring = page.getByRole("button", { name: "Bring in 1 game" });
  await expect(bring).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sinceThePreview: true }));
  await deploy();
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting).toBe("installed");
  await expect(offerOn(page)).toHaveCount(0);
  await bring.click();
  await expect(page.getByText("1 game brought in.")).toBeVisible();
  expect(await page.evaluate(() => "sinceThePreview" in globalThis), "the page was not loaded again").toBe(true);
  await expect(offerOn(page)).toBeVisible();
});
