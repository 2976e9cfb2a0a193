import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { touch } from "../machine/finger";
import { startToKill } from "../machine/kill";
import { ClubNight } from "../verbs/club-night";
import { eveningFacts, plant } from "../verbs/planted";
import { GOLDEN, Table } from "../table";
import { allHere, expect, test } from "../test";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

/**
 * All the text on the page, including text below the fold, which a browser does not lay out. A screen whose piece is
 * still loading shows nothing, so there is nothing to lose: the test waits for it.
 */
const shown = async (page: Page) => (await page.locator("main:not([aria-busy=true])").textContent()) ?? "";

/** The taps of a deal, over and over. The dealer alternates, and so do the names in the announcements. */
function* taps() {
  for (let [dealer, pone] = ["Alice", "Bob"]; ; [dealer, pone] = [pone, dealer]) {
    yield* `${GOLDEN.starter} ${GOLDEN.play}`.split(" ");
    yield `Peg 9 for ${pone}`;
    yield `Peg 12 for ${dealer}`;
    yield* GOLDEN.crib.split(" ");
    yield `Peg 4 for ${dealer}`;
  }
}

/** The activity during which the browser is killed. */
interface Scene {
  /** Starts the activity in a browser that has never opened the app. */
  readonly begin: (page: Page, url: string) => Promise<void>;
  /** Returns to the screen on which the browser was killed. */
  readonly again: (page: Page, url: string) => Promise<void>;
  /** Makes the next entry; resolves once it is shown. */
  readonly enter: (page: Page) => Promise<void>;
}

/** Kills the browser after each entry, as soon as it is shown. @returns everything that was lost */
async function killedAfterEach(scene: Scene, url: string, kills: number): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), "kill-"));
  const lost: string[] = [];
  let before = "";
  try {
    for (let n = 0; n <= kills; n++) {
      const { page, kill } = await startToKill(dir);
      try {
        if (n === 0) await scene.begin(page, url);
        else {
          await scene.again(page, url);
          const kept = await expect
            .poll(() => shown(page), { timeout: 30_000 })
            .toBe(before)
            .then(
              () => true,
              () => false,
            );
          if (!kept) {
            lost.push(`kill ${n}: ${before} → ${await page.locator("html").textContent()}`);
            break;
          }
        }
        if (n === kills) break;
        await scene.enter(page);
        before = await shown(page);
      } finally {
        await kill();
      }
    }
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
  if (lost.length === 0) console.log(`${kills} of ${kills} kept`);
  return lost;
}

test("everything shown is still there after the browser is killed", async ({ url, kills }) => {
  test.setTimeout(60_000 + kills * 15_000);
  const deal = taps();
  let quick = false;
  const game: Scene = {
    begin: async (page, at) => {
      await page.goto(at);
      await new Table(page).newGame({ to: "999" });
    },
    again: async (page, at) => {
      await page.goto(at);
      await expect(new Table(page).button("Menu")).toBeVisible();
      // A part that comes later changes the text too, and would be taken for the answer to the tap.
      await allHere(page);
    },
    enter: async (page) => {
      const table = new Table(page);
      const before = await shown(page);
      const tap = deal.next().value ?? "";
      if (tap.startsWith("Peg")) {
        await table.press(table.button(tap));
        await expect.poll(() => table.button(tap).count(), { intervals: [1] }).toBe(0);
      }
      // A quick tap is stored when the finger leaves the key. With a thumb's touch, its entry is on disk before that.
      else if (tap === "go" || quick) await table.tap(tap);
      else await touch(await page.context().newCDPSession(page), table.key(tap));
      quick = !quick;
      await expect.poll(() => shown(page), { intervals: [1] }).not.toBe(before);
    },
  };
  expect(await killedAfterEach(game, url, kills)).toEqual([]);
});

test("every result entered at a club night is still there after the browser is killed", async ({ url, kills }) => {
  test.setTimeout(60_000 + kills * 40_000);
  const TABLES = 30;
  let entered = 0;
  const round = () => `rounds/${1 + Math.floor(entered / TABLES)}`;
  const evening: Scene = {
    begin: async (page, at) => {
      await page.goto(at);
      await new Table(page).expectTitle("Fifteen Two");
      await plant(page, eveningFacts({ players: 2 * TABLES, games: 22, entered: 0 }), round());
    },
    // The round of the last result, even if that result completed the round.
    again: (page, at) => open(page, `${at}#/event/book:planted/rounds/${1 + Math.floor((entered - 1) / TABLES)}`),
    enter: async (page) => {
      const night = new ClubNight(page);
      await page.evaluate((to) => (location.hash = `#/event/book:planted/${to}`), round());
      const sides = night.tables().nth(entered % TABLES);
      await sides.getByRole("button").first().click();
      await night.type(1 + (entered % 60));
      await night.button("Save", night.dialog()).click();
      await expect(night.dialog()).toHaveCount(0);
      entered += 1;
    },
  };
  expect(await killedAfterEach(evening, url, kills)).toEqual([]);
});
