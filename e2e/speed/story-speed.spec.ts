/** How soon the story of a game is painted once its data is there, and how long a tap would have to wait. */
import { expect, test } from "../test";
import { openFinished } from "../verbs/stories";

const SLOWER = 4;
const RUNS = 5;
/** Milliseconds. */
const BARS = { painted: 200, task: 50 } as const;

function bar(value: number, most: number): string {
  return `${value.toFixed(0)} ms of ${most}: ${value <= most ? "pass" : "fail"}`;
}

test("the pages of a story, with their data there", async ({ table, page }) => {
  test.setTimeout(120_000);
  await openFinished(page, "dealt");
  const cdp = await page.context().newCDPSession(page);
  await table.button(/^The story/).click();
  const chart = page.getByRole("region", { name: "The chance to win" });
  await expect(chart).toBeVisible({ timeout: 30_000 });
  const story = await page.evaluate(() => location.hash);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (const [name, at] of [
    ["story", ""],
    ["luck and skill", "/luck/0"],
    ["discards", "/discards/0"],
    ["deal", "/deal/3"],
  ] as const) {
    const spans: number[] = [];
    const tasks: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await page.evaluate(() => (location.hash = "#/games"));
      await expect(page.getByRole("heading", { name: "Games" })).toBeVisible();
      const { span, longest } = await page.evaluate(async (to) => {
        let most = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) most = Math.max(most, duration);
        });
        observer.observe({ type: "longtask" });
        const from = performance.now();
        location.hash = to;
        await new Promise<void>((done) => {
          const look = () =>
            document.querySelector("main.insight .panel") && !document.querySelector(".chart-room")
              ? requestAnimationFrame(() => setTimeout(done))
              : setTimeout(look);
          look();
        });
        const painted = performance.now() - from;
        await new Promise((done) => setTimeout(done, 300));
        observer.disconnect();
        return { span: painted, longest: most };
      }, `${story}${at}`);
      spans.push(span);
      tasks.push(longest);
    }
    const median = spans.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Infinity;
    const task = Math.max(...tasks);
    console.log(
      `${name}, processor ${SLOWER}x slower, ${RUNS} runs: painted in ${bar(median, BARS.painted)}; ` +
        `longest task ${bar(task, BARS.task)}`,
    );
  }
});
