// Finds the browsers for the end-to-end tests. `node e2e/machine/browser.mjs --install` installs the missing ones:
// first with `playwright install`, which needs open internet, then as root with apt-get.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, firefox, webkit } from "playwright";

/** @typedef {{ path: string, launch: { executablePath?: string }, channel?: string }} Found */

const MINIBROWSER = ["x86_64", "aarch64"].flatMap((cpu) =>
  ["4.1", "4.0"].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);
const ENGINES = {
  chromium: {
    env: "CHROMIUM_PATH",
    own: () => chromium.executablePath(),
    system: [
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    debian: ["chromium"],
  },
  // Debian's Chromium without windows takes a quarter less time. Playwright starts its own such program by itself.
  headless: {
    env: "CHROMIUM_PATH",
    own: () => chromium.executablePath(),
    system: ["/usr/bin/chromium-headless-shell"],
    debian: ["chromium-headless-shell"],
  },
  firefox: {
    env: "FIREFOX_PATH",
    own: () => firefox.executablePath(),
    // A stock Firefox is driven over WebDriver BiDi: channel "moz-firefox".
    system: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    channel: "moz-firefox",
    // The oldest Firefox that understands Playwright.
    since: 153,
    debian: ["firefox-esr"],
  },
  webkit: {
    env: "MINIBROWSER_PATH",
    own: () => webkit.executablePath(),
    // WebKitGTK, driven by WebKitWebDriver and not by Playwright: see webkit.ts.
    system: MINIBROWSER,
    channel: "webdriver",
    debian: ["webkit2gtk-driver", "xvfb"],
  },
};

/** @param {string} path */
function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether Playwright can drive this version. @param {string} path @param {number} since */
function isNewEnough(path, since) {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/(\d+)\./.exec(stdout ?? "")?.[1] ?? 0) >= since;
}

/** @param {keyof typeof ENGINES} name @returns {Found | undefined} */
export function findBrowser(name) {
  const engine = ENGINES[name];
  const asked = process.env[engine.env];
  if (asked && !runnable(asked)) throw new Error(`${engine.env} is not a program: ${asked}`);
  if (!asked && runnable(engine.own())) return { path: engine.own(), launch: {} };
  const known = engine.system.find(runnable);
  const path = asked || (known && (!("since" in engine) || isNewEnough(known, engine.since)) ? known : undefined);
  if (!path) return undefined;
  return { path, launch: { executablePath: path }, ...("channel" in engine ? { channel: engine.channel } : {}) };
}

/** @param {string} cmd @param {string[]} args */
function run(cmd, args) {
  console.log(`> ${cmd} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(cmd, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}

/** @param {(keyof typeof ENGINES)[]} names */
export function installBrowsers(names) {
  const missing = () => names.filter((n) => !findBrowser(n));
  if (!missing().length) return;
  const cli = join(dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");
  const own = missing().filter((name) => name !== "headless");
  const ok = own.length > 0 && run(process.execPath, [cli, "install", ...own]);
  if (ok || !missing().length || process.getuid?.() !== 0 || !runnable("/usr/bin/apt-get")) return;
  // Old package lists would install old browsers.
  run("apt-get", ["update", "-qq"]);
  const get = ["install", "-y", "-qq", "--no-install-recommends"];
  // One by one: an older Debian has no `chromium-headless-shell`.
  for (const name of missing()) run("apt-get", [...get, ...ENGINES[name].debian]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = /** @type {(keyof typeof ENGINES)[]} */ (Object.keys(ENGINES));
  if (process.argv.includes("--install")) installBrowsers(names);
  for (const name of names) {
    const lacking = name === "headless" ? "none: the tests take longer in Chromium" : "none: its tests are skipped";
    console.log(`${name}: ${findBrowser(name)?.path ?? lacking}`);
  }
  if (!findBrowser("chromium")) {
    console.error(
      "No Chromium. Install one and set CHROMIUM_PATH, or run: npx playwright install --with-deps chromium",
    );
    process.exit(1);
  }
}
