import { sampled } from "../laws/sample";
import { cutOff, expect, test as base } from "../test";
import { Table } from "../table";
import { SIZES } from "../tour/sizes";
import { Tools } from "../verbs/tools";

const test = base.extend<{ tools: Tools }>({ tools: async ({ table }, use) => use(new Tools(table)) });

test.describe("a verdict on a stated count", () => {
  const VERDICTS = [
    {
      what: "four hearts in the crib are not a flush",
      cards: "2H 4H 6H QH KC",
      crib: true,
      total: 0,
      stated: 4,
      headline: "Four too many.",
      words: "A crib needs five of a suit",
    },
    {
      what: "three hearts and the starter are not a flush",
      cards: "2H 4H 6H QC KH",
      crib: false,
      total: 0,
      stated: 4,
      headline: "Four too many.",
      words: "Three in hand and the starter are not a flush",
    },
    {
      what: "a double run is two runs",
      cards: "9H TD TS JC 2H",
      crib: false,
      total: 8,
      stated: 5,
      headline: "Three short.",
      words: "A double run is two runs. Only one was counted.",
    },
    {
      what: "nobs needs the starter’s suit",
      cards: "2H 4D 6S JC KH",
      crib: false,
      total: 0,
      stated: 1,
      headline: "One too many.",
      words: /No nobs: .*is not the same suit as/,
    },
    {
      what: "no hand counts nineteen",
      cards: "5C 5D 5S JH QH",
      crib: false,
      total: 21,
      stated: 19,
      headline: "Two short.",
      words: "No hand can ever count nineteen.",
    },
    {
      what: "an overcount without an explanation",
      cards: "2H 4D 6S 8C QH",
      crib: false,
      total: 0,
      stated: 9,
      headline: "Nine too many.",
      words: "It’s not clear where the extra nine came from.",
    },
  ] as const;

  test("names the mistake, hand after hand, in two taps after the cards", async ({ table, tools, errors }) => {
    await tools.open("Count a hand");
    for (const { what, cards, crib, total, stated, headline, words } of VERDICTS)
      await test.step(what, async () => {
        await table.choose(crib ? "Crib" : "Hand");
        table.countTaps();
        await table.tap(cards);
        await tools.expectTotal(total);
        expect(table.taps).toBe(5);
        await tools.state(stated);
        expect(table.taps).toBe(7);
        await tools.expectVerdict(headline, words);
        await table.button("Next hand").click();
        await expect(tools.verdict()).toHaveCount(0);
      });
    expect(errors).toEqual([]);
  });

  test("a missed combination is listed and lights its cards", async ({ table, tools, page }) => {
    await tools.open("Count a hand");
    await table.tap("7H 8D 2S 4C QH");
    await tools.state(0);
    await tools.expectVerdict("Two short.", "Missing:");
    await tools.verdict().getByRole("button", { name: "Fifteen 7 of hearts 8 of diamonds 2" }).click();
    await expect(page.locator(".hand .card.lit")).toHaveCount(2);
    await tools.state(2);
    await tools.expectVerdict("Two is right.");
  });

  for (const { cards, why, words, lines } of [
    {
      cards: "2H 3C 3S 4D 4H",
      why: 16,
      words: "Four runs of three and two pairs. 4 × 3 + 2 × 2 = 16",
      lines: /^Run of three.*16$/s,
    },
    { cards: "2H 9C 9S 9D KH", why: 6, words: "Three pairs. 3 × 2 = 6", lines: /^Pair.*6$/s },
  ])
    test(`why a hand has ${why} points is shown run by run and pair by pair`, async ({ table, tools }) => {
      await tools.open("Count a hand");
      await table.tap(cards);
      await table.press(table.button(`Why ${why}?`));
      const sheet = table.dialog();
      await expect(sheet).toContainText(words);
      await expect(sheet.getByRole("list")).toHaveText(lines);
      await sheet.getByRole("listitem").first().getByRole("button").click();
      await expect(sheet.locator(".card.lit")).toHaveCount(why === 16 ? 3 : 2);
    });

  test("with less motion, a tapped line of the count lights its cards too", async ({ table, tools, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await tools.open("Count a hand");
    await table.tap("7H 8D 2S 4C QH");
    await table.press(table.button(/^Fifteen/));
    await expect(page.locator(".hand .card.lit")).toHaveCount(2);
  });

  test("with ranks only, the app asks about nobs and the verdict depends on the answer", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await table.choose("Ranks");
    await table.tap("J 7 6 4 5");
    await tools.expectTotal(8);
    await tools.state(9);
    await tools.expectVerdict("It depends on the suits.", "the jack is the starter’s suit");
    await table.choose("Jack of the starter’s suit");
    await tools.expectTotal(9);
    await tools.expectVerdict("Nine is right, unless it is a flush.");
  });

  test("with ranks only, a count that no flush makes right is wrong with and without one", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await table.choose("Ranks");
    await table.tap("2 4 6 8 Q");
    await tools.expectTotal(0);
    await tools.state(6);
    await tools.expectVerdict("Not six, with or without a flush.");
    await table.choose("All 4 of one suit");
    await tools.expectVerdict("Two too many.");
  });

  test("the same card twice is refused; undo and Crib change the count", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await table.tap("2H 4H 6H");
    await table.pressSpent(table.key("4H"));
    await tools.expectRefusal("That card is already in.");
    await table.tap("QH KC");
    await tools.expectTotal(4);
    await table.choose("Crib");
    await tools.expectTotal(0);
    await table.undo();
    await table.tap("KH");
    await tools.expectTotal(5);
  });
});

for (const [width, height] of sampled(
  [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const,
  0.34,
  "keys of a count",
))
  test(`at ${width}×${height} every key is in view and at least 44 px`, async ({ table, tools, page }) => {
    await page.setViewportSize({ width, height });
    const look = () =>
      page.locator(".pad .key").evaluateAll((keys) =>
        keys.flatMap((key) => {
          const { top, right, bottom, left, width: w, height: h } = key.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return inside && Math.min(w, h) >= 44 ? [] : [`${key.textContent} ${w}×${h} at ${left},${top}`];
        }),
      );
    await tools.open("Count a hand");
    await table.tap("4C 5H 5D");
    expect(await look()).toEqual([]);
    await table.button("Back").click();
    await tools.open("Check the play");
    await table.tap("8S 7H 7D 6C");
    await expect(tools.checked(3)).toContainText("No run");
    expect(await look()).toEqual([]);
  });

test.describe("Check the play", () => {
  test("the newest line stays in view when the phone is turned", async ({ tools, table, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await tools.open("Check the play");
    await table.tap("5H JH 7S 6C");
    for (const [width, height] of [
      [844, 390],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const newest = page.getByRole("list", { name: "The play, card by card" }).getByRole("listitem").last();
      await expect(newest).toBeInViewport({ ratio: 0.9 });
    }
  });

  test("two cards can peg eight (rules.md §2.6-c)", async ({ table, tools, page }) => {
    await tools.open("Check the play");
    await table.tap("TH KD 2S AC go 3H 4H");
    await expect(tools.checked(5)).toContainText("Twenty-six, run of three");
    await expect(tools.checked(6)).toContainText("5");
    await expect(page.getByRole("list", { name: "Points" }).getByRole("listitem")).toHaveText([/0$/, /8$/]);
  });

  for (const [width, height] of sampled(SIZES, 0.4, "checked play"))
    test(`at ${width}×${height} the newest cards and their reasons are in view beside the pad`, async ({
      table,
      tools,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await tools.open("Check the play");
      await table.tap("8S 7H 7D 6C 3H KH 9D");
      const list = page.getByRole("list", { name: "The play, card by card" });
      await expect(tools.checked(6)).toBeInViewport({ ratio: 0.99 });
      await expect(tools.checked(6)).toContainText("No fifteen, no pair, no run.");
      for (const card of ["AS", "KD"]) await expect(table.key(card)).toBeInViewport({ ratio: 0.99 });
      // The whole play is there to read back.
      await list.evaluate((element) => element.scrollTo(0, 0));
      await expect(tools.checked(0)).toBeInViewport({ ratio: 0.99 });
      await expect(tools.checked(0)).toContainText("Player 1");
    });

  test("names everything in the way of a run, and a go of an earlier count is no reason", async ({ table, tools }) => {
    await tools.open("Check the play");
    await table.tap("2C 3D 8S 3H 4C");
    await expect(tools.checked(4)).toContainText(/No run: 8♠ breaks it and there are two 3s in it\./);
    await table.button("Next play").click();
    await table.tap("KC KD 9C go go TD TH AC QH");
    await expect(tools.checked(8)).toContainText("Thirty-one for two");
    await expect(tools.checked(8)).not.toContainText("nothing extra");
  });

  test("points out a false go, at the go and at the card that fitted", async ({ table, tools }) => {
    await tools.open("Check the play");
    await table.tap("KH 9D 9S go AC go 2C");
    await expect(tools.checked(3)).toContainText("False go at 28");
    await expect(tools.checked(3)).toContainText("The others may claim 2.");
    await expect(tools.checked(6)).toContainText("A false go at 28: this card fitted.");
  });

  test("explains a broken run, a card past thirty-one and a go said too soon", async ({ table, tools }) => {
    await tools.open("Check the play");
    await table.tap("8S 7H 7D 6C");
    await expect(tools.checked(3)).toContainText("No run: there are two 7s in it.");
    await table.pressSpent(table.key("KH"));
    await tools.expectRefusal("That would pass thirty-one.");
    await table.tap("3H");
    await expect(tools.checked(4)).toContainText("Thirty-one for two");
    await table.pressSpent(table.button("Go"));
    await tools.expectRefusal("Nobody can say go yet: at 21 or less, every card fits.");
  });
});

test.describe("in any rule set", () => {
  test("a hand of three is chosen in one tap, and its flush of three counts", async ({
    table,
    tools,
    page,
    reload,
  }) => {
    await tools.open("Count a hand");
    await tools.expectRules("Standard game");
    await tools.chooseRules(/^Five-card/);
    await tools.expectRules("Five-card");
    await table.tap("2H 4H 6H KC");
    await tools.expectTotal(3);
    expect(new URL(page.url()).hash).toBe("#/count/hand/2H4H6H-KC/rules-fiveCard");
    await tools.state(17);
    await tools.expectVerdict("Fourteen too many.", "In this game no hand can count seventeen.");
    await reload();
    await tools.expectTotal(3);
    await tools.expectRules("Five-card");
    await table.button("Next hand").click();
    await expect(table.page.getByText("Tap three cards", { exact: true })).toBeVisible();
  });

  test("a crib of five counts without the starter and has no nobs", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await tools.chooseRules(/^Crib of five/);
    await table.choose("Crib");
    await table.tap("JH 2C 4D 6S 9H");
    await tools.expectTotal(4);
    await tools.state(5);
    await tools.expectVerdict("One too many.", "No nobs: this crib is counted without the starter.");
    await table.choose("Hand");
    await tools.expectTotal(5);
  });

  test("a wild joker counts most, unless it was played as another card", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await tools.switchRules("Jokers wild");
    await tools.expectRules("Jokers wild");
    await table.tap("7C 8D 9S X KH");
    await tools.expectTotal(12);
    await tools.state(6);
    await tools.expectVerdict("Six short.", "With the joker as the");
    await table.button(/^The joker counts most as/).click();
    await table.pick("6D");
    await tools.expectTotal(8);
    await table.button(/^The joker was played as/).click();
    await table.dialog().getByRole("button", { name: "It was not played" }).click();
    await tools.expectTotal(12);
  });

  test("three runs, and the mistake of counting the usual run", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await tools.switchRules("Three runs");
    await table.tap("2C 3D 4S 5H KC");
    await tools.expectTotal(10);
    await tools.state(8);
    await tools.expectVerdict("Two short.", "every three cards in a row are a run");
  });

  test("twists that contradict each other are refused in the list", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await tools.switchRules("Jokers naught");
    await tools.openRules();
    await table.dialog().getByRole("switch", { name: "Jokers wild" }).click();
    await expect(table.dialog().getByRole("alert")).toHaveText("Jokers are wild or count nothing, not both.");
    await table.dialog().getByRole("button", { name: "Done" }).click();
    await tools.expectRules("Jokers naught");
  });

  test("a play of the five-card game ends with its first series, and a joker is named as it is laid", async ({
    table,
    tools,
    page,
  }) => {
    await tools.open("Check the play");
    await tools.chooseRules(/^Five-card/);
    await expect(page.getByText("Everyone has three cards.")).toBeVisible();
    await table.tap("TC 5C 5D KS go AD");
    await expect(page.getByText("The play is over")).toBeVisible();
    await expect(page.getByRole("list", { name: "Points" }).getByRole("listitem")).toHaveText([/2$/, /4$/]);
    await table.button("Next play").click();
    await tools.chooseRules(/^Standard game/);
    await tools.switchRules("Jokers wild");
    await table.tap("8C 7D KH X=6H");
    await expect(tools.checked(3)).toContainText("Thirty-one for two");
    expect(new URL(page.url()).hash).toBe("#/check/2/8C7DKHX=6H/rules-jokersWild");
  });

  test("cards that do not fit other rules come back with the old ones", async ({ table, tools, page }) => {
    await tools.open("Check the play");
    await tools.switchRules("Jokers wild");
    await table.tap("5C X=5H 6D");
    await tools.switchRules("Jokers wild");
    await expect(tools.checked(0)).toContainText("Five");
    await expect(tools.checked(1)).toHaveCount(0);
    await expect(page.locator(".refusal span")).toHaveText("The last two cards do not fit these rules.");
    await tools.switchRules("Jokers wild");
    await expect(tools.checked(1)).toContainText("Ten and a pair for two");
    await expect(tools.checked(2)).toContainText("Sixteen");
    expect(new URL(page.url()).hash).toBe("#/check/2/5CX=5H6D/rules-jokersWild");
  });

  test("the rules of the last game and a saved set are one tap each, for both tools", async ({ table, tools }) => {
    await table.newGame({ form: "Five-card", names: ["Alice", "Bob"] });
    await table.button("Back").click();
    await tools.open("Count a hand");
    await tools.chooseRules(/^Rules of the last game/);
    await tools.expectRules("Last game: Five-card");
    await table.button("Back").click();
    await tools.open("Check the play");
    await tools.expectRules("Last game: Five-card");
    await table.choose("3");
    await tools.expectRules("Standard game");
    await tools.chooseRules(/^Captain to half way/);
    await tools.expectRules("Captain to half way");
    await tools.chooseRules(/^Standard game Three-handed/);
    await expect(table.page.getByRole("radio", { name: "3", exact: true })).toBeChecked();
  });

  for (const [what, address] of [
    ["a hand", "count/hand/5H5C5DJS-5S/rules-bridge"],
    ["a play", "check/2/5H/rules-jokersWild.jokersNaught"],
  ] as const)
    test(`a link to ${what} by unknown rules is refused`, async ({ table, tools, page, url, errors }) => {
      await page.goto(`${url}#/${address}`);
      await tools.expectRefusal("That link uses rules this app does not know. Tap the cards instead.");
      await expect(table.key("5H")).toBeEnabled();
      expect(errors).toEqual([]);
    });
});

test.describe("links to a hand or a play", () => {
  test.use({ serviceWorker: true });

  test("a shared link shows the same verdict, even offline", async ({ table, tools, page, host, url, reload }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await tools.open("Count a hand");
    await table.choose("Crib");
    await table.tap("2H 4H 6H QH KC");
    await tools.state(4);
    const said = await tools.verdict().innerText();
    await table.button("Share").click();
    await expect(table.button("Copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${url}#/count/crib/2H4H6HQH-KC/said-4`);
    await cutOff(page, host, reload);
    const other = await page.context().newPage();
    await other.goto(link);
    const theirs = new Table(other);
    const theirTools = new Tools(theirs);
    await theirTools.expectTotal(0);
    await theirTools.expectVerdict("Four too many.");
    expect(await theirTools.verdict().innerText()).toBe(said);
    await other.goto(`${url}#/check/2/TK2Ag34`);
    await expect(theirTools.checked(6)).toContainText("5");
    await expect(other.getByRole("list", { name: "Points" }).getByRole("listitem")).toHaveText([/0$/, /8$/]);
  });

  test("a counted hand survives a reload", async ({ table, tools, reload }) => {
    await tools.open("Count a hand");
    await table.tap("4C 5H 5D 6S 6H");
    await tools.state(20);
    await tools.expectVerdict("Four short.");
    await reload();
    await tools.expectTotal(24);
    await tools.expectVerdict("Four short.");
  });

  const DAMAGED = [
    ["8 KB of garbage", `count/${"hand/%".repeat(1400)}`, "That link is too long to be from this app"],
    ["a card twice", "count/hand/5H5C5DJS-5H", "That link has the same card more than once"],
    ["unknown cards", "count/hand/5H5C5DZZ-5S", "That link has a card that doesn’t exist"],
    ["markup", "count/<img src=x onerror=alert(1)>", "That link is damaged"],
    ["a count of 99", "count/hand/5H5C5DJS-5S/said-99", "That link states a count higher than any hand"],
    ["too few cards", "count/hand/5H5C-5S", "That link has too few or too many cards"],
    ["a play of 8 KB", `check/2/${"g".repeat(8192)}`, "That link is too long to be from this app"],
    ["nine players", "check/9/5H", "That link isn’t for two to six players"],
    ["an impossible play", "check/2/KHKDKCKS", "That link holds an impossible play"],
  ] as const;

  test("refuses links that are damaged or make no sense", async ({ table, tools, page, url, errors }) => {
    for (const [what, address, sentence] of DAMAGED)
      await test.step(what, async () => {
        await page.goto(`${url}#/`);
        await table.expectTitle("Fifteen Two");
        await page.goto(`${url}#/${address}`);
        await tools.expectRefusal(`${sentence}. Tap the cards instead.`);
        await expect(table.button("Undo").first()).toBeDisabled();
        await expect(table.key("5H")).toBeEnabled();
      });
    expect(errors).toEqual([]);
  });
});
