/** Back in WebKit, the engine of every browser on an iPhone. `back.spec.ts` has more cases, for the other engines. */
import { findBrowser } from "../machine/browser.mjs";
import { WebKit } from "../machine/webkit";
import { expect, test } from "../test";

const browser = findBrowser("webkit");

test("WebKit: Back closes a sheet, then the place; the arrow leads the same way", async ({ url }) => {
  const page = await WebKit.launch(browser?.path ?? "");
  const title = (words: string) => expect.poll(() => page.text("h1")).toBe(words);
  const back = () => page.run("history.back()");
  // A script presses the buttons: a second press of the mouse in the same place could be too quick.
  const click = (button: string) => page.run("document.querySelector(args[0]).click()", button);
  const arrow = () => click("[aria-label=Back]");
  const sheets = () => page.run<number>("return document.querySelectorAll('dialog[open]').length");
  const entries = () => page.run<number>("return history.state.trail.filter((entry) => entry === 'sheet').length");
  const trail = () => page.run<readonly string[]>("return history.state.trail");
  const openMenu = async () => {
    await click("[aria-label=Menu]");
    await expect.poll(sheets).toBe(1);
    await expect.poll(entries).toBe(1);
  };
  try {
    await page.goto(`${url}#/`);
    await title("Fifteen Two");
    await page.press("New game");
    await title("New game");
    await page.press("Alice");
    await page.press("Start: Alice deals");
    await title("The deal");
    const game = (await trail()).at(-1) ?? "";

    await openMenu();
    await back();
    await expect.poll(sheets).toBe(0);
    await title("The deal");
    await back();
    await title("Fifteen Two");
    await page.run("history.forward()");
    await title("The deal");

    // A sheet that was closed on screen does not come back.
    await openMenu();
    await click("dialog[open] [aria-label=Close]");
    await expect.poll(entries).toBe(0);
    await page.run("history.forward()");
    await expect.poll(entries).toBe(0);
    expect(await sheets()).toBe(0);
    await arrow();
    await title("Fifteen Two");
    expect(await trail()).toEqual(["#/"]);

    for (const leave of [arrow, back]) {
      await page.run("[...document.querySelectorAll('button')].find((b) => /^Games/.test(b.innerText)).click()");
      await title("Games");
      await click(".game-line button");
      await title("The deal");
      await leave();
      await title("Games");
      await leave();
      await title("Fifteen Two");
    }

    // Opened by a link, a place leads to its parent.
    await page.goto("about:blank");
    await page.goto(url + game.replace("table", "record"));
    await title("The record");
    await arrow();
    await title("The deal");
    await arrow();
    await title("Fifteen Two");
  } finally {
    await page.close();
  }
});
