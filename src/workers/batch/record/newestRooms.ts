import type { SharedRooms } from "#domain/building/batch/edit/sharedRooms.ts";
import type { BatchStorage } from "./BatchStorage.ts";
import { partsOfRecordId } from "./recordOf.ts";
import { restoreRooms } from "./restoreBatch.ts";
import { listedHead } from "./keptBuildings.ts";

/**
 * The rooms of a building as saved by the kind that changed them last, if they are newer than `generation`;
 * `null` if there are none, or none that can be read. Rejects when the browser refuses storage.
 */
export async function newestRooms(
  storage: BatchStorage,
  building: string,
  generation: number,
): Promise<SharedRooms | null> {
  const newer = [...(await storage.heads())]
    .filter(([record]) => partsOfRecordId(record)?.building === building)
    .flatMap(([record, head]) => {
      const found = listedHead(record, head)?.generation ?? 0;
      return found > generation ? [{ record, found }] : [];
    })
    .toSorted((one, other) => other.found - one.found);
  for (const { record } of newer)
    try {
      return restoreRooms(await storage.load(record));
    } catch {
      // Damaged: it is set aside when its own kind is opened.
    }
  return null;
}
