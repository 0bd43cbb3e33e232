import type { KeptBuilding } from "#domain/batch/Building.ts";
import { BatchStorage } from "./BatchStorage.ts";
import { firstBuilding } from "./firstBuilding.ts";
import { placeOfBuilding } from "./placeOfBuilding.ts";

export interface RecentWorkClient {
  /**
   * The building that the batch screen of a kind would open in this tab; `null` where there is none with rooms. Rejects
   * when the browser refuses storage.
   */
  readonly recent: (kind: string) => Promise<KeptBuilding | null>;
}

/**
 * Looks at the work that was left by the heads of its records: no rooms are read, no worker is started, and nothing is
 * held, so that any tab may work on it.
 */
export const createRecentWorkClient = (
  tabMemory: Pick<Storage, "getItem"> | undefined,
): RecentWorkClient => ({
  async recent(kind) {
    const storage = new BatchStorage();
    try {
      const ofTab = tabMemory?.getItem(placeOfBuilding(kind)) ?? undefined;
      const building = await firstBuilding(storage, kind, ofTab);
      return building && building.rooms > 0 ? building : null;
    } finally {
      await storage.close();
    }
  },
});
