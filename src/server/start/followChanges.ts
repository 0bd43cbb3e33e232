import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { Log } from "../process/log.ts";
import type { Database } from "../database/connection/database.ts";

/** An import writes in batches, and each is reported: one reading is enough for those in quick succession. */
const SILENCE_MS = 1_000;
/** Imports may follow one another for minutes; changes are read after this time at the latest. */
const PATIENCE_MS = 10_000;
/** All nodes of a database are notified at once; they spread their reading over this time. */
const SPREAD_MS = 4_000;

interface Following {
  readonly database: Pick<Database, "hearChanges">;
  /** Reads a category again. */
  readonly rebuild: (categoryCode: string) => Promise<void>;
  readonly log: Log;
  readonly silenceMs?: number;
  readonly spreadMs?: number;
  readonly patienceMs?: number;
  /** A random number from 0 up to 1, which each node draws for itself. */
  readonly random?: () => number;
}

/**
 * Reads again what this process or another node of the same database has changed. A change that was already read
 * is skipped.
 * @returns a function that stops it, after the current reading is finished
 */
export async function followChanges(parts: Following): Promise<() => Promise<void>> {
  const { database, rebuild, log, silenceMs = SILENCE_MS, spreadMs = SPREAD_MS } = parts;
  const { patienceMs = PATIENCE_MS, random = Math.random } = parts;
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly latest: number }>();
  let reading = Promise.resolve();

  const takeUp = (categoryCode: string) =>
    rebuild(categoryCode).catch((error: unknown) => {
      log.error({ err: error, categoryCode }, "a change of the catalogue was not taken up");
    });

  function readSoon(categoryCode: string): void {
    const before = waiting.get(categoryCode);
    clearTimeout(before?.timer);
    const now = performance.now();
    const latest = before?.latest ?? now + patienceMs;
    const wait = Math.max(0, Math.min(silenceMs + random() * spreadMs, latest - now));
    const timer = setTimeout(() => {
      waiting.delete(categoryCode);
      reading = reading.then(() => takeUp(categoryCode));
    }, wait);
    waiting.set(categoryCode, { timer, latest });
  }

  const stopHearing = await database.hearChanges((categoryCode) => {
    const codes = categoryCode === null ? Object.keys(CATEGORIES) : [categoryCode];
    for (const code of codes) readSoon(code);
  });
  return async () => {
    await stopHearing();
    for (const { timer } of waiting.values()) clearTimeout(timer);
    await reading;
  };
}
