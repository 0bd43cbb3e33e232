import type { KeptBuilding } from "#domain/building/batch/state/Building.ts";
import { BatchStorage } from "./BatchStorage.ts";
import { keptBuildings } from "./keptBuildings.ts";

/** So many stand on the page where work is gone on with; the list of buildings has them all. */
const MOST_RECENT = 3;

/**
 * The buildings with rooms that were worked on last, the newest first, by the heads of their records: no rooms are read,
 * no worker is started, and nothing is held, so that any tab may work on them. Rejects when the browser refuses storage.
 */
export async function readRecentBuildings(): Promise<readonly KeptBuilding[]> {
  const storage = new BatchStorage();
  try {
    return (await keptBuildings(storage)).filter(({ rooms }) => rooms > 0).slice(0, MOST_RECENT);
  } finally {
    await storage.close();
  }
}
