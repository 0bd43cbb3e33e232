import type { KeptBuilding } from "#domain/batch/Building.ts";
import type { BatchStorage } from "./BatchStorage.ts";
import { keptBuildings } from "./keptBuildings.ts";

/**
 * The building of a kind that a visit begins with: that of this tab, else the one opened last, else the one saved last;
 * `null` where none is kept. Rejects when the browser refuses storage.
 */
export async function firstBuilding(
  storage: BatchStorage,
  kind: string,
  ofTab: string | undefined,
): Promise<KeptBuilding | null> {
  const kept = await keptBuildings(storage, kind);
  const asked = [ofTab, await storage.current(kind), kept[0]?.id];
  const ids = kept.map(({ id }) => id);
  const id = asked.find((one) => one !== undefined && ids.includes(one));
  return kept.find((building) => building.id === id) ?? null;
}
