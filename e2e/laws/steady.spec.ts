/** Nothing moves under the finger: whatever appears on a screen, every control stays where it is. */
import type { Locator } from "playwright/test";
import { plantGames } from "../verbs/many-games";
import { resize, TOURS } from "../tour/screens";
import { SIZES } from "../tour/sizes";
import { expect, test } from "../test";
import { Table } from "../table";
import { CAUSES } from "./causes";
import { sampled } from "./sample";
import { movedControls, movedKeys, noteControls } from "./still";

// One of the causes is a new version.
test.use({ serviceWorker: true });

for (const [name, tour] of sampled(Object.entries(TOURS), 0.05, "steady"))
  test(`no notice moves a control: ${name}`, async ({ table, page }) => {
    test.setTimeout(600_000);
    const before = page.viewportSize();
    const found: string[] = [];
    await tour(table, async (screen) => {
      for (const [width, height] of sampled(SIZES, 0.2, `steady ${screen}`)) {
        await resize(page, [width, height]);
        for (const [what, { before: prepare, cause }] of Object.entries(CAUSES)) {
          await prepare?.(page);
          await noteControls(page);
          const end = await cause(page);
          if (!end) continue;
          for (const moved of await movedControls(page))
            found.push(`${screen} at ${width}×${height}, ${what}: ${moved}`);
          await end();
        }
      }
      if (before) await resize(page, [before.width, before.height]);
    });
    expect(found).toEqual([]);
  });

// Whether a line breaks depends on the date of the game; its width must not depend on the font.
test("the words of a listed game are as wide before and after a late font", async ({ table, page, reload }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await plantGames(page, 16);
  await reload();
  await table.button(/^Games/).click();
  await table.expectTitle("Games");
  const widths = () =>
    page.evaluate(() => [...document.querySelectorAll(".row-line .words")].map((words) => words.clientWidth));
  const font = CAUSES["a late font"];
  await font?.before?.(page);
  const without = await widths();
  await font?.cause(page);
  expect(await widths()).toEqual(without);
  expect(without.length).toBeGreaterThan(10);
});

/** Looks at the keys of the pad before and after every tap. */
class WatchedTable extends Table {
  readonly moved = new Set<string>();
  override async press(what: Locator): Promise<void> {
    await this.look();
    await super.press(what);
    await this.look();
  }
  async look(): Promise<void> {
    for (const key of await movedKeys(this.page)) this.moved.add(key);
  }
}

const LONG = ["Bartholomew O’Shaughnessy", "Wilhelmina Throgmorton"] as const;

const DEALS: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  "every card": async (table) => {
    await table.newGame();
    await table.goldenDeal("Alice", "Bob");
    await table.tap("2H | KS 8D");
  },
  "long names": async (table) => {
    await table.newGame({ names: LONG, dealer: LONG[0] });
    await table.goldenDeal(LONG[0], LONG[1]);
  },
  "the rank pad": async (table) => {
    await table.newGame();
    await table.choose("Ranks");
    await table.tap("5 | J 5 7 6 go 2 6 4 4");
    await expect(table.button(/^Peg \d+ for Bob/)).toBeVisible();
  },
  "muggins, with the longest sentences": async (table) => {
    await table.newGame({ counting: "Muggins", names: LONG, dealer: LONG[0] });
    await table.tap("5H JH 5C");
    await table.callCount(undefined, 2);
    await table.tap("7S 6D go 2S 6C 4D 4C");
  },
  "muggins on an earlier card": async (table) => {
    await table.newGame({ counting: "Muggins", names: LONG, dealer: LONG[0] });
    await table.tap("5H JH 5C 7S");
    await table.callCount(/5/, 2);
    await table.tap("6D go 2S");
  },
  "a false go and an entry that no longer fits": async (table) => {
    await table.newGame();
    await table.tap("2H KS 8D 7C go 3S 3D AC");
    await expect(table.button("Claim 2")).toBeVisible();
    await table.press(table.button("Claim 2"));
    await table.press(table.button("The card stays out"));
    await table.expectSaying(/False go/);
    await table.changeEntry(/^Bob played 7/);
    await table.button("Insert before").click();
    await table.pick("9C");
    await table.button("Back to the table").click();
    await expect(table.button("Review")).toBeVisible();
  },
  "three players": async (table) => {
    await table.newGame({ form: "Three-handed", names: ["Alice", "Bob", "Carol"] });
    await table.tap("3H | 7C 7D 7S 5D 5S 8D QC QD");
  },
  "three players and muggins": async (table) => {
    await table.newGame({ counting: "Muggins", form: "Three-handed", names: ["Alice", "Bob", "Carol"] });
    await table.tap("3H | 7C 7D 7S 5D 5S 8D QC QD");
  },
  "six players": async (table) => {
    await table.newGame({ names: ["Alice", "Bob", "Carol", "David", "Eve", "Frank"], seating: "Singles" });
    await table.tap("8S | 6C 9H KS AH AC AD");
  },
};
const PLAYED = Object.entries(DEALS).flatMap(([name, play]) => SIZES.map((size) => ({ name, play, size })));

for (const { name, play, size } of sampled(PLAYED, 0.04, "steady keys"))
  test(`no key moves from the first card to the last at ${size.join("×")}: ${name}`, async ({
    page,
    url,
    hasTouch,
  }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await page.goto(url);
    const table = new WatchedTable(page, hasTouch);
    await table.expectTitle("Fifteen Two");
    await play(table);
    await table.look();
    expect([...table.moved]).toEqual([]);
  });
