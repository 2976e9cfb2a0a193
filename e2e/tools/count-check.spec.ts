import { cutOff, expect, test as base } from "../test";
import { Table } from "../table";
import { Tools } from "../verbs/tools";

const test = base.extend<{ tools: Tools }>({ tools: async ({ table }, use) => use(new Tools(table)) });

test.describe("a verdict on a stated count", () => {
  for (const { what, cards, crib, total, stated, headline, words } of [
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
  ])
    test(what, async ({ table, tools, errors }) => {
      table.countTaps();
      await tools.open("Count a hand");
      if (crib) await table.choose("Crib");
      await table.tap(cards);
      await tools.expectTotal(total);
      expect(table.taps).toBe(6);
      await tools.state(stated);
      expect(table.taps).toBe(8);
      await tools.expectVerdict(headline, words);
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

  test("with ranks only, the app asks about nobs and the verdict depends on the answer", async ({ table, tools }) => {
    await tools.open("Count a hand");
    await table.choose("Ranks");
    await table.tap("J 7 6 4 5");
    await tools.expectTotal(8);
    await tools.state(9);
    await tools.expectVerdict("It depends on the suits.", "the jack is the starter’s suit");
    await table.choose("Jack of the starter’s suit");
    await tools.expectTotal(9);
    await tools.expectVerdict("Nine is right.");
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

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
] as const)
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
  test("two cards can peg eight (rules.md §2.6-c)", async ({ table, tools, page }) => {
    await tools.open("Check the play");
    await table.tap("TH KD 2S AC go 3H 4H");
    await expect(tools.checked(5)).toContainText("Twenty-six, run of three");
    await expect(tools.checked(6)).toContainText("5");
    await expect(page.getByRole("list", { name: "Points" }).getByRole("listitem")).toHaveText([/0$/, /8$/]);
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

test.describe("links to a hand or a play", () => {
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

  for (const [what, address, sentence] of [
    ["8 KB of garbage", `count/${"hand/%".repeat(1400)}`, "That link is too long to be from this app"],
    ["a card twice", "count/hand/5H5C5DJS-5H", "That link has the same card more than once"],
    ["unknown cards", "count/hand/5H5C5DZZ-5S", "That link has a card that doesn’t exist"],
    ["markup", "count/<img src=x onerror=alert(1)>", "That link is damaged"],
    ["a count of 99", "count/hand/5H5C5DJS-5S/said-99", "That link states a count outside 0 to 29"],
    ["too few cards", "count/hand/5H5C-5S", "That link doesn’t hold four cards and a starter"],
    ["a play of 8 KB", `check/2/${"g".repeat(8192)}`, "That link is too long to be from this app"],
    ["nine players", "check/9/5H", "That link isn’t for two to six players"],
    ["an impossible play", "check/2/KHKDKCKS", "That link holds an impossible play"],
  ] as const)
    test(`refuses a link with ${what}`, async ({ table, tools, page, url, errors }) => {
      await page.goto(`${url}#/${address}`);
      await tools.expectRefusal(`${sentence}. Tap the cards instead.`);
      await expect(table.button("Undo").first()).toBeDisabled();
      await expect(table.key("5H")).toBeEnabled();
      expect(errors).toEqual([]);
    });
});
