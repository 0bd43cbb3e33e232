import { expect, type Page } from "@playwright/test";

/** What the browser's storage says of a building. */
interface SavedHead {
  readonly rows: number;
  readonly matched: number;
  readonly position: number;
  /** ms since 1970. */
  readonly savedAt: number;
}

/** The head of the record that was written last, as the browser would find it after a crash. */
export const newestHead = (page: Page): Promise<SavedHead | null> =>
  page.evaluate(
    () =>
      new Promise<SavedHead | null>((resolve, reject) => {
        const opening = indexedDB.open("volute-batch");
        opening.addEventListener("error", () => reject(new Error("no storage")));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const store = database.transaction("parts").objectStore("parts");
          const keys = store.getAllKeys();
          keys.addEventListener("success", () => {
            const heads = keys.result.filter((key) => Array.isArray(key) && key[1] === "head");
            const found: SavedHead[] = [];
            if (heads.length === 0) resolve(null);
            for (const key of heads) {
              const reading = store.get(key);
              reading.addEventListener("success", () => {
                if (found.push(reading.result as SavedHead) < heads.length) return;
                resolve(found.toSorted((one, other) => other.savedAt - one.savedAt)[0] ?? null);
              });
            }
            database.close();
          });
        });
      }),
  );

/** Does something that is saved, and waits until a save that began after it has been written. */
export async function andSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = Date.now();
  await act();
  const savedAt = async () => (await newestHead(page))?.savedAt ?? 0;
  await expect.poll(savedAt, { timeout: 30_000 }).toBeGreaterThan(before);
}
