/** A Chromium that can be killed. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { expect } from "playwright/test";
import { findBrowser } from "./browser.mjs";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A hand that is still being counted up has another text than after the restart.
  "--force-prefers-reduced-motion",
  "--remote-debugging-port=0",
];

/**
 * Starts a Chromium of its own process group, so that all of it can be killed at once.
 * @param dir its profile, which it leaves as it is when it is killed
 */
export async function startToKill(dir: string) {
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
