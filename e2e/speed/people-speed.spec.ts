/** The page of a player with 10,000 finished games, from the packs of an earlier visit. Not slowed. */
import { plantGames } from "../verbs/many-games";
import { expect, test } from "../test";

/** Five of six planted games are finished. */
const [PLANTED, FINISHED] = [12_000, "10,000 games"];
const RUNS = 5;
/** Milliseconds from the first look of the screen to the page with its numbers. */
const BAR = 300;

interface Times {
  screen?: number;
  page?: number;
}
declare global {
  interface Window {
    people: Times;
  }
}

/** Runs before any script of the app, and takes the times itself. */
function stopwatch(): void {
  const times: Times = {};
  window.people = times;
  new MutationObserver(() => {
    if (document.querySelector("main.people")) times.screen ??= performance.now();
    if (document.querySelector(".record-card")) times.page ??= performance.now();
  }).observe(document, { subtree: true, childList: true });
}

test("statistics of 10,000 games", async ({ page, url }) => {
  test.setTimeout(300_000);
  await page.goto(`${url}#/games`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await plantGames(page, PLANTED);
  await page.goto(`${url}#/people`);
  await page.reload();
  // Every log is read once; after that the packs are there.
  const alice = page.getByRole("button", { name: /^Alice/ });
  await expect(alice).toContainText(FINISHED, { timeout: 200_000 });
  await expect(page.getByText(/Still reading/)).toBeHidden();
  await page.goto(`${url}#/`);
  await page.addInitScript(stopwatch);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto(`${url}#/people/Alice`);
    await page.reload();
    await page.getByRole("region", { name: "Won and lost" }).waitFor();
    await expect(page.locator(".subtitle")).toContainText(FINISHED);
    times.push(await page.evaluate(() => (window.people.page ?? Infinity) - (window.people.screen ?? 0)));
  }
  const worst = Math.max(...times);
  console.log(
    `statistics of ${FINISHED}, cold: ${times.map((one) => one.toFixed(0)).join(", ")} ms, ` +
      `of ${BAR}: ${worst <= BAR ? "pass" : "fail"}`,
  );
});
