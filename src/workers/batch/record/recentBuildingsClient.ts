import type { KeptBuilding } from "#domain/building/batch/state/Building.ts";
import { BatchStorage } from "./BatchStorage.ts";
import { keptBuildings } from "./keptBuildings.ts";

/** Buildings shown on the start page; the list of buildings has all. */
const MOST_RECENT = 3;

/**
 * The buildings with rooms that were changed last, newest first, from the heads of their records: no rooms
 * are read, no worker is started and nothing is locked, so that any tab may work on them. Rejects when the
 * browser refuses storage.
 */
export async function readRecentBuildings(): Promise<readonly KeptBuilding[]> {
  const storage = new BatchStorage();
  try {
    return (await keptBuildings(storage)).filter(({ rooms }) => rooms > 0).slice(0, MOST_RECENT);
  } finally {
    await storage.close();
  }
}
