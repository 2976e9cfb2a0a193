/** The law of arrival: from the first frame of a screen on, its controls stay where they are until somebody taps. */
import { allHere, expect, test } from "../test";
import { resize, TOURS } from "../tour/screens";
import { SIZES } from "../tour/sizes";
import { sampled } from "./sample";

declare global {
  interface Window {
    /** Reports a screen to the test. @param moved the control that moved; undefined if everything stayed */
    arrived: (moved?: string) => Promise<void>;
  }
}

/** Runs before any script of the page: notes each screen with a control that moves after its first frame. */
function watchArrivals(): void {
  /** Milliseconds in which a list is read and a late part comes, even on a slow phone. */
  const LONG_ENOUGH = 700;
  /** Milliseconds for which the storage is busy after a touch. */
  const HELD = 60;
  const SEEN = { visibilityProperty: true };
  /** The screen that is watched, "" between two, and the time of the last frame. */
  const arrival = { watched: "", at: 0 };
  let shown = "";
  const nextFrame = () =>
    new Promise<void>((done) =>
      requestAnimationFrame((at) => {
        arrival.at = at;
        // After all other work of the frame.
        setTimeout(done);
      }),
    );
  let db: IDBDatabase | undefined;
  const openStorage = async () => {
    const [found] = await indexedDB.databases();
    if (db || found?.name === undefined) return;
    const opening = indexedDB.open(found.name);
    db = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
  };
  /** Keeps the storage busy for some frames, as on a slow phone: the app reads and writes only after that. */
  const holdStorage = () => {
    const [store, ...more] = db?.objectStoreNames ?? [];
    if (!db || store === undefined) return;
    const held = db.transaction([store, ...more], "readwrite").objectStore(store);
    const until = performance.now() + HELD;
    const again = () => {
      if (performance.now() < until) held.count().onsuccess = again;
    };
    again();
  };
  window.beforeAction = async () => {
    while (arrival.watched !== "") await nextFrame();
    await openStorage();
  };
  const movedIn = (first: ReadonlyMap<Element, DOMRect>) => {
    for (const [part, { x, y, bottom }] of first) {
      // A list below the screen may learn the heights of its lines.
      if (y > innerHeight || bottom < 0) continue;
      const name = `“${(part.getAttribute("aria-label") ?? part.textContent).trim().slice(0, 40)}”`;
      if (!part.checkVisibility(SEEN)) return `${name} is gone`;
      const now = part.getBoundingClientRect();
      const by = [now.x - x, now.y - y].map((px) => Math.round(px * 10) / 10);
      if (by.some((px) => px !== 0)) return `${name} moved by ${by.join(", ")}`;
    }
    return undefined;
  };
  const watch = async (screen: string) => {
    arrival.watched = screen;
    await nextFrame();
    const began = arrival.at;
    const first = new Map<Element, DOMRect>();
    for (; arrival.watched === screen && arrival.at - began < LONG_ENOUGH; await nextFrame()) {
      const moved = movedIn(first);
      for (const part of document.querySelectorAll("main :is(button, a[href], input, select, textarea, summary)"))
        if (!first.has(part) && part.checkVisibility(SEEN) && !part.closest(".unseen, .notice"))
          first.set(part, part.getBoundingClientRect());
      if (moved === undefined) continue;
      void window.arrived(`${screen}: ${moved} after ${Math.round(arrival.at - began)} ms`);
      arrival.watched = "";
    }
    if (arrival.watched !== screen) return;
    void window.arrived();
    arrival.watched = "";
  };
  const look = () => {
    const heading = document.querySelector("main h1")?.textContent ?? "";
    const screen = `${heading} (${location.hash.split("/")[1] ?? "home"})`;
    if (screen === shown) return;
    shown = screen;
    if (heading !== "") void watch(screen);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  for (const end of ["pointerdown", "keydown", "resize", "popstate", "pagehide"])
    addEventListener(end, () => void (arrival.watched = ""), { capture: true });
  for (const begin of ["pointerdown", "keydown"]) addEventListener(begin, holdStorage, { capture: true });
}

const CASES = Object.entries(TOURS).flatMap(([name, tour]) => SIZES.map((size) => ({ name, tour, size })));

for (const { name, tour, size } of sampled(CASES, 0.03, "arrival"))
  test(`nothing on a screen moves after its first frame: ${name} at ${size.join("×")}`, async ({
    table,
    page,
    url,
  }) => {
    test.setTimeout(300_000);
    await resize(page, size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const moved: string[] = [];
    let still = 0;
    await page.exposeFunction(
      "arrived",
      (what?: string) => void (what === undefined ? (still += 1) : moved.push(what)),
    );
    await page.addInitScript(watchArrivals);
    await page.goto("about:blank");
    await page.goto(url);
    await allHere(page);
    await tour(table, () => page.evaluate(() => window.beforeAction?.()));
    expect(moved).toEqual([]);
    expect(still).toBeGreaterThan(0);
  });
