/** The whole state of the app in a page: what is stored, the address and the screen. It can be put back. */
import type { BrowserContext, Page } from "playwright/test";

/** Everything that survives a reload, as JSON. */
export type Stored = string;

/** Stops the clock and counts the ids, so that the same taps always store the same. */
export async function makeRepeatable(context: BrowserContext): Promise<void> {
  await context.addInitScript((now) => {
    Date.now = () => now;
    crypto.randomUUID = () => {
      const next = 1 + Number(localStorage.getItem("ids") ?? 0);
      localStorage.setItem("ids", String(next));
      return `00000000-0000-4000-8000-${String(next).padStart(12, "0")}`;
    };
    globalThis.print = () => {};
  }, Date.now());
}

export async function stored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page sees this function alone
    const answer = async <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        asked.addEventListener("success", () => done(asked.result));
        asked.addEventListener("error", () => failed(asked.error));
      });
    const databases: Record<string, Record<string, unknown>> = {};
    for (const { name = "" } of await indexedDB.databases()) {
      const open = await answer(indexedDB.open(name));
      const stores: Record<string, unknown> = (databases[name] = {});
      for (const store of open.objectStoreNames) {
        const at = open.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([answer(at.getAllKeys()), answer(at.getAll())]);
        const rows = keys.map((key, i) => [key, values[i] as unknown]);
        // A preference without a value has been forgotten.
        stores[store] = { inline: at.keyPath !== null, rows: rows.filter(([, value]) => value !== undefined) };
      }
      open.close();
    }
    return JSON.stringify({
      databases,
      local: Object.entries(localStorage),
      tab: Object.entries(sessionStorage),
      address: location.hash,
    });
  });
}

/** Stores everything in a page of the same origin that runs nothing. @returns the address to open */
export async function putBack(page: Page, before: Stored): Promise<string> {
  return page.evaluate(async (text) => {
    interface Rows {
      readonly inline: boolean;
      readonly rows: readonly (readonly [IDBValidKey, unknown])[];
    }
    const state = JSON.parse(text) as {
      databases: Record<string, Record<string, Rows>>;
      local: [string, string][];
      tab: [string, string][];
      address: string;
    };
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
    const finished = async (tx: IDBTransaction) =>
      new Promise((done, failed) => {
        tx.addEventListener("complete", done);
        tx.addEventListener("error", () => failed(tx.error));
      });
    for (const [name, stores] of Object.entries(state.databases)) {
      const open = await new Promise<IDBDatabase>((done, failed) => {
        const asked = indexedDB.open(name);
        asked.addEventListener("success", () => done(asked.result));
        asked.addEventListener("error", () => failed(asked.error));
      });
      if (Object.keys(stores).length > 0) {
        const tx = open.transaction(Object.keys(stores), "readwrite");
        const all = finished(tx);
        for (const [store, { inline, rows }] of Object.entries(stores)) {
          const at = tx.objectStore(store);
          at.clear();
          for (const [key, value] of rows)
            if (inline) at.put(value);
            else at.put(value, key);
        }
        await all;
      }
      open.close();
    }
    localStorage.clear();
    for (const [key, value] of state.local) localStorage.setItem(key, value);
    sessionStorage.clear();
    for (const [key, value] of state.tab) sessionStorage.setItem(key, value);
    return state.address;
  }, before);
}

/**
 * The words on the screen, in order, with what is chosen, typed and open. Left out: announcements, refusals, the size of
 * the store, and the number of a code that changes by itself.
 */
export async function screenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const SKIPPED = "[aria-live], [role=status], [role=alert], .refusal, script, style";
    // The same taps open a game of another id in another browser.
    const said: string[] = [location.hash.replace(/^#\/$/, "").replace(/[\da-f-]{36}/, "")];
    const walk = (at: Element): void => {
      if (at.matches(SKIPPED) || !at.checkVisibility()) return;
      if (at instanceof HTMLDialogElement && at.open) said.push("[sheet]");
      if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)
        said.push(`${at.value}${at instanceof HTMLInputElement && at.checked ? " ✓" : ""}`);
      for (const name of ["aria-label", "aria-pressed", "aria-checked", "aria-expanded", "aria-disabled", "open"]) {
        const value = at.getAttribute(name);
        if (value !== null) said.push(`${name}=${value}`);
      }
      for (const child of at.childNodes) {
        if (child instanceof Element) walk(child);
        else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) said.push(child.textContent.trim());
      }
    };
    walk(document.body);
    const words = said.join("\n").replaceAll(/[\d.,]+ [kM]B/g, "");
    return words.replace(/Code \d+(?= of \d+[^]*(?:slow|quick) ✓)/, "");
  });
}

/** Waits until nothing has changed on the screen for a moment, and for an answer to begin with. */
export async function quiet(page: Page, least = 300): Promise<void> {
  // A page that is being loaded again is waited for.
  await stillness(page, least).catch(async () => {
    await page.waitForLoadState();
    await stillness(page, least);
  });
}

async function stillness(page: Page, least: number): Promise<void> {
  await page.evaluate(
    async (wait) =>
      new Promise<void>((done) => {
        const began = performance.now();
        let changed = began;
        const watch = new MutationObserver(() => (changed = performance.now()));
        watch.observe(document, { subtree: true, childList: true, characterData: true });
        const timer = setInterval(() => {
          const now = performance.now();
          if (now - began < wait || (now - changed < 150 && now - began < 3000)) return;
          clearInterval(timer);
          watch.disconnect();
          done();
        }, 30);
      }),
    least,
  );
}

/** The place at which two texts begin to differ. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 120)}… became …${other.slice(from, at + 120)}…`.replaceAll("\n", " / ");
}
