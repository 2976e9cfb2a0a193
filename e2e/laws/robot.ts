/** Taps a control once, puts everything back, taps it several times, and compares what is stored and shown. */
import { type BrowserContext, devices, type Locator, type Page } from "playwright/test";
import { pauseBetweenTaps, recorded, replay } from "../machine/unhurried";
import { type Control, CONTROLS, listControls, type Spot, spotOf } from "./controls";
import { difference, makeRepeatable, putBack, quiet, screenOf, stored, type Stored } from "./state";

/** Milliseconds after the end of the first tap at which the next ones begin. */
export const DELAYS = [0, 60, 150, 250, 400] as const;

/** Milliseconds that a touch lasts. */
const TOUCH = 5;
/** Milliseconds after a tap in which the robot begins no new one: by then the app has forgotten it. */
const CALM = 600;
/** The most actions of the tour that the robot repeats to come from its address to a stop. */
const FEW_TAPS = 10;
/** How often the robot tries to come back: a page that is closed may still store a half-typed line. */
const RETURNS = 3;
/** How often the robot compares the screen, and how many milliseconds it waits for a control of the tour. */
interface Patience {
  readonly tries: number;
  readonly patience: number;
}
const PATIENT: Patience = { tries: 60, patience: 10_000 };
const QUICK: Patience = { tries: 15, patience: 1000 };
/** Milliseconds that the slowest answer takes: a voice that does not begin to speak is given up after two seconds. */
const SLOW_ANSWER = 2600;

/** A store, and the number of the tour’s actions before it. */
interface Base {
  readonly stored: Stored;
  readonly since: number;
}

class Elsewhere extends Error {}

export class Robot {
  /** How many controls were tapped, and how often a delay was tried. */
  controls = 0;
  delays = 0;
  /** The robot looks at the page of the tour and never touches it. */
  readonly #tour: Page;
  /** The robot's own browser, and its page: a new one for each try, so that Back leads to the same places. */
  readonly #own: BrowserContext;
  readonly #url: string;
  #page: Page | undefined;
  /** The state from which the robot comes to the stop, and those that have led to one, the latest first. */
  #base: Base;
  #bases: readonly Base[];
  #screen = "";
  /** Why the robot did not come to the stop. */
  #elsewhere = "";
  /** The store and the screen at the stop; undefined if the page is elsewhere. */
  #here: string | undefined;
  #tapped = -CALM;

  private constructor(tour: Page, own: BrowserContext, url: string, beginning: Stored) {
    this.#tour = tour;
    this.#base = { stored: beginning, since: 0 };
    this.#bases = [this.#base];
    this.#own = own;
    this.#url = url;
  }

  static async beside(tour: Page, url: string): Promise<Robot> {
    const browser = tour.context().browser();
    if (!browser) throw new Error("no browser");
    const own = await browser.newContext({ ...devices["Pixel 7"], serviceWorkers: "block", reducedMotion: "reduce" });
    await makeRepeatable(own);
    const first = await own.newPage();
    await first.goto(url);
    await first.getByRole("heading", { level: 1 }).waitFor();
    const beginning = await stored(first);
    await first.close();
    return new Robot(tour, own, url, beginning);
  }
  async leave(): Promise<void> {
    await this.#own.close();
  }

  /** Begins a stop: by its address, or from an earlier stop by the tour's taps. @returns why it cannot come there */
  async arrive(): Promise<string | undefined> {
    await quiet(this.#tour);
    this.#screen = await screenOf(this.#tour);
    const [here, made] = [await stored(this.#tour), recorded(this.#tour).length];
    // A few taps often open a sheet or type a line, without storing anything.
    for (let taps = 0; taps <= Math.min(FEW_TAPS, made); taps++) {
      this.#base = { stored: here, since: made - taps };
      if (!(await this.#come(QUICK))) continue;
      this.#bases = [this.#base, ...this.#bases];
      return undefined;
    }
    for (const base of this.#bases) {
      this.#base = base;
      if (await this.#come()) return undefined;
    }
    return this.#elsewhere;
  }

  /** Begins the stop at which another robot is. */
  follow(other: Robot): void {
    this.#base = other.#base;
    this.#screen = other.#screen;
    this.#here = undefined;
  }

  /** Comes to the stop, with everything as it was. */
  async #come({ tries, patience }: Patience = PATIENT): Promise<boolean> {
    this.#here = undefined;
    await this.#page?.close();
    const page = (this.#page = await this.#own.newPage());
    await page.goto(`${this.#url}icon.svg`);
    const address = await putBack(page, this.#base.stored);
    pauseBetweenTaps(page);
    // The first page comes before it in the history, so that Back does not leave the app. The app is not running yet: if
    // it opened a sheet during a reload, that reload would end on the page before.
    await page.evaluate(
      ([home, to]) => {
        history.replaceState({ trail: ["#/"] }, "", home);
        if (to !== "" && to !== "#/") history.pushState({ trail: ["#/", to] }, "", home.replace("#/", to));
      },
      [`${this.#url}#/`, address] as const,
    );
    await page.reload();
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    // Only for the tour's actions: a page may need longer to load.
    page.setDefaultTimeout(patience);
    const stuck = await replay(page, recorded(this.#tour).slice(this.#base.since));
    if (stuck !== undefined) {
      this.#elsewhere = stuck;
      return false;
    }
    for (let left = tries; left > 0; left--) {
      if ((await screenOf(page)) === this.#screen) {
        this.#here = await this.#state();
        return true;
      }
      await quiet(page, 50);
    }
    this.#elsewhere = difference(this.#screen, await screenOf(page));
    return false;
  }
  get #now(): Page {
    if (!this.#page) throw new Error("the robot is nowhere");
    return this.#page;
  }
  async #state(): Promise<string> {
    const page = this.#now;
    if (!page.url().startsWith(`${this.#url}#`) && page.url() !== this.#url) return "left the app";
    const steps = await page.evaluate(() => history.length);
    return `${await stored(page)}\n${await screenOf(page)}\n${steps} steps`;
  }

  /** A finger taps there, and again after each delay. */
  async #tap(spot: Spot, delays: readonly number[]): Promise<void> {
    const sent: Promise<unknown>[] = [];
    await new Promise((calm) => setTimeout(calm, this.#tapped + CALM - performance.now()));
    // The taps that led here are long over, also on a busy computer: after a scroll, the app has forgotten them.
    await this.#now.evaluate(() => dispatchEvent(new WheelEvent("wheel")));
    const cdp = await this.#own.newCDPSession(this.#now);
    // Chromium takes the times from here, so that a busy computer does not stretch the delays.
    const began = Date.now() / 1000;
    const send = async (type: "touchStart" | "touchEnd", touchPoints: Spot[], at: number) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: began + at / 1000 });
    const once = (after: number) => {
      sent.push(send("touchStart", [spot], after), send("touchEnd", [], after + TOUCH));
    };
    once(0);
    const first = performance.now();
    for (const delay of delays) {
      await new Promise((done) => setTimeout(done, Math.max(0, first + delay - performance.now())));
      once(TOUCH + delay);
    }
    await Promise.all(sent);
    this.#tapped = performance.now();
    await cdp.detach();
  }

  list(): Promise<readonly Control[]> {
    return listControls(this.#now);
  }

  /** The store and the screen after one tap, and one more after each delay; undefined if the control is covered. */
  async #outcome(at: number, delays: readonly number[], patience = 350): Promise<string | undefined> {
    // A tap that changed nothing leaves the robot where it was.
    for (let times = 1; this.#here === undefined; times++)
      if (!(await this.#come()) && times === RETURNS) throw new Elsewhere(this.#elsewhere);
    const spot = await spotOf(this.#now, at);
    if (!spot) return undefined;
    const before = this.#here;
    this.#here = undefined;
    await this.#tap(spot, delays);
    await quiet(this.#now, patience);
    const after = await this.#state();
    if (after === before) this.#here = before;
    return after;
  }

  /** @returns how the second taps changed something, or why the robot cannot come back, or undefined */
  async try(
    control: Pick<Control, "at" | "name">,
    bursts: readonly (readonly number[])[],
  ): Promise<string | undefined> {
    return this.#compare(control, bursts).catch((error: unknown) => {
      if (error instanceof Elsewhere) return `${control.name}: cannot come back: ${error.message}`;
      throw error;
    });
  }
  async #compare(
    { at, name }: Pick<Control, "at" | "name">,
    bursts: readonly (readonly number[])[],
  ): Promise<string | undefined> {
    let single = await this.#outcome(at, []);
    if (single === undefined) return undefined;
    this.controls += 1;
    for (const delays of bursts) {
      this.delays += delays.length;
      if ((await this.#outcome(at, delays)) === single) continue;
      // A slow answer is no second one: both taps get more time.
      const twice = await this.#outcome(at, delays, SLOW_ANSWER);
      single = await this.#outcome(at, [], SLOW_ANSWER);
      if (twice !== single) return `${name} after ${delays.join(", ")} ms: ${difference(single ?? "", twice ?? "")}`;
    }
    return undefined;
  }

  /** The same for a control that a test has found. */
  async tryOn(control: Locator, bursts: readonly (readonly number[])[]): Promise<string | undefined> {
    const at = await control.evaluate((one, controls) => {
      const root = document.querySelector("dialog[open]") ?? document.body;
      const pressed = one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one;
      return [...root.querySelectorAll(controls)].indexOf(pressed);
    }, CONTROLS);
    return this.try({ at, name: String(control) }, bursts);
  }
}
