import type { Page } from "playwright/test";
import { GOLDEN, type Table } from "../table";
import { expect, test } from "../test";

/** Words that would give away the count of a card or hand. */
const TRUTH =
  /fifteen (?:two|four|six|eight)|\bpairs?\b|royal|\brun\b|\bflush|\bnobs|\bmakes\b|one for (?:go|last)|\bfor (?:two|15|31)\b|left on the table|it’s worth/i;

/** All elements of the page with their attributes, and everything a screen reader can reach. */
async function everything(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  const heard = nodes.flatMap(({ name, value, description, properties = [] }) =>
    [name?.value, value?.value, description?.value, ...properties.map((one) => one.value.value)].map(String),
  );
  await cdp.detach();
  // The sentences for browsers that cannot run the app are on the page before any game.
  const seen = await page.evaluate(() =>
    [...document.body.children].flatMap((part) => (part.matches("p.sorry") ? [] : part.outerHTML)).join("\n"),
  );
  // Class names are left out, because one of them is "pair".
  return `${seen.replaceAll(/ class="[^"]*"/g, "")}\n${heard.join("\n")}`.replaceAll("Fifteen Two", "the app");
}
async function expectSilence(table: Table): Promise<void> {
  expect(TRUTH.exec(await everything(table.page))?.[0]).toBeUndefined();
}

test.use({ viewport: { width: 360, height: 640 } });

test("the page does not give a count away before it is stated and challenged", async ({ table }) => {
  await table.newGame({ counting: "Muggins" });
  for (const card of `${GOLDEN.starter} ${GOLDEN.play}`.split(" ")) {
    await table.tap(card);
    await expectSilence(table);
  }
  await table.says("Bob", 1);
  await expect(table.page.getByRole("heading", { name: "Bob counts" })).toBeVisible();
  await expectSilence(table);
  await table.counts("Bob", 7);
  await expect(table.button("No challenge: peg 7 for Bob")).toBeVisible();
  await expectSilence(table);
  await table.muggins(2);
  await expect(table.page.getByRole("heading", { name: "Muggins! Two for Alice" })).toBeVisible();
  await expect(table.page.getByText("The hand is worth 9.")).toBeVisible();
  expect(await everything(table.page)).toMatch(TRUTH);
  await table.press(table.button("Peg 7 for Bob, 2 for Alice"));
  await table.expectScores({ Alice: 2, Bob: 8 });
});

test("a call is taken back after a misread card was fixed, too", async ({ table, page }) => {
  await table.newGame({ counting: "Muggins" });
  await table.tap(`${GOLDEN.starter} ${GOLDEN.play}`);
  await table.says("Bob", 1);
  await table.counts("Bob", 7);
  await table.muggins(2);
  await expect(page.getByRole("heading", { name: "Muggins! Two for Alice" })).toBeVisible();
  await table.press(table.button("Fix the jack of hearts"));
  await table.pick("JD");
  await expect(table.button("Fix the jack of diamonds")).toBeVisible();
  await table.press(table.button("Take the call back"));
  await expect(table.button("No challenge: peg 7 for Bob")).toBeVisible();
});

test("the same search finds the count when the app counts", async ({ table }) => {
  await table.newGame({ counting: "The app" });
  await table.tap("5H JH 5C");
  await expect.poll(() => everything(table.page)).toMatch(TRUTH);
});

/** One hand is four hearts, the other has the same ranks in mixed suits. Only the cards may differ on the page. */
test("the page that asks for a count is the same with and without a flush", async ({ table, page }) => {
  const pages: string[] = [];
  for (const bob of ["2H 4H 6H 8H", "2H 4C 6S 8D"]) {
    await page.goto(page.url().replace(/#.*/, "#/"));
    await table.newGame({ counting: "Muggins" });
    const [a, b, c, d] = bob.split(" ");
    await table.tap(`KC ${a} 9D ${b} 9C ${c} go 9S ${d} TD`);
    await table.says("Alice", 1);
    await expect(page.getByRole("heading", { name: "Bob counts" })).toBeVisible();
    const html = await page.evaluate(() => document.querySelector("main")?.outerHTML ?? "");
    pages.push(
      html
        .replaceAll(/data-suit="."|(?:spades|hearts|clubs|diamonds)|[♠♥♣♦]|<path[^>]*>/g, "")
        .replaceAll(/:r\w+:|P\d-\d+/g, "")
        .replaceAll(/aria-label="Undo[^"]*"|title="[^"]*"/g, ""),
    );
  }
  expect(pages[1]).toBe(pages[0]);
});

test("a muggins game on a small phone counts points missed, taken, counted too much and left on the table", async ({
  table,
}) => {
  await table.newGame({ to: "30", counting: "Muggins" });
  await table.tap("5H JH 5C");
  await table.says("Alice", 2);
  // Alice does not state her run; Bob calls it two cards later.
  await table.tap("7S 6D go 2S");
  await table.callCount(/Alice 6/, 3);
  await expect(table.page.getByRole("heading", { name: "Muggins! Three for Bob" })).toBeVisible();
  await table.says("Alice", 1);
  await table.expectScores({ Alice: 3, Bob: 3 });

  await table.tap("6C 4D 4C");
  await table.says("Bob", 5);
  await table.callCount(/Bob 4/, "too many");
  await table.counts("Bob", 9);
  await table.expectScores({ Alice: 5, Bob: 6 });
  await table.noChallenge(9, "Bob");
  await table.counts("Alice", 10);
  await table.noChallenge(10, "Alice");
  await table.tap(GOLDEN.crib);
  await table.counts("Alice", 6);
  await table.press(table.button("Counted too much"));
  await table.press(table.button("Peg 4 for Alice, 2 for Bob"));
  await table.expectScores({ Alice: 19, Bob: 17 });

  await table.tap("5H JH 5C");
  await table.says("Bob", 2);
  await table.tap("7S 6D");
  await table.says("Bob", 3);
  await table.tap("go 2S");
  await table.says("Bob", 1);
  await table.tap("6C 4D 4C");
  await table.says("Alice", 3);
  await table.counts("Alice", 9);
  await table.noChallenge(9, "Alice");
  await expect(table.page.getByRole("heading", { name: "Alice wins" })).toBeVisible();
  const row = (name: string) => table.page.getByRole("row", { name });
  await expect(row("Left on the table")).toContainText(/2.*0/);
  await expect(row("Taken by muggins")).toContainText(/0.*3/);
  await expect(row("Taken for overcounts")).toContainText(/2.*2/);
  // The story says the same.
  await table.button(/^The story/).click();
  await expect(row("Left on the table")).toContainText(/2.*0/);
  await expect(row("Lost to muggins")).toContainText(/3.*0/);
  await expect(row("Lost by overcounts")).toContainText(/2.*2/);
});

for (const caller of ["Alice", "Bob"])
  test(`among three, ${caller} calls the card just played before the next one falls`, async ({ table, page }) => {
    await table.newGame({ form: "Three-handed", names: ["Alice", "Bob", "Carol"], counting: "Muggins" });
    // Carol makes fifteen and says nothing.
    await table.tap("8S | JH 5C");
    await table.expectCount(15);
    await table.press(table.button("Challenge"));
    const sheet = table.dialog();
    await expect(sheet.getByRole("radio", { name: /^Carol 5 of clubs just played$/ })).toBeChecked();
    await expect(sheet.getByRole("group", { name: "Carol calls" })).toHaveCount(0);
    await table.press(sheet.getByRole("button", { name: `2 for ${caller}`, exact: true }));
    await expect(page.getByRole("heading", { name: `Muggins! Two for ${caller}` })).toBeVisible();
    await expect(page.getByText("Carol counted nothing. Missed: fifteen.")).toBeVisible();
    const series = page.getByRole("list", { name: "The series" });
    await expect(series.locator(".card.lit")).toHaveCount(2);
    const before = { Alice: 0, Bob: 0, Carol: 0 };
    await table.expectScores({ ...before, [caller]: 2 });
    // The play goes on from the same card, and the points stay.
    await table.tap("7S");
    await table.expectCount(22);
    await table.expectScores({ ...before, [caller]: 2 });
    await expect(page.getByRole("heading", { name: /^Muggins/ })).toHaveCount(0);
    // Undo takes back the card, then the call: Carol can count after all.
    await table.undo();
    await table.undo();
    await table.says("Carol", 2);
    await table.expectScores({ ...before, Carol: 2 });
  });

test("when the app checks, it fixes low counts, and the others can claim what was counted too much", async ({
  table,
}) => {
  await table.newGame({ counting: "We count" });
  await table.tap("5H JH 5C");
  await table.says("Alice", 5);
  await table.expectScores({ Alice: 2, Bob: 0 });
  await table.callCount(undefined, "too many");
  await table.expectScores({ Alice: 2, Bob: 3 });
  await table.tap("7S 6D go 2S 6C 4D 4C");
  await table.says("Bob", 0);
  await table.counts("Bob", 12);
  await expect(table.page.getByText("The hand is worth 9.")).toBeVisible();
  await table.press(table.button("Counted too much: 3 for Alice"));
  await table.press(table.button("Peg 9 for Bob, 3 for Alice"));
  await table.expectScores({ Alice: 9, Bob: 15 });
  await table.counts("Alice", 10);
  await table.press(table.button("Peg 12 for Alice"));
  await table.expectScores({ Alice: 21, Bob: 15 });
});
