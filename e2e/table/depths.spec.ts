import type { Locator } from "playwright/test";
import { expect, test } from "../test";
import { GOLDEN } from "../table";

const left = async (key: Locator) => (await key.boundingBox())?.x ?? NaN;

test.describe("360×640", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("hands only takes points for the play and cards for the show", async ({ table }) => {
    await table.newGame({ depth: "Hands only" });
    await table.tap(GOLDEN.starter);
    await table.chip(2, "Alice");
    await table.chip(3, "Alice");
    await table.chip(1, "Alice");
    await table.chip(3, "Bob");
    await table.expectScores({ Alice: 6, Bob: 3 });
    await table.press(table.button("On to the show"));
    await table.tap("JH 7S 6C 4C");
    await table.peg(9, "Bob");
    await table.tap("5C 6D 2S 4D");
    await table.peg(12, "Alice");
    await table.tap(GOLDEN.crib);
    await table.peg(4, "Alice");
    await table.expectScores({ Alice: 22, Bob: 12 });
    await table.expectDealer("Bob");
  });

  test("points only takes one tap for common counts, three at most, and five for a deal whose crib ends it", async ({
    table,
  }) => {
    await table.newGame({ depth: "Points only", to: "999" });
    let sum = 0;
    for (const points of [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 7, 9, 11, 13, 15, 17, 20, 24, 28, 29]) {
      table.countTaps();
      await table.chip(points, points % 2 ? "Alice" : "Bob");
      expect(table.taps, `taps for ${points}`).toBeLessThanOrEqual(points <= 12 || points === 14 ? 1 : 3);
      sum += points % 2 ? points : 0;
      if (points % 2) await table.expectScores({ Alice: sum });
    }
    table.countTaps();
    await table.chip(6, "Alice");
    await table.chip(3, "Bob");
    await table.chip(9, "Bob");
    await table.chip(12, "Alice");
    await table.crib(4, "Alice");
    await table.expectDealer("Bob");
    expect(table.taps).toBe(5);
    await table.expectScores({ Alice: sum + 22 });
  });

  test("the keys for the crib face the player whose crib it is", async ({ table, page }) => {
    await table.newGame({ depth: "Points only" });
    const first = (crib: string) => page.getByRole("button", { name: `${crib} crib: 2`, exact: true });
    const last = (crib: string) => page.getByRole("button", { name: `${crib} crib: more points`, exact: true });
    expect(await left(first("Alice’s"))).toBeGreaterThan(await left(last("Alice’s")));
    await table.nextDeal();
    expect(await left(first("Bob’s"))).toBeLessThan(await left(last("Bob’s")));
    await table.nextDeal();
    await table.button("Turn Alice’s half around").click();
    await expect.poll(async () => (await left(first("Alice’s"))) < (await left(last("Alice’s")))).toBe(true);
  });

  test("the rank pad asks for suits only where they matter", async ({ table, page }) => {
    const flush = page.getByRole("group", { name: "A flush?" });
    const nobs = page.getByRole("group", { name: "His nobs?" });
    await table.newGame();
    await table.choose("Suits");
    await table.tap("5H");
    await table.choose("Ranks");
    await table.tap("J 5 7 6 go 2 6 4 4");
    await table.expectScores({ Alice: 6, Bob: 3 });

    await expect(table.button("Peg 8 for Bob")).toBeVisible();
    await expect(flush.getByRole("radio")).toHaveCount(3);
    await table.choose("Jack of hearts", nobs);
    await table.peg(9, "Bob");

    // The hand has a five and the starter is a five of another suit, so a five-card flush is impossible.
    await expect(table.button("Peg 12 for Alice")).toBeVisible();
    await expect(flush.getByRole("radio")).toHaveCount(2);
    await expect(nobs).toHaveCount(0);
    await table.peg(12, "Alice");

    await table.tap("9 9 K 8");
    await expect(table.button("Peg 4 for Alice")).toBeVisible();
    await expect(flush).toHaveCount(0);
    await expect(nobs).toHaveCount(0);
    await table.peg(4, "Alice");
    await table.expectScores({ Alice: 22, Bob: 12 });
  });

  test("an entered hand offers its own cards on its turns, and its discards go to the crib", async ({
    table,
    page,
    reload,
  }) => {
    await table.newGame();
    await table.dealtHand("Alice", "5C 6D 2S 4D KH 8S", "KH 8S");
    await table.tap("5H JH");
    await table.expectTurn("Alice");
    await expect(table.key("5C")).toHaveCount(0);
    await table.liftCurtain("Alice");
    for (const card of ["5C", "6D", "2S", "4D"]) await expect(table.key(card)).toBeEnabled();
    for (const card of ["KH", "8S", "AS"]) await expect(table.key(card)).toHaveCount(0);

    // A reload hides the hand.
    await reload();
    await expect(table.key("5C")).toHaveCount(0);
    await table.liftCurtain("Alice");
    await table.tap("5C");
    await table.expectTurn("Bob");
    await expect(table.key("6D")).toHaveCount(1);
    await table.tap("7S");
    // Every card hides it again, because the players share the phone.
    await expect(table.key("6D")).toHaveCount(0);
    await table.liftCurtain("Alice");
    await table.tap("6D go");
    await table.expectTurn("Alice");
    await table.liftCurtain("Alice");
    for (const card of ["5C", "6D", "4D"]) await expect(table.key(card)).toBeDisabled();
    await table.tap("2S");
    await table.expectSaying("Thirty and one for go");
    await table.expectTurn("Bob");
    await table.tap("6C");
    await table.liftCurtain("Alice");
    await table.tap("4D 4C");
    await table.peg(9, "Bob");
    await table.peg(12, "Alice");
    await expect(page.getByText("The crib: tap 2 more")).toBeVisible();
    await table.tap("9C 9D");
    await table.peg(4, "Alice");
    await table.expectScores({ Alice: 22, Bob: 12 });
  });

  test("switching the depth in the middle of a deal keeps everything", async ({ table }) => {
    await table.newGame();
    await table.tap("5H | JH 5C");
    await table.expectScores({ Alice: 2, Bob: 0 });
    await table.depth("Points only");
    await table.chip(1, "Bob");
    await table.expectScores({ Alice: 2, Bob: 1 });
    await table.depth("Every card");
    await table.expectCount(15);
    await table.tap("7S 6D go");
    await table.depth("Hands only");
    await table.chip(2, "Bob");
    await table.expectScores({ Alice: 5, Bob: 3 });
    await table.depth("Every card");
    await table.expectCount(28);
    await table.tap("2S 6C 4D 4C");
    await table.expectScores({ Alice: 6, Bob: 6 });
    await table.peg(9, "Bob");
    await table.depth("Points only");
    await table.depth("Every card");
    await table.peg(12, "Alice");
    await table.expectScores({ Alice: 18, Bob: 15 });
  });
});
