import { expect, test } from "./test";

test("opens with the server gone, in its own type", async ({ page, url, host, errors }) => {
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await host.stop();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await document.fonts.load('600 44px "Fraunces Variable"')).length)).toBe(1);
  expect(errors).toEqual([]);
});
