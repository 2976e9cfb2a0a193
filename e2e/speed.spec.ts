import type { Page } from "playwright/test";
import { GOLDEN, keyName } from "./table";
import { test } from "./test";

const SLOWER = 4;
const DEALS = 5;
const BARS = { p50: 50, p95: 100 } as const;

/**
 * From the finger's event to the frame after the last change it makes to the page. What is kept is shown only then,
 * so the write is in it.
 */
function watch(page: Page) {
  return page.evaluate(() => {
    const root = document.querySelector("#app") ?? document.body;
    let began = 0;
    let ended = 0;
    let pending = false;
    addEventListener("pointerup", (event) => ([began, ended] = [event.timeStamp, 0]), { capture: true });
    new MutationObserver((changes) => {
      // The button that wakes a moment after a new screen is no answer to a tap.
      if (pending || changes.every(({ target }) => (target as Element).matches?.("button.button"))) return;
      pending = true;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          pending = false;
          ended = performance.now();
        });
        port1.start();
        port2.postMessage("painted");
      });
    }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    const quiet = (done: (ms: number) => void) => {
      const at = ended;
      // Two frames without a change: the tap is answered.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => (at > 0 && !pending && at === ended ? done(ended - began) : quiet(done))),
      );
    };
    Object.assign(window, { answered: () => new Promise<number>((done) => quiet(done)) });
  });
}
const answered = (page: Page) =>
  page.evaluate(() => (window as unknown as { answered: () => Promise<number> }).answered());

test("a tap is kept and painted fast on a slow phone", async ({ table, page }) => {
  test.setTimeout(180_000);
  const cdp = await page.context().newCDPSession(page);
  await table.newGame();
  await watch(page);
  const times: number[] = [];
  const tap = async (card: string) => {
    const key = card === "go" ? table.button("Go") : page.getByRole("button", { name: keyName(card), exact: true });
    await key.tap();
    times.push(await answered(page));
  };
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (let deal = 0; deal < DEALS; deal++) {
    const [dealer, pone] = deal % 2 === 0 ? (["Alice", "Bob"] as const) : (["Bob", "Alice"] as const);
    for (const card of `${GOLDEN.starter} ${GOLDEN.play}`.split(" ")) await tap(card);
    await table.peg(9, pone);
    await table.peg(12, dealer);
    for (const card of GOLDEN.crib.split(" ")) await tap(card);
    await table.peg(4, dealer);
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
  const line = (name: keyof typeof BARS, share: number) =>
    `${name} ${at(share).toFixed(1)} ms of ${BARS[name]}: ${at(share) <= BARS[name] ? "pass" : "fail"}`;
  console.log(
    `${times.length} taps, processor ${SLOWER}x slower: ${line("p50", 0.5)}; ${line("p95", 0.95)}; max ${at(1).toFixed(1)} ms`,
  );
});
