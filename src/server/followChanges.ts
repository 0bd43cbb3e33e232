import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { Log } from "./log.ts";
import type { Database } from "./store/database.ts";

/** An import comes in batches, each of which is told: one reading is enough for those that follow closely. */
const SILENCE_MS = 1_000;
/** Every node on a database hears of a change at once; they read it at moments spread over this long. */
const SPREAD_MS = 4_000;

interface Following {
  readonly database: Pick<Database, "hearChanges">;
  /** Reads a category again. */
  readonly rebuild: (categoryCode: string) => Promise<void>;
  readonly log: Log;
  readonly silenceMs?: number;
  readonly spreadMs?: number;
  /** From 0 up to 1, of this node alone. */
  readonly random?: () => number;
}

/**
 * Reads again what other nodes on the same database have changed.
 * @returns how to stop; what is being read is finished first
 */
export async function followChanges(parts: Following): Promise<() => Promise<void>> {
  const { database, rebuild, log, silenceMs = SILENCE_MS, spreadMs = SPREAD_MS } = parts;
  const { random = Math.random } = parts;
  const changed = new Set<string>();
  let silence: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  async function takeUp(): Promise<void> {
    for (const categoryCode of changed) {
      changed.delete(categoryCode);
      await rebuild(categoryCode).catch((error: unknown) => {
        log.error({ err: error, categoryCode }, "a change of the catalogue was not taken up");
      });
    }
  }

  const stopHearing = await database.hearChanges((categoryCode) => {
    const codes = categoryCode === null ? Object.keys(CATEGORIES) : [categoryCode];
    for (const code of codes) changed.add(code);
    clearTimeout(silence);
    silence = setTimeout(
      () => {
        reading = reading.then(takeUp);
      },
      silenceMs + random() * spreadMs,
    );
  });
  return async () => {
    await stopHearing();
    clearTimeout(silence);
    await reading;
  };
}
