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
        let isThere = true;
        // Only the worker makes it; made here it would stay without what the worker puts in it.
        opening.addEventListener("upgradeneeded", () => {
          isThere = false;
          opening.transaction?.abort();
        });
        opening.addEventListener("error", () => (isThere ? reject(new Error("no storage")) : resolve(null)));
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

/** What a head says of the work itself: neither when it was written nor where the table stands. */
const workIn = (head: SavedHead | null): string =>
  JSON.stringify({ ...head, savedAt: undefined, position: undefined });

/**
 * Does something that changes the batch, and waits until a save that has it is written. A page that has just been opened
 * saves where its table stands, too: such a save is not taken for it.
 */
export async function andSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = workIn(await newestHead(page));
  const started = Date.now();
  await act();
  const isSaved = async () => {
    const head = await newestHead(page);
    return (head?.savedAt ?? 0) > started && workIn(head) !== before;
  };
  await expect.poll(isSaved, { timeout: 30_000 }).toBe(true);
}
