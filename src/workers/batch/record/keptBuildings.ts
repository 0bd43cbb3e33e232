import * as v from "valibot";
import type { KeptBuilding, KeptSelection } from "#domain/building/batch/state/Building.ts";
import type { BatchStorage } from "./BatchStorage.ts";
import { partsOfRecordId } from "./recordOf.ts";
import { ListedHeadSchema } from "./savedSchemas.ts";

type ListedHead = v.InferOutput<typeof ListedHeadSchema>;

/** `null` for a record that cannot be opened; opening it sets it aside. */
export function listedHead(record: string, head: unknown): ListedHead | null {
  const read = v.safeParse(ListedHeadSchema, head);
  return read.success && read.output.kind === partsOfRecordId(record)?.kind ? read.output : null;
}

function selectionOf({ kind, generation, ...head }: ListedHead, newest: number): KeptSelection {
  const isBehind = generation < newest;
  return {
    kind,
    isBehind,
    // Its counts were for the former rooms.
    matched: isBehind ? null : (head.matched ?? null),
    unmatched: isBehind ? null : (head.unmatched ?? null),
    // In an older record without this property, it follows from the number of matched rooms.
    hasRun: head.hasRun ?? (head.matched ?? 0) > 0,
    savedAt: head.savedAt ?? null,
  };
}

const newestFirst = (one: { savedAt: number | null }, other: { savedAt: number | null }) =>
  (other.savedAt ?? 0) - (one.savedAt ?? 0);

function buildingOf(id: string, heads: readonly ListedHead[]): KeptBuilding {
  const [newest] = heads.toSorted((one, other) => other.generation - one.generation);
  const { givenName, buildingName, rows, generation } = newest!;
  const selections = heads.map((head) => selectionOf(head, generation)).toSorted(newestFirst);
  return { id, name: givenName || buildingName, rooms: rows, selections, savedAt: selections[0]!.savedAt };
}

/** The stored buildings, newest first, from the heads of their records: no rooms are read. */
export async function keptBuildings(storage: BatchStorage): Promise<KeptBuilding[]> {
  const headsOf = new Map<string, ListedHead[]>();
  for (const [record, head] of await storage.heads()) {
    const id = partsOfRecordId(record)?.building;
    const listed = listedHead(record, head);
    if (id !== undefined && listed !== null) headsOf.set(id, [...(headsOf.get(id) ?? []), listed]);
  }
  return [...headsOf].map(([id, heads]) => buildingOf(id, heads)).sort(newestFirst);
}
