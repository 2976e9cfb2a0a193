import { findBrowser } from "../machine/browser.mjs";
import { NEXT_TITLE, nextVersion } from "../machine/next-version";
import { GOLDEN, keyName } from "../table";
import { expect, test } from "../test";
import { WebKit } from "../machine/webkit";

const browser = findBrowser("webkit");

test("WebKit: the app opens without the server", async ({ url, host }, info) => {
  const page = await WebKit.launch(browser?.path ?? "");
  try {
    await page.goto(url);
    await page.run("await navigator.serviceWorker.ready");
    await page.reload();
    await host.stop();
    await page.reload();
    await expect.poll(() => page.text("h1")).toBe("Fifteen Two");
    await info.attach("webkit", { body: await page.screenshot(), contentType: "image/png" });
  } finally {
    await page.close();
  }
});

test("WebKit: a form stays where it was first drawn when it is laid out again", async ({ url }) => {
  const page = await WebKit.launch(browser?.path ?? "");
  // Without notices: on a busy machine one may come between, such as a storage that answers late. It takes no room.
  const tops = () =>
    page.run<readonly number[]>(
      "return [...document.querySelectorAll('button:not(.notices *), input')].map((control) => control.getBoundingClientRect().top)",
    );
  try {
    for (const [address, title] of [
      ["new", "New game"],
      ["settings", "Settings"],
      ["count", "Count a hand"],
    ]) {
      await page.goto(`${url}#/${address}`);
      await expect.poll(() => page.text("h1")).toBe(title);
      // The font lays the page out again, as does everything that comes late.
      await page.run("await Promise.allSettled([...document.fonts].map((font) => font.load()))");
      const first = await tops();
      expect(first.length).toBeGreaterThan(5);
      await page.run("app.hidden = true; document.body.offsetTop; app.hidden = false");
      expect(await tops(), title).toEqual(first);
    }
  } finally {
    await page.close();
  }
});

test("WebKit: a whole deal, every card, and a reload in the middle of it", async ({ url }) => {
  const page = await WebKit.launch(browser?.path ?? "");
  const tap = async (line: string) => {
    for (const word of line.split(" ")) await page.press(word === "go" ? "Go" : keyName(word));
  };
  const scores = () =>
    page.run<string[]>("return [...document.querySelectorAll('.hole-number')].map((score) => score.textContent)");
  try {
    await page.goto(`${url}#/new`);
    await page.press("Alice");
    await page.press("Start: Alice deals");
    await tap(GOLDEN.starter);
    await tap(GOLDEN.play);
    await expect.poll(() => page.text("h1")).toBe("The show");
    expect(await scores()).toEqual(["6", "3"]);
    await page.press("Peg 9 for Bob");
    await page.press("Peg 12 for Alice");
    await tap("9C 9D");
    await expect.poll(() => page.text(".pad-title")).toMatch(/^The crib\s*: tap 2 more\s*$/);
    await page.reload();
    await expect.poll(() => page.text(".pad-title")).toMatch(/^The crib\s*: tap 2 more\s*$/);
    await tap("KH 8S");
    await page.press("Peg 4 for Alice");
    await expect.poll(scores).toEqual(["22", "12"]);
    await expect.poll(() => page.text("h1")).toBe("The deal");
  } finally {
    await page.close();
  }
});

test("WebKit: a new version waits for the user, then is installed", async ({ url, host }) => {
  const next = nextVersion(host.root);
  const page = await WebKit.launch(browser?.path ?? "");
  try {
    await page.goto(url);
    await page.run("await navigator.serviceWorker.ready");
    await page.reload();
    host.root = next.root;
    await page.run("await (await navigator.serviceWorker.ready).update()");
    await expect.poll(() => page.run("return document.body.innerText")).toContain("A new version");
    await page.run("[...document.querySelectorAll('button')].find((b) => /Take it/.test(b.textContent)).click()");
    await expect.poll(() => page.run("return document.title")).toBe(NEXT_TITLE);
  } finally {
    await page.close();
    next.remove();
  }
});
