import { expect, test } from "../test";
import { keptPreference } from "../verbs/kept";

/** Replaces speech in the browser: one offline voice, and a list of everything said. */
const SPEECH = `
  class Utterance { constructor(text) { this.text = text; } }
  const spoken = [];
  const voices = [
    { name: "Far", lang: "en-US", localService: false, default: true },
    { name: "Near", lang: "en-GB", localService: true, default: false },
  ];
  const synth = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: ({ text, voice }) => void (text && spoken.push(voice.name + ": " + text)),
    cancel: () => {}, resume: () => {}, speaking: false, pending: false, paused: false,
  });
  Object.defineProperty(window, "speechSynthesis", { value: synth, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance, configurable: true });
  Object.assign(window, { spoken });
`;

test("counting aloud uses an offline voice, and a reload repeats nothing", async ({ page, url, table, reload }) => {
  const spoken = () => page.evaluate(() => [...(window as unknown as { spoken: string[] }).spoken]);
  const forget = () => page.evaluate(() => void (window as unknown as { spoken: string[] }).spoken.splice(0));
  await page.addInitScript(SPEECH);
  await page.goto(`${url}#/settings`);
  await page.reload();
  await table.choose("Bicycle");
  await expect.poll(() => keptPreference(page, "voiceStyle")).toBe("bicycle");
  await table.button("Say it aloud").click();
  await expect.poll(spoken).toEqual(["Near: Fifteen two, fifteen four, and eight for double run is twelve"]);
  await page.goto(url);
  await table.newGame();
  await table.tap("5H JH");
  expect(await spoken()).toEqual([]);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /\/aloud-/.test(name)).length);
  expect(await loaded()).toBe(0);

  await table.button("Menu").click();
  const toggle = table.dialog().getByRole("switch", { name: /^Count aloud/ });
  await toggle.click();
  await expect(toggle).toBeChecked();
  await table.dialog().getByRole("button", { name: "Close" }).click();
  await expect.poll(loaded).toBe(1);
  await table.tap("5C");
  await expect.poll(spoken).toEqual(["Near: Counting aloud", "Near: Fifteen for two"]);
  await forget();
  await table.undo();
  await expect.poll(spoken).toEqual(["Near: Alice, zero"]);
  await table.tap("5C 7S 6D go 2S 6C 4D 4C");
  await expect(table.button("Peg 9 for Bob")).toBeVisible();
  await forget();
  await reload();
  await table.peg(9, "Bob");
  await expect
    .poll(spoken)
    .toEqual(["Near: Fifteen two, fifteen four, and four for run is eight, and one for his nobs is nine"]);
});

test("counting aloud stays off without an offline voice, and says so", async ({ page, url, table }) => {
  await page.addInitScript(SPEECH.replace(/localService: true/, "localService: false"));
  await page.goto(url);
  await page.reload();
  await table.newGame();
  await table.button("Menu").click();
  const toggle = table.dialog().getByRole("switch", { name: /^Count aloud/ });
  await toggle.click();
  await expect(toggle).toContainText("no English voice");
  await expect(toggle).not.toBeChecked();
});

test("a counted hand is said aloud in one tap, or the app says why not", async ({ page, url, table, reload }) => {
  await page.addInitScript(SPEECH);
  await page.goto(`${url}#/count/hand/4C5H5D6S-6H`);
  await page.reload();
  const say = table.button("Say it aloud");
  await table.press(say);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken))
    .toEqual([
      "Near: Fifteen two, fifteen four, fifteen six, fifteen eight, and a double double run for sixteen, makes twenty-four",
    ]);
  await page.addInitScript(SPEECH.replace(/localService: true/, "localService: false"));
  await reload();
  await table.press(say);
  await expect(table.dialog()).toContainText("no English voice");
});
