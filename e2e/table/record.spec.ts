import { resize } from "../tour/screens";
import { expect, test } from "../test";

test("after a fix far down the record, its effect and Undo are in view", async ({ table, page }) => {
  await table.newGame();
  await table.goldenDeal("Alice", "Bob");
  await resize(page, [360, 640]);
  await table.menu(/^The record/);
  const entry = table.button(/^The crib king of hearts/);
  await entry.scrollIntoViewIfNeeded();
  await entry.click();
  await table
    .dialog()
    .getByRole("button", { name: /, not / })
    .first()
    .click();
  await expect(table.dialog()).toHaveCount(0);
  await expect(page.getByText(/^Fixed/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeInViewport({ ratio: 1 });
});
