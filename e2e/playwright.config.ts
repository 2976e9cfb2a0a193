import { defineConfig, devices } from "playwright/test";
import { beginLaws, everything, sampled } from "./laws/sample";
import { findBrowser } from "./machine/browser.mjs";

const laws = beginLaws(process.argv);
if (process.env["TEST_WORKER_INDEX"] === undefined) console.log(laws);

const chromium = findBrowser("chromium");
const headless = findBrowser("headless") ?? chromium;
const firefox = findBrowser("firefox");
const webkit = findBrowser("webkit");

/** Specs that run in every engine. */
const EVERYWHERE = [/golden\.spec/, /offline\.spec/, /tabs\.spec/, /update\.spec/];
const BACK = /trust\/back\.spec/;
/** Specs that run as a sample (e2e/laws/sample.ts) but in `npm run laws`. */
const SAMPLED = /(laws\/.*|every-stop|count-check|forms|many|browsers|trust\/back)\.spec/;
/** One pixel for each of the page: to paint the seven of a real phone takes a tenth of all the time. */
const phone = { ...devices["Pixel 7"], deviceScaleFactor: 1, launchOptions: headless?.launch ?? {} };
/** For the kill and speed projects: one test at a time, so that tests do not slow each other down. */
const alone = { workers: 1, fullyParallel: false };
/** Chromium as people have it, for figures and for kills. */
const whole = { ...devices["Pixel 7"], launchOptions: chromium?.launch ?? {} };

export default defineConfig<{ kills: number; serviceWorker: boolean }>({
  testDir: ".",
  outputDir: "../test-results/e2e",
  fullyParallel: true,
  // A test waits for half of its time: three of them fill two cores.
  workers: 3,
  forbidOnly: !!process.env["CI"],
  timeout: 60_000,
  // Long enough for a busy machine; what must come sooner says so.
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../test-results/e2e.json" }]],
  // A trace of every test costs a third of the time. `TRACE=1` records one of each test that fails.
  use: {
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    actionTimeout: 10_000,
  },
  projects: [
    { name: "chromium", testIgnore: /(webkit|speed|shots)\.spec/, use: { ...phone, serviceWorker: false } },
    {
      name: "firefox",
      // It takes three times as long as Chromium, so a sample has half of the files. Without Firefox the rest is still
      // tested; `npm run browsers` reports it.
      testMatch: firefox ? [BACK, ...sampled(EVERYWHERE, 0.5, "firefox")] : [],
      use: {
        browserName: "firefox",
        ...(firefox?.channel ? { channel: firefox.channel } : {}),
        viewport: { width: 390, height: 844 },
        serviceWorker: everything(),
        // Without a graphics card, Firefox would draw with OpenGL on the processor.
        launchOptions: { ...firefox?.launch, firefoxUserPrefs: { "gfx.webrender.software": true } },
      },
    },
    // Playwright's own WebKit if it is installed, otherwise Debian's WebKitGTK over WebDriver.
    webkit && !webkit.channel
      ? { name: "webkit", testMatch: [BACK, ...EVERYWHERE], use: { ...devices["iPhone 15"] } }
      : { name: "webkitgtk", testMatch: webkit ? /webkit\.spec/ : [] },
    // The same files run in `chromium`, as a sample.
    {
      name: "laws",
      testMatch: SAMPLED,
      timeout: 1_200_000,
      use: { ...phone, serviceWorker: false },
    },
    { name: "kill", testMatch: /kill\.spec/, timeout: 1_200_000, ...alone, use: { ...whole, kills: 100 } },
    { name: "speed", testMatch: /speed\.spec/, ...alone, use: whole },
    { name: "shots", testMatch: /shots\.spec/, timeout: 300_000, use: phone },
  ],
});
