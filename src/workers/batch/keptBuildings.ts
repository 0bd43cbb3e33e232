import * as v from "valibot";
import type { KeptBuilding } from "#domain/batch/Building.ts";
import type { BatchStorage } from "./BatchStorage.ts";
import { ListedHeadSchema } from "./savedSchemas.ts";

function listed(id: string, head: unknown): KeptBuilding[] {
  const read = v.safeParse(ListedHeadSchema, head);
  // Nothing we could open: it is set aside when somebody tries.
  if (!read.success) return [];
  const { givenName, buildingName, rows, matched, unmatched, hasRun, savedAt } = read.output;
  return [
    {
      id,
      name: givenName || buildingName,
      rooms: rows,
      matched: matched ?? null,
      unmatched: unmatched ?? null,
      // A record from before this was written says it by what came of the run.
      hasRun: hasRun ?? (matched ?? 0) > 0,
      savedAt: savedAt ?? null,
    },
  ];
}

const newestFirst = (one: KeptBuilding, other: KeptBuilding) => (other.savedAt ?? 0) - (one.savedAt ?? 0);

/** What is kept of one kind of equipment, the newest first, by the heads of the records: no rooms are read. */
export async function keptBuildings(storage: BatchStorage, kind: string): Promise<KeptBuilding[]> {
  const heads = await storage.heads(kind);
  return [...heads].flatMap(([id, head]) => listed(id, head)).sort(newestFirst);
}
