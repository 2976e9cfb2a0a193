/** A running game goes to another phone: by a code on screen, or by a link. */
import { createHash } from "node:crypto";
import { gunzipSync, inflateRawSync } from "node:zlib";
import type { Page } from "playwright/test";
import { decodeQR } from "qr/decode.js";
import { readPayload } from "../../src/share/codes/payload";
import { createCodeReader } from "../../src/share/codes/reader";
import { expect, test } from "../test";
import { pauseBetweenTaps } from "../machine/unhurried";
import { Table } from "../table";
import { playGame } from "../tour/match";

const sha256 = async (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const unpack = async (packed: Uint8Array) => inflateRawSync(packed).toString();

/** The text of the code on screen, as a camera would read it. */
async function codeOn(page: Page): Promise<string> {
  const code = page.getByRole("img", { name: /^Code: the game/ });
  await expect(code).toBeVisible();
  const png = (await code.screenshot()).toString("base64");
  const { width, height, dots } = await page.evaluate(async (from) => {
    const bytes = Uint8Array.from(atob(from), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(picture, 0, 0);
    const { data } = pen?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    return { width: picture.width, height: picture.height, dots: [...data].join(" ") };
  }, png);
  return decodeQR({ width, height, data: Uint8ClampedArray.from(dots.split(" "), Number) }, { effort: Infinity });
}

/** The entries of the only game, as they are stored. */
const storedEntries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((done) => {
        const opening = indexedDB.open("fifteen-two");
        opening.onsuccess = () => {
          const all = opening.result.transaction("events").objectStore("events").getAll();
          all.onsuccess = () => done(all.result as unknown[]);
        };
      }),
  );

test("the code on screen holds the whole game, as it is stored", async ({ table, page, errors }) => {
  await table.newGame();
  await table.goldenDeal("Alice", "Bob");
  await table.tap("7S KH");
  await table.menu(/^Hand the game over/);
  await table.expectTitle("Hand the game over");
  const text = await codeOn(page);
  expect(text).toContain("#/bring/");
  const read = await readPayload(text, { unpack });
  expect(read).toMatchObject({ ok: true, value: { entries: await storedEntries(page) } });
  expect(errors).toEqual([]);
});

test("a game that went over can be seen but not pegged, until it is taken back", async ({
  table,
  page,
  reload,
  errors,
}) => {
  await table.newGame();
  await table.tap("5H JH 5C");
  await table.menu(/^Hand the game over/);
  const text = await codeOn(page);
  await table.press(table.button("The other phone has it"));
  await expect(page.getByText("Handed over")).toBeVisible();
  await expect(page.getByText(/with .?Alice.? 2 and .?Bob.? 0\. You can look, but no longer peg\./)).toBeVisible();
  await page.keyboard.press("7");
  await page.keyboard.press("s");
  await table.expectRefusal("This game is on another phone: take it back to peg here.");

  await reload();
  await expect(page.getByText("Handed over")).toBeVisible();
  await table.press(table.button("Show the code again"));
  expect(await codeOn(page)).toBe(text);
  await table.press(table.button("Back"));
  await table.press(table.button("Take it back"));
  await table.expectScores({ Alice: 2, Bob: 0 });
  await table.tap("7S");
  expect(errors).toEqual([]);
});

test("a match goes over with its earlier games, or the game alone if the players like", async ({ table, page }) => {
  await table.newGame({ to: "61", depth: "Points only", match: { format: "Race", of: 3 } });
  await playGame(table, "Alice", "Bob", 40);
  await table.press(table.button("Game 2: Bob deals"));
  await table.chip(2, "Bob");
  await table.menu(/^Hand the game over/);
  await expect(page.getByText("The whole game so far, its rules, the match at 1–0, and undo")).toBeVisible();
  const reader = createCodeReader({ pack: async () => undefined, unpack, sha256 });
  const read = await reader.read(await codeOn(page));
  if (!read.ok || read.value.is !== "file") throw new Error("the match is no file in one code");
  const games = gunzipSync(read.value.bytes)
    .toString()
    .split("\n")
    .filter((line) => line.startsWith("["));
  expect(games).toHaveLength(2);

  await table.choose("This game");
  await expect(page.getByText("not the other games of the match")).toBeVisible();
  await expect.poll(() => codeOn(page)).toContain("#/bring/");
});

test("the game goes on at the same card on another phone, and comes back longer", async ({
  table,
  page,
  browser,
  url,
}) => {
  await table.newGame();
  await table.tap("5H JH 5C");
  await table.menu(/^Hand the game over/);
  const code = page.getByRole("img", { name: /^Code: the game/ });
  await expect(code).toBeVisible();
  const picture = { name: "code.png", mimeType: "image/png", buffer: await code.screenshot() };
  await table.press(table.button("The other phone has it"));
  await expect(page.getByText("Handed over")).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = new Table(await phone.newPage());
  pauseBetweenTaps(other.page);
  await other.page.goto(`${url}#/bring`);
  await other.button(/^Scan a code/).click();
  await other.page.getByLabel("Picture of a code").setInputFiles(picture);
  await other.button(/^Bring in/).click();
  await other.button("Go on playing").click();
  await other.expectScores({ Alice: 2, Bob: 0 });
  await other.expectCount(15);
  await other.tap("7S");
  await other.menu(/^Hand the game over/);
  const link = await codeOn(other.page);
  await phone.close();

  await page.goto(`${url}#${link.split("#")[1]}`);
  await table.button(/^Bring in/).click();
  await table.button("Go on playing").click();
  await table.expectCount(22);
  await table.tap("6D");
});
