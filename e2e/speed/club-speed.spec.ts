/** Speed of a club night of 60 players and 22 rounds. Limit: new standings within 50 ms of a result. */
import type { Locator, Page } from "playwright/test";
import type { BookFact } from "../../src/club/book-facts";
import { touch } from "../machine/finger";
import { eveningFacts, NAMES, plant } from "../verbs/planted";
import { test } from "../test";

const SLOWER = 4;
const BAR = 50;
/** Number of results entered during the test: those of the last round. */
const ENTERED = 30;
const EVENING = { players: 60, games: 22 } as const;
/** Milliseconds without a change after which the screen counts as still. */
const QUIET = 200;

interface Probe {
  /** Records a fact in the running app. */
  record: (fact: BookFact) => Promise<boolean>;
  /**
   * Milliseconds from now, or from the next pointerup, to the frame after the last change.
   * @param first a selector: measures to the frame in which it first appears instead
   */
  shown: (start?: () => void, first?: string) => Promise<number>;
}

/** Runs in the page and takes the times there, as asking from outside would slow the page down. */
function probe(quiet: number): void {
  const root = document.querySelector("#app") as Element & { __k: unknown };
  /** Finds the books in Preact's tree, which hangs on the root element: a context above the screens provides them. */
  const find = (node: unknown): Probe["record"] | undefined => {
    if (typeof node !== "object" || node === null) return undefined;
    if (Array.isArray(node)) {
      for (const one of node) {
        const found = find(one);
        if (found) return found;
      }
      return undefined;
    }
    const { props, __k } = node as { props?: { value?: { record?: unknown; standings?: unknown } }; __k?: unknown };
    return props?.value?.standings ? (props.value.record as Probe["record"]) : find(__k);
  };
  /** Undefined until a measurement has begun. */
  let began: number | undefined;
  let heard: ((ms: number) => void) | undefined;
  let painted = 0;
  let sought: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener("pointerup", (event) => (began = heard && event.timeStamp), { capture: true });
  new MutationObserver((changes) => {
    const from = began;
    if (from === undefined) return;
    if (changes.every(({ target, attributeName }) => attributeName === "data-pressed" || !target.isConnected)) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        const seen = sought === undefined || (painted === 0 && root.querySelector(sought));
        if (seen) painted = performance.now();
        clearTimeout(timer);
        timer = setTimeout(() => {
          heard?.(painted - from);
          began = heard = undefined;
        }, quiet);
      });
      port1.start();
      port2.postMessage("painted");
    });
  }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const shown: Probe["shown"] = (start, first) =>
    new Promise((done) => {
      [heard, sought, painted] = [done, first, 0];
      began = start && performance.now();
      start?.();
    });
  Object.assign(window, { probe: { record: find(root.__k), shown } });
}

function line(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
  return `${what}: ${times.length} results, processor ${SLOWER}x slower: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, max ${at(1).toFixed(1)} ms; bar ${BAR} ms`;
}
const verdict = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(0.95 * sorted.length)] ?? Infinity) <= BAR ? "pass" : "fail";
};

async function begin(page: Page, at: string) {
  const all = eveningFacts(EVENING);
  await plant(page, all.slice(0, -ENTERED), at);
  await page.getByRole("region", { name: at === "standings" ? "Standings" : "Rounds" }).waitFor();
  // Lets background loading finish before measuring.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1500)));
  await page.evaluate(probe, QUIET);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { cdp, results: all.slice(-ENTERED) };
}

test("a recorded result appears in the standings", async ({ table, page }) => {
  test.setTimeout(180_000);
  void table;
  const { results } = await begin(page, "standings");
  const times: number[] = [];
  for (const fact of results)
    times.push(
      await page.evaluate((told) => {
        const { record, shown } = (window as unknown as { probe: Probe }).probe;
        return shown(() => void record(told));
      }, fact),
    );
  console.log(`${line("from recording to the standings painted", times)}: ${verdict(times)}`);
});

test("a result entered on the rounds page appears, and then the standings open", async ({ table, page }) => {
  test.setTimeout(240_000);
  const { cdp, results } = await begin(page, "rounds/22");
  const kept: number[] = [];
  const led: number[] = [];
  const timed = async (key: Locator, first?: string) => {
    await key.scrollIntoViewIfNeeded();
    const shown = page.evaluate((what) => (window as unknown as { probe: Probe }).probe.shown(undefined, what), first);
    await touch(cdp, key);
    return shown;
  };
  for (const fact of results.slice(-12)) {
    if (fact.type !== "gameEntered") continue;
    await page
      .getByRole("button", { name: new RegExp(`^${NAMES[fact.winner]} won`) })
      .first()
      .click();
    for (const digit of String(fact.spread))
      await table.dialog().getByRole("button", { name: digit, exact: true }).click();
    kept.push(await timed(table.dialog().getByRole("button", { name: "Save", exact: true })));
    led.push(await timed(table.button("Standings"), ".standings"));
    await table.button("Rounds").click();
  }
  console.log(line("from the tap to the result on the rounds page", kept));
  console.log(line("from the tap on Standings to its first paint", led));
});
