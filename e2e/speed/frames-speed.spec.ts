/** Whether cards and pegs move at 60 frames a second on a slow phone, from the browser's own trace. */
import type { Page } from "playwright/test";
import { GOLDEN, keyName } from "../table";
import { expect, test } from "../test";

const SLOWER = 4;
/**
 * Milliseconds between two frames while something moves; and the share of frames that come in time, divided by the share
 * on a page where only one box moves. Only this ratio can be compared between machines.
 */
const BARS = { p50: 17.5, ratio: 0.9 } as const;
/** Milliseconds: one frame of sixty a second, and half of one as tolerance. */
const IN_TIME = 25;
/** The compositor moves these without the page's own thread. */
const CHEAP = ["transform", "translate", "rotate", "scale", "opacity"];

interface TraceEvent {
  readonly name: string;
  /** Microseconds, like `dur`. */
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
}

/** A page on which one box moves all the time: the frames that this machine can draw at all. */
const FLOOR = `<!doctype html><style>
  div { width: 90px; height: 90px; background: green; animation: go 2s linear infinite alternate; }
  @keyframes go { to { transform: translateX(200px); } }
</style><div></div>`;

/**
 * Marks in the trace when something begins and stops moving. Collects moving properties that are not cheap. It waits for
 * the animations themselves, because an element that is removed while it moves sends no event.
 */
async function watchMoving(page: Page): Promise<void> {
  await page.evaluate((cheap) => {
    const costly: string[] = [];
    Object.assign(window, { costly });
    const moving = new Set<Animation>();
    const follow = async (one: Animation) => {
      if (moving.has(one)) return;
      if (moving.size === 0) performance.mark("moving");
      moving.add(one);
      await one.finished.catch(() => {});
      moving.delete(one);
      if (moving.size === 0) performance.mark("still");
    };
    for (const sign of ["animationstart", "transitionstart"])
      document.addEventListener(sign, ({ target }) => {
        for (const one of target instanceof Element ? target.getAnimations() : []) {
          void follow(one);
          for (const frame of (one.effect as KeyframeEffect).getKeyframes())
            for (const name of Object.keys(frame))
              if (!["offset", "computedOffset", "easing", "composite", ...cheap].includes(name))
                costly.push(`${(target as Element).getAttribute("class")}: ${name}`);
        }
      });
  }, CHEAP);
}

interface Frames {
  /** Milliseconds between two frames, sorted. */
  readonly between: readonly number[];
  /** Milliseconds of the longest task of the page. */
  readonly longest: number;
  readonly moves: number;
}

/** The frames that were drawn while something moved. */
function framesIn(events: readonly TraceEvent[]): Frames {
  const page = events.find(({ name }) => name === "moving")?.tid;
  const between: number[] = [];
  let [longest, moves] = [0, 0];
  let began: number | undefined;
  let before: number | undefined;
  for (const { name, ts, tid, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name === "moving") [began, before, moves] = [ts, undefined, moves + 1];
    else if (name === "still") began = undefined;
    else if (began !== undefined && name === "DrawFrame") {
      if (before !== undefined) between.push((ts - before) / 1000);
      before = ts;
    } else if (began !== undefined && tid === page && name.endsWith("RunTask")) longest = Math.max(longest, dur / 1000);
  }
  return { between: between.toSorted((a, b) => a - b), longest, moves };
}

/** Traces the page while something is played on it. */
async function traced(page: Page, play: () => Promise<void>): Promise<Frames> {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ["toplevel", "blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"],
  });
  await play();
  const trace = JSON.parse(String(await browser?.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] };
  return framesIn(trace.traceEvents);
}

/** The share of frames that come in time. */
const inTime = ({ between }: Frames) => between.filter((ms) => ms <= IN_TIME).length / between.length;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

test("cards and pegs of a deal move at 60 frames a second on a slow phone", async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slow = async () => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  };
  await table.newGame();
  await slow();
  await watchMoving(page);
  const frames = await traced(page, async () => {
    for (const card of `${GOLDEN.starter} ${GOLDEN.play}`.split(" ")) {
      await table.button(card === "go" ? "Go" : keyName(card)).tap();
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === "finished"));
    }
  });
  const costly = await page.evaluate(() => [...new Set((window as unknown as { costly: string[] }).costly)]);

  await page.goto(`data:text/html,${encodeURIComponent(FLOOR)}`);
  const floor = await traced(page, async () => {
    await page.evaluate(() => {
      performance.mark("moving");
      return new Promise((done) => setTimeout(done, 3000));
    });
  });
  const { between, longest, moves } = frames;
  const ratio = inTime(frames) / inTime(floor);
  console.log(
    `CPU ${SLOWER}× slower: ${moves} moves, ${between.length} frames; between two p50 ${at(between, 0.5).toFixed(1)} ms ` +
      `(bar ${BARS.p50}), p95 ${at(between, 0.95).toFixed(1)} ms; in time ${percent(inTime(frames))}, ` +
      `a bare box ${percent(inTime(floor))}, ratio ${ratio.toFixed(2)} (bar ${BARS.ratio}); longest task ${longest.toFixed(0)} ms`,
  );
  expect(costly, "only transform and opacity move").toEqual([]);
  expect(between.length).toBeGreaterThan(50);
  expect(at(between, 0.5)).toBeLessThanOrEqual(BARS.p50);
  expect(ratio).toBeGreaterThanOrEqual(BARS.ratio);
});
