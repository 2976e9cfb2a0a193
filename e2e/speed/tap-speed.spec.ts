import type { Locator, Page } from "playwright/test";
import { touch } from "../machine/finger";
import { GOLDEN, keyName } from "../table";
import { test } from "../test";

const SLOWER = 4;
/** With the taps of one game, luck alone changes the ratio by a tenth from one run to the next. */
const GAMES = 3;
/** Seven of these deals win a game to 121; the finish is not measured. */
const DEALS = 5;
const BARS = { p50: 50, p95: 100 } as const;
/** In multiples of the least that a tap can cost, measured in the same run. Only these compare one machine with another. */
const RATIOS = { p50: 2, p95: 2.5 } as const;
/** Milliseconds without a change after which a tap counts as answered. */
const QUIET = 200;

/**
 * Measures from the moment the finger leaves the glass to the frame after the last change of the page. A fact is shown
 * only once it is stored, so the write is included. The page takes the times itself: calls from the test would slow it down.
 */
async function watch(page: Page): Promise<() => Promise<number>> {
  let heard: ((ms: number) => void) | undefined;
  await page.exposeFunction("answered", (ms: number) => heard?.(ms));
  await page.evaluate((quiet) => {
    const root = document.querySelector("#app") ?? document.body;
    const { answered } = window as unknown as { answered: (ms: number) => void };
    let began = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    addEventListener(
      "pointerup",
      (event) => {
        began = event.timeStamp;
        // An earlier change of the page is no answer to this tap.
        clearTimeout(timer);
      },
      { capture: true },
    );
    new MutationObserver((changes) => {
      // Not an answer: a button that becomes enabled after its settle delay, or a key that loses its pressed look.
      const aside = changes.every(
        ({ target, attributeName }) =>
          attributeName === "data-pressed" || (target as Element).matches?.("button.button"),
      );
      if (aside) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          const painted = performance.now();
          clearTimeout(timer);
          timer = setTimeout(() => answered(painted - began), quiet);
        });
        port1.start();
        port2.postMessage("painted");
      });
    }).observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  }, QUIET);
  return () => new Promise((done) => (heard = done));
}

/**
 * The least that a tap can cost here: a page that stores one entry strictly, and then changes one text. It answers when
 * the finger leaves the key, as the app does.
 */
const FLOOR = `<!doctype html>
<meta name="viewport" content="width=device-width" />
<button style="width: 90vw; height: 200px">0</button>
<script>
  const text = document.querySelector("button").firstChild;
  const opening = indexedDB.open("floor", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("entries", { keyPath: ["game", "seq"] });
  opening.onsuccess = () => {
    let seq = 0;
    document.addEventListener("touchend", (event) => {
      event.preventDefault();
      const storing = opening.result.transaction("entries", "readwrite", { durability: "strict" });
      storing.objectStore("entries").add({ game: "floor", seq: seq++, fact: { type: "cardPlayed", card: "5H" } });
      storing.oncomplete = () => { text.data = String(seq); };
    }, { passive: false });
  };
</script>`;

interface Finger {
  readonly times: readonly number[];
  readonly tap: (key: Locator) => Promise<void>;
}

/** Taps keys on a page of a slow phone, and keeps the times. */
async function fingerOn(page: Page): Promise<Finger> {
  const cdp = await page.context().newCDPSession(page);
  const answered = await watch(page);
  const slow = (rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate });
  const times: number[] = [];
  return {
    times,
    tap: async (key) => {
      await page.bringToFront();
      // Chromium slows a page down with a thread that is always busy. Two of them would leave no processor for the rest.
      await slow(SLOWER);
      const answer = answered();
      await touch(cdp, key);
      times.push(await answer);
      await slow(1);
    },
  };
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? Infinity;
}

test("on a slow phone a tap takes at most twice as long as the smallest page that stores and paints", async ({
  table,
  page,
  url,
}) => {
  test.setTimeout(600_000);
  const least = await page.context().newPage();
  // Beside the app, because its service worker answers for every address below.
  const beside = new URL("/floor.html", url).href;
  await least.route(beside, (route) => route.fulfill({ contentType: "text/html", body: FLOOR }));
  await least.goto(beside);
  const app = await fingerOn(page);
  const floor = await fingerOn(least);
  // In turn, so that whatever else the machine does slows both alike.
  const tap = async (card: string) => {
    await app.tap(card === "go" ? table.button("Go") : page.getByRole("button", { name: keyName(card), exact: true }));
    await floor.tap(least.getByRole("button"));
  };
  for (let game = 0; game < GAMES; game++) {
    await page.bringToFront();
    await table.newGame();
    for (let deal = 0; deal < DEALS; deal++) {
      const [dealer, pone] = deal % 2 === 0 ? (["Alice", "Bob"] as const) : (["Bob", "Alice"] as const);
      for (const card of `${GOLDEN.starter} ${GOLDEN.play}`.split(" ")) await tap(card);
      await page.bringToFront();
      await table.peg(9, pone);
      await table.peg(12, dealer);
      for (const card of GOLDEN.crib.split(" ")) await tap(card);
      await page.bringToFront();
      await table.peg(4, dealer);
    }
    await table.button("Back").click();
    await table.expectTitle("Fifteen Two");
  }
  console.log(`${app.times.length} taps, and as many of the least, processor ${SLOWER}x slower:`);
  for (const [name, share] of [
    ["p50", 0.5],
    ["p95", 0.95],
  ] as const) {
    const [here, there] = [quantile(app.times, share), quantile(floor.times, share)];
    const ratio = here / there;
    const [bar, most] = [BARS[name], RATIOS[name]];
    console.log(
      `${name} ${here.toFixed(1)} ms of ${bar}: ${here <= bar ? "pass" : "fail"}; ` +
        `the least ${there.toFixed(1)} ms; ratio ${ratio.toFixed(2)} of ${most.toFixed(1)}: ${ratio <= most ? "pass" : "fail"}`,
    );
  }
  console.log(`max ${Math.max(...app.times).toFixed(1)} ms, the least ${Math.max(...floor.times).toFixed(1)} ms`);
});
