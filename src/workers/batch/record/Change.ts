import type { Batch } from "#domain/building/batch/Batch.ts";
import { allParts, partsOfResults, partsOfRooms, type PartName } from "./savedParts.ts";

/**
 * The object of a change: some rooms or answers, all answers, the set of rooms, the view, the filter with its
 * rules, or the name.
 */
export type Change =
  | { readonly of: "rooms" | "results"; readonly roomIds: readonly string[] }
  | { readonly of: "all-results" | "everything" | "view" | "filter" | "name" };

/** Whether the other kinds of the building have to follow the change. */
export const isOfRooms = ({ of }: Change): boolean => of === "rooms" || of === "everything" || of === "name";

/** The rows that a change may affect; `null` means any. */
export function rowsOfChange<Filter>(
  { rooms }: Batch<Filter>,
  change: Change,
): Int32Array<ArrayBuffer> | null {
  if (change.of === "filter") return new Int32Array(0);
  if (change.of !== "rooms" && change.of !== "results") return null;
  return Int32Array.from(change.roomIds.flatMap((roomId) => rooms.rowOf.get(roomId) ?? []));
}

/** The parts of the record that a change makes outdated. */
export function partsOfChange<Filter>(batch: Batch<Filter>, change: Change): PartName[] {
  switch (change.of) {
    case "rooms":
      return partsOfRooms(batch, change.roomIds);
    case "results":
      return partsOfResults(batch, change.roomIds);
    case "all-results":
      return partsOfResults(batch, batch.rooms.ids);
    case "everything":
      return allParts(batch);
    case "view":
    case "filter":
    case "name":
      return ["head"];
  }
}
