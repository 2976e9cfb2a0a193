/** Law: at the show there is one sentence, the full count can be pegged at any moment, and a misread card is one tap away. */
import { expect, test } from "../test";
import { GOLDEN, keyName, type Table } from "../table";
import { sampled } from "./sample";

interface Shown {
  readonly name: string;
  readonly owner: string;
  readonly points: number;
  /** The cards and the starter. */
  readonly cards: string;
  /** Plays up to this show. */
  readonly reach: (table: Table) => Promise<void>;
}

/** Nothing counts: Bob holds 2 4 6 8, and the starter is a queen. */
const NINETEEN = { starter: "QH", play: "2H KS 6S TD go 4D 9S 8C JC" } as const;

const SHOWS: readonly Shown[] = [
  {
    name: "the hand of the pone",
    owner: "Bob",
    points: 9,
    cards: "JH 7S 6C 4C 5H",
    reach: async (table) => table.goldenPlay(),
  },
  {
    name: "the hand of the dealer",
    owner: "Alice",
    points: 12,
    cards: "5C 6D 2S 4D 5H",
    reach: async (table) => {
      await table.goldenPlay();
      await table.peg(9, "Bob");
    },
  },
  {
    name: "the crib",
    owner: "Alice",
    points: 4,
    cards: "9C 9D KH 8S 5H",
    reach: async (table) => {
      await table.goldenPlay();
      await table.peg(9, "Bob");
      await table.peg(12, "Alice");
      await table.tap(GOLDEN.crib);
    },
  },
];

for (const { name, owner, points, cards, reach } of sampled(SHOWS, 0.1, "show")) {
  test(`${name} has one sentence, and every card can be fixed`, async ({ table, page }) => {
    await table.newGame();
    await reach(table);
    await expect(table.button(`Peg ${points} for ${owner}`)).toBeVisible();
    await expect(page.locator(".saying q")).toHaveCount(1);
    for (const card of cards.split(" ")) {
      await table.button(`Fix the ${keyName(card)}`).click();
      await expect(table.dialog().getByRole("button", { name: "ace of spades", exact: true })).toBeEnabled();
      // A card that everybody has seen is dimmed: the tapped one, and the others of this hand.
      for (const seen of cards.split(" "))
        await expect(table.dialog().getByRole("button", { name: keyName(seen), exact: true })).toBeDisabled();
      await table.dialog().getByRole("button", { name: "Close" }).click();
      await expect(table.dialog()).toHaveCount(0);
    }
  });

  test(`${name} is pegged once, and whole, while it still counts up`, async ({ table, page }) => {
    await table.newGame();
    await reach(table);
    await expect(table.button(`Peg ${points} for ${owner}`)).toBeVisible();
    const before = Number(await table.score(owner).textContent());
    await table.peg(points, owner);
    await expect(table.button(`Peg ${points} for ${owner}`)).toHaveCount(0);
    await table.expectScores({ [owner]: before + points });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a misread card is fixed in two taps, and the hand is counted again", async ({ table }) => {
  await table.newGame();
  await table.goldenPlay();
  await table.button("Fix the jack of hearts").click();
  await table.pick("JD");
  await expect(table.dialog()).toHaveCount(0);
  await expect(table.button("Peg 8 for Bob")).toBeVisible();
});

test("a card that is on the table cannot take the place of a misread one, and the sheet says so", async ({ table }) => {
  await table.newGame();
  await table.goldenPlay();
  await table.button("Fix the jack of hearts").click();
  await table.pressSpent(table.dialog().getByRole("button", { name: "5 of clubs", exact: true }));
  await expect(table.dialog().getByText("The 5 of clubs is on the table already")).toBeVisible();
  await table.pick("JD");
  await expect(table.dialog()).toHaveCount(0);
  await expect(table.button("Peg 8 for Bob")).toBeVisible();
});

test("the total counts up line by line, and any tap finishes it", async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await table.newGame();
  await table.goldenPlay();
  const total = page.locator(".show-total b");
  await expect(page.locator(".show-total .to-come")).toHaveText(" … 9");
  await page.getByRole("heading", { name: "Bob’s hand" }).click();
  await expect(total).toHaveText("9");
  await expect(page.locator(".show-total .to-come")).toHaveCount(0);
});

test("with less motion the whole count is there at once", async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await table.newGame();
  await table.goldenPlay();
  await expect(page.locator(".show-total b")).toHaveText("9");
});

test("a hand of nothing says why", async ({ table, page }) => {
  await table.newGame();
  await table.tap(`${NINETEEN.starter} | ${NINETEEN.play}`);
  await expect(page.getByText("No points", { exact: true })).toBeVisible();
  const why = page.getByRole("list", { name: "Why it counts nothing" });
  await expect(why).toContainText("All the cards count even.");
  await expect(why).toContainText("No two ranks are the same.");
  await expect(why).toContainText("No three ranks are in a row.");
  await expect(page.getByText("Players call it a nineteen.")).toBeVisible();
});
