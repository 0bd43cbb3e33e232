import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { Log } from "../process/log.ts";
import type { Database } from "../database/connection/database.ts";

/** An import comes in batches, each of which is told: one reading is enough for those that follow closely. */
const SILENCE_MS = 1_000;
/** Imports may follow one another for minutes: what has changed is not waited for longer than this. */
const PATIENCE_MS = 10_000;
/** Every node on a database hears of a change at once; they read it at moments spread over this long. */
const SPREAD_MS = 4_000;

interface Following {
  readonly database: Pick<Database, "hearChanges">;
  /** Reads a category again. */
  readonly rebuild: (categoryCode: string) => Promise<void>;
  readonly log: Log;
  readonly silenceMs?: number;
  readonly spreadMs?: number;
  readonly patienceMs?: number;
  /** From 0 up to 1, of this node alone. */
  readonly random?: () => number;
}

/**
 * Reads again what other nodes on the same database have changed.
 * @returns how to stop; what is being read is finished first
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
