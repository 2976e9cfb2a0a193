import { keptPreference } from "../verbs/kept";
import { chooseScoring } from "../verbs/new-game";
import { Scorecard, SEVEN } from "../verbs/scorecard";
import { Table } from "../table";
import { expect, test } from "../test";

test("nine lines fill the paper’s columns and totals, a correction stays visible, and a reload keeps it all", async ({
  table,
  page,
  errors,
}) => {
  const card = new Scorecard(table);
  await card.open();
  for (const line of SEVEN) await card.enter(line);
  await card.expectRows([
    "1|2|13||Carol",
    "2|3|38||Dan",
    "3|0||07|Erin",
    "4|2|04||Frank",
    "5|0||22|Grace",
    "6|2|11||Heidi",
    "7|3|31||Ivan",
    "8",
    "9",
  ]);
  await expect(page.locator(".card-table tfoot td[data-column]")).toHaveText([
    "12",
    "97",
    "29",
    "5 won, 2 lost, net +68",
  ]);
  await expect(page.getByText("12 game points after 7 – it counts for the season.")).toBeVisible();

  await card.enter(["Judy", "Lost", 121]);
  await card.enter(["Ken", "Won", 1]);
  await expect(page.locator(".card-table tfoot td[data-column]")).toHaveText([
    "14",
    "98",
    "150",
    "6 won, 3 lost, net −52",
  ]);

  await table.button("Game 4: fix the result").click();
  await card.digits(40);
  await expect(page.getByText("3 points: won by 31 or more")).toBeVisible();
  await card.write();
  await expect.poll(async () => (await card.rows())[3]).toBe("4|3 was 2|40 was 04||Frank");
  await table.button("Undo").click();
  await expect.poll(async () => (await card.rows())[3]).toBe("4|2|04||Frank");
  await table.button("Redo").click();
  await expect.poll(async () => (await card.rows())[3]).toBe("4|3 was 2|40 was 04||Frank");
  const shown = await card.rows();

  await page.reload();
  await card.expectRows(shown);
  await table.button("Back").click();
  await expect(table.button(/^Ann · Grass Roots/)).toContainText("15 points, 6 won, −16");
  expect(errors).toEqual([]);
});

test("a line against a known opponent takes six taps; spread and loser’s score follow from each other", async ({
  table,
  page,
}) => {
  const card = new Scorecard(table);
  await card.open();
  await card.enter(["Carol", "Won", 13]);
  await table.button("Back").click();
  await table.button("New scorecard").click();
  await expect(page.getByLabel("Player", { exact: true })).toHaveValue("Ann");
  await expect(page.getByLabel("Club or tournament")).toHaveValue("Grass Roots");
  await table.button("Open scorecard").click();
  await expect(table.button("Game 1 – play it here")).toBeVisible();
  table.countTaps();
  await card.enter(["Carol", "Won", 23]);
  // Add the tap on the Won radio button, which `taps` does not count.
  expect(table.taps + 1).toBe(6);
  await card.expectRows(["1|2|23||Carol", "2", "3", "4", "5", "6", "7", "8", "9"]);

  await table.button("Enter result").click();
  await page.getByLabel("Loser’s score").click();
  await card.digits(98);
  await expect(page.getByLabel("Spread", { exact: true }).first()).toHaveValue("23");
  await page.getByLabel("Spread", { exact: true }).first().click();
  await expect(page.getByLabel("Loser’s score").first()).toHaveValue("98");
  await card.digits(31);
  await expect(page.getByLabel("Loser’s score").first()).toHaveValue("90");
});

test("impossible lines are refused with a reason, and nothing typed is lost", async ({ table, page }) => {
  const card = new Scorecard(table);
  await card.open();
  const sheet = table.dialog();
  await table.button(/^Player, event and date/).click();
  await page.getByLabel("Player", { exact: true }).fill(" ");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  const player = page.getByLabel("Player", { exact: true });
  await expect(player).toHaveAccessibleDescription("The scorecard needs a player.");
  await expect(player).toBeFocused();
  await page.getByLabel("Player", { exact: true }).fill("Ann");
  await page.getByLabel("Starting seat").fill("A-7");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(table.button(/^Player, event and date/)).toContainText("seat A-7");
  await table.button("Enter result").click();
  await card.write();
  await expect(sheet).toContainText("Who was the opponent?");
  await page.getByLabel("Opponent", { exact: true }).fill("Bob");
  await card.write();
  await expect(sheet).toContainText("Won or lost? Tap one.");
  await table.choose("Lost", sheet);
  for (const spread of [0, 122]) {
    await page.getByLabel("Spread", { exact: true }).first().fill("");
    await card.digits(spread);
    await card.write();
    await expect(sheet).toContainText("A spread is from 1 to 121.");
  }
  await page.getByLabel("Spread", { exact: true }).first().fill("17");
  await page.getByLabel("Opponent", { exact: true }).fill("ann");
  await card.write();
  await expect(sheet).toContainText("Nobody plays against themselves.");
  // The draft survives closing the sheet and reloading.
  await sheet.getByRole("button", { name: "Close" }).click();
  await table.button("Enter result").click();
  await expect(page.getByLabel("Opponent", { exact: true })).toHaveValue("ann");
  await page.getByLabel("Opponent", { exact: true }).fill("Bob");
  await page.reload();
  await expect(page.getByLabel("Opponent", { exact: true })).toHaveValue("Bob");
  await expect(page.getByLabel("Spread", { exact: true }).first()).toHaveValue("17");
  await card.write();
  await card.expectRows(["1|0||17|Bob", "2", "3", "4", "5", "6", "7", "8", "9"]);
  await table.button("Game 1: fix the result").click();
  await card.write();
  await expect(sheet).toContainText("The scorecard already says that.");
  await sheet.getByRole("button", { name: "Close" }).click();
  // The same result twice is pointed out but allowed.
  await table.button("Enter result").click();
  await card.typeIn(["Bob", "Lost", 17]);
  await expect(sheet).toContainText("Game 1 has the same result.");
  await card.write();
  await card.expectRows(["1|0||17|Bob", "2|0||17|Bob", "3", "4", "5", "6", "7", "8", "9"]);
});

test("a game scored here goes on the scorecard, which notices when the game is fixed later", async ({
  table,
  page,
}) => {
  const card = new Scorecard(table);
  await card.open();
  await table.button("Game 1 – play it here").click();
  await expect(page.getByText("Game 1 on Ann’s scorecard")).toBeVisible();
  await expect(page.getByLabel("Player 1")).toHaveValue("Ann");
  await page.getByLabel("Player 2").fill("Bob");
  await chooseScoring(table, "Points only");
  await table.start("Ann");
  await table.chip(5, "Bob");
  for (let points = 0; points < 116; points += 29) await table.chip(29, "Ann");
  await table.chip(5, "Ann");
  await expect(table.button(/^Put on Ann’s scorecard/)).toBeVisible();
  await table.button(/^Put on Ann’s scorecard/).click();
  await table.button(/^On Ann’s scorecard/).click();
  await card.expectRows(["1|3|116||Bob", "2", "3", "4", "5", "6", "7", "8", "9"]);
  // The game is not offered a second time.
  await table.button("Enter result").click();
  await expect(table.dialog()).not.toContainText("Use:");
  await table.dialog().getByRole("button", { name: "Close" }).click();

  await page.goBack();
  await table.undo();
  await table.chip(1, "Ann");
  await table.chip(10, "Bob");
  await table.chip(4, "Ann");
  await expect(table.button(/^On Ann’s scorecard/)).toBeVisible();
  await table.button(/^On Ann’s scorecard/).click();
  await expect(page.getByText("Game 1 has been fixed since: it was won by 106.")).toBeVisible();
  await table.button("Fix the scorecard too").click();
  await card.expectRows(["1|3|106 was 116||Bob", "2", "3", "4", "5", "6", "7", "8", "9"]);
  await expect(table.button("Fix the scorecard too")).toHaveCount(0);
});

test("a page that crashes in the middle of a line keeps the lines before it and the half-typed one", async ({
  table,
  page,
}) => {
  const card = new Scorecard(table);
  await card.open();
  for (const line of SEVEN.slice(0, 3)) await card.enter(line);
  await table.button("Enter result").click();
  await card.typeIn(["Frank", "Won", 4]);
  await expect(page.getByText("2 points: won by 4")).toBeVisible();
  // It is stored a moment after it is shown.
  await expect
    .poll(() => keptPreference(page, "cardDraft"))
    .toMatchObject({ game: 4, opponent: "Frank", won: true, digits: "4" });
  const address = page.url();
  const context = page.context();
  const gone = page.waitForEvent("crash");
  const killer = await context.newCDPSession(page);
  void killer.send("Page.crash").catch(() => {});
  await gone;

  const again = new Scorecard(new Table(await context.newPage(), true));
  await again.page.goto(address);
  await expect(again.page.getByLabel("Opponent", { exact: true })).toHaveValue("Frank");
  await expect(again.page.getByText("2 points: won by 4")).toBeVisible();
  await again.write();
  await again.expectRows(["1|2|13||Carol", "2|3|38||Dan", "3|0||07|Erin", "4|2|04||Frank", "5", "6", "7", "8", "9"]);
});

for (const format of ["A4", "Letter"] as const)
  test(`prints on one page of ${format}, black on white, and nothing else of the app`, async ({
    table,
    page,
  }, info) => {
    const card = new Scorecard(table);
    await card.open("22");
    await card.enter(["Carol", "Won", 13]);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(table.button("Enter result")).toBeHidden();
    await expect(page.getByText("Checked by")).toBeVisible();
    await expect(page.getByText("Player", { exact: true })).toBeVisible();
    const sheet = page.locator(".card-sheet");
    await expect(sheet).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(sheet).toHaveCSS("color", "rgb(0, 0, 0)");
    const pdf = await page.pdf({ format, path: info.outputPath("card.pdf") });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

test("a scorecard printed before play has no zeros where the player writes, and a column for initials", async ({
  table,
  page,
}) => {
  const card = new Scorecard(table);
  await card.open();
  const foot = page.locator(".card-table tfoot td");
  await expect(foot.first()).toHaveText("0");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader", { name: "Initials" })).toBeVisible();
  expect((await foot.allInnerTexts()).map((text) => text.trim())).toEqual(["", "", "", "wonlostnet", ""]);
});

test("is saved as CSV and sent as a code", async ({ table, page }) => {
  const card = new Scorecard(table);
  await card.open();
  await card.enter(["=1+1", "Won", 13]);
  await table.button("Send or print").click();
  const saved = page.waitForEvent("download");
  await table.button(/^Save as CSV/).click();
  expect((await saved).suggestedFilename()).toBe("scorecard-ann-2026-11-14.csv");
  const file = await (await saved).createReadStream();
  const text = (await file.toArray()).join("");
  // The unit test of share/scorecard-csv checks the columns; this checks that the whole file arrives as UTF-8.
  expect(text.startsWith("\ufeffPlayer,Ann\r\n")).toBe(true);
  expect(text.split("\r\n")).toContain("1,2,13,,'=1+1,");
  await table.button(/^Send to the organiser/).click();
  await expect(page.getByRole("img", { name: "Code: Ann’s game 1" })).toBeVisible();
  await expect(page.locator(".handed-line")).toHaveText(/^FT1 Ann; 1W13 =1\+1; [0-9A-Z]{7}$/);
  // Text and button are visible without scrolling, and one tap copies the text.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 640 });
  const [line, copy] = [page.locator(".handed-line"), table.button("Copy")];
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expect(line).toBeInViewport({ ratio: 1 });
  const [above, below] = [await line.boundingBox(), await copy.boundingBox()];
  expect((above?.y ?? 999) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await copy.click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await line.textContent());
});
