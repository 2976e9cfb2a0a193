import { findBrowser } from "./browser.mjs";
import { NEXT_TITLE, nextVersion } from "./next-version";
import { expect, test } from "./test";
import { WebKit } from "./webkit";

const browser = findBrowser("webkit");
test.skip(browser?.channel !== "webdriver", "no WebKitGTK here");

test("WebKit: opens with the server gone", async ({ url, host }, info) => {
  const page = await WebKit.launch(browser?.path ?? "");
  try {
    await page.goto(url);
    await page.run("await navigator.serviceWorker.ready");
    await page.reload();
    await host.stop();
    await page.reload();
    expect(await page.text("h1")).toBe("Fifteen Two");
    await info.attach("webkit", { body: await page.screenshot(), contentType: "image/png" });
  } finally {
    await page.close();
  }
});

test("WebKit: a new version waits for the user, then comes in", async ({ url, host }) => {
  const next = nextVersion(host.root);
  const page = await WebKit.launch(browser?.path ?? "");
  try {
    await page.goto(url);
    await page.run("await navigator.serviceWorker.ready");
    await page.reload();
    host.root = next.root;
    await page.run("await (await navigator.serviceWorker.ready).update()");
    await expect.poll(() => page.run("return document.body.innerText")).toContain("New version");
    await page.run("[...document.querySelectorAll('button')].find((b) => /New version/.test(b.textContent)).click()");
    await expect.poll(() => page.run("return document.title")).toBe(NEXT_TITLE);
  } finally {
    await page.close();
    next.remove();
  }
});
