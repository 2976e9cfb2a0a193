import { expect, test } from "../test";

test.use({ serviceWorker: true });

test("the app contacts only its own host and follows its own security policy", async ({
  page,
  url,
  errors,
  reload,
}) => {
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const own = new URL(url).origin;
  expect(asked.filter((address) => !/^(data|blob):/.test(address) && new URL(address).origin !== own)).toEqual([]);
  expect(errors).toEqual([]);
});

test("a script made from text is refused", async ({ page, url }) => {
  await page.goto(url);
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = "<img src=x onerror=alert(1)>";
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
});

test("the app can be installed", async ({ page, url }) => {
  const cdp = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const { errors, url: manifest } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  // A test runs in a private window, which can never install an app.
  expect(installabilityErrors.filter((e) => e.errorId !== "in-incognito")).toEqual([]);

  const body = (await (await page.request.get(manifest)).json()) as Record<string, { src: string; sizes: string }[]>;
  for (const { src, sizes } of [...(body["icons"] ?? []), ...(body["screenshots"] ?? [])]) {
    const image = await page.request.get(new URL(src, manifest).href);
    expect(image.status(), src).toBe(200);
    if (!src.endsWith(".png")) continue;
    // A PNG's first chunk holds its width and height.
    const head = await image.body();
    expect(`${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
