import type { BatchStorage } from "./BatchStorage.ts";
import { keptBuildings } from "./keptBuildings.ts";

/**
 * The building with which a visit begins: that of this tab, otherwise the one opened last, otherwise the one
 * saved last; before kinds shared a building, each had opened its own. `null` if none is stored. Rejects when
 * the browser refuses storage.
 */
export async function firstBuilding(
  storage: BatchStorage,
  kind: string,
  ofTab: string | undefined,
): Promise<string | null> {
  const kept = await keptBuildings(storage);
  const last = (await storage.current()) ?? (await storage.currentOfKind(kind));
  const ofKind = kept.find(({ selections }) => selections.some((selection) => selection.kind === kind));
  const asked = [ofTab, last, ofKind?.id, kept[0]?.id];
  return asked.find((id) => kept.some((building) => building.id === id)) ?? null;
}
