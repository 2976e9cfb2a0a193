/** The preferences as stored: a moment after they are shown. */
import type { Page } from "playwright/test";

/** @returns undefined for a preference that was never stored */
export function keptPreference(page: Page, key: string): Promise<unknown> {
  return page.evaluate(async (name) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, which cannot use code of this file
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("no answer")));
      });
    const [found] = await indexedDB.databases();
    const db = await done(indexedDB.open(found?.name ?? ""));
    const kept: unknown = await done(db.transaction("preferences").objectStore("preferences").get(name));
    db.close();
    return kept;
  }, key);
}
