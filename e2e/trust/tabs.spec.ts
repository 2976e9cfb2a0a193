import { expect, test } from "../test";
import { Table } from "../table";

const WATCHING = "Open in another tab.";

test("a second tab watches live and can take over; nothing is lost", async ({ table, page, url, errors, reload }) => {
  await table.newGame();
  await table.tap("5H | JH 5C");
  await table.expectCount(15);

  const second = new Table(await page.context().newPage());
  await second.page.goto(url);
  await expect(second.page.getByText(WATCHING)).toBeVisible();
  await second.expectCount(15);
  await table.tap("7S 6D");
  await second.expectCount(28);
  await second.expectScores({ Alice: 5, Bob: 0 });

  // A watcher’s tap is refused with a reason.
  await second.tap("AS");
  await second.expectRefusal(WATCHING);
  await second.expectCount(28);

  await second.button("Use it here").click();
  await expect(second.page.getByText(WATCHING)).toHaveCount(0);
  await second.tap("go 2S 6C");
  await second.expectCount(6);
  await expect(page.getByText(WATCHING).first()).toBeVisible();
  await table.expectCount(6);
  await table.expectScores({ Alice: 6, Bob: 0 });

  // The first tab can write again after the second is closed.
  await second.page.close();
  await reload();
  await table.expectCount(6);
  await table.tap("4D 4C");
  await table.expectScores({ Alice: 6, Bob: 3 });
  expect(errors).toEqual([]);
});

test("in a browser without locks, the log refuses the tab that writes second", async ({ table, page, url, reload }) => {
  await page.context().addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await reload();
  await table.newGame();
  await table.tap("5H | JH");
  await table.expectCount(10);
  const second = new Table(await page.context().newPage());
  await second.page.goto(url);
  await second.expectCount(10);

  await table.tap("5C");
  await table.expectCount(15);
  await second.tap("9D");
  await second.expectRefusal("Another tab has just written; its entry is shown. Tap again.");
  await second.expectCount(15);
  await second.tap("7S");
  await second.expectCount(22);
  await second.menu(/^The record/);
  await expect(second.page.getByRole("list", { name: "Deal 1" }).getByRole("button")).toHaveCount(4);
  await expect(second.button(/9 of diamonds/)).toHaveCount(0);
});
