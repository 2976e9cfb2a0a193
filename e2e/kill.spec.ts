import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { findBrowser } from "./browser.mjs";
import { GOLDEN, Table } from "./table";
import { expect, test } from "./test";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--remote-debugging-port=0",
];

/** A Chromium of its own process group, so that all of it can be killed at once. */
async function start(dir: string) {
  const file = join(dir, "DevToolsActivePort");
  rmSync(file, { force: true });
  rmSync(join(dir, "SingletonLock"), { force: true });
  const child = spawn(findBrowser("chromium")?.path ?? "", [...FLAGS, `--user-data-dir=${dir}`, "about:blank"], {
    detached: true,
    stdio: "ignore",
  });
  const port = () => (existsSync(file) ? readFileSync(file, "utf8").split("\n")[0] : "");
  await expect.poll(port, { intervals: [50], timeout: 15_000 }).toBeTruthy();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port()}`);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error("no page");
  const kill = async () => {
    const gone = new Promise((done) => child.once("exit", done));
    process.kill(-(child.pid ?? 0), "SIGKILL");
    await gone;
    await browser.close().catch(() => {});
  };
  return { page, kill };
}

const shown = (page: Page) => page.getByRole("main").innerText();

/** The taps of a deal, over and over: the dealer changes, the words of the pegs with him. */
function* taps() {
  for (let [dealer, pone] = ["Alice", "Bob"]; ; [dealer, pone] = [pone, dealer]) {
    yield* `${GOLDEN.starter} ${GOLDEN.play}`.split(" ");
    yield `Peg 9 for ${pone}`;
    yield `Peg 12 for ${dealer}`;
    yield* GOLDEN.crib.split(" ");
    yield `Peg 4 for ${dealer}`;
  }
}

test("what is shown is there after the browser is killed", async ({ url, kills }) => {
  test.setTimeout(60_000 + kills * 15_000);
  const dir = mkdtempSync(join(tmpdir(), "kill-"));
  const deal = taps();
  const lost: string[] = [];
  let before = "";
  try {
    for (let n = 0; n <= kills; n++) {
      const { page, kill } = await start(dir);
      try {
        const table = new Table(page);
        await page.goto(url);
        if (n === 0) await table.newGame({ to: "999" });
        else {
          await expect(table.button("Menu")).toBeVisible();
          const kept = await expect
            .poll(() => shown(page), { timeout: 5000 })
            .toBe(before)
            .then(
              () => true,
              () => false,
            );
          if (!kept) lost.push(`kill ${n}: ${before} → ${await shown(page)}`);
        }
        if (n === kills) break;
        before = await shown(page);
        const tap = deal.next().value ?? "";
        await (tap.startsWith("Peg") ? table.press(table.button(tap)) : table.tap(tap));
        await expect.poll(() => shown(page), { intervals: [1] }).not.toBe(before);
        before = await shown(page);
      } finally {
        await kill();
      }
    }
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${kills - lost.length} of ${kills} kept`);
  expect(lost).toEqual([]);
});
