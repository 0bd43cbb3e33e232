import type { NumberKey, SortKey, TextKey } from "#domain/building/batch/state/batchState.ts";
import type { RoomColumn } from "../RoomColumn.ts";

interface Titled {
  readonly title: string;
  readonly unit: string;
}

/** A column that can be filtered, with its texts for popover and chip. */
export type FilterableColumn =
  | (Titled & { readonly kind: "range"; readonly key: NumberKey })
  | (Titled & { readonly kind: "text"; readonly key: TextKey });

const TEXT_KEYS: readonly SortKey[] = [
  "roomCode",
  "roomName",
  "floor",
  "zone",
  "model",
  "series",
] satisfies TextKey[];

/** `null` for a column that cannot be filtered. */
export function filterableColumn({ id, header, meta, enableSorting }: RoomColumn): FilterableColumn | null {
  if (id === undefined || typeof header !== "string" || meta?.zone === "actions" || enableSorting === false)
    return null;
  // The id of a sortable column is its sort key.
  const key = id as SortKey;
  return TEXT_KEYS.includes(key)
    ? { kind: "text", key: key as TextKey, title: header, unit: "" }
    : { kind: "range", key: key as NumberKey, title: header, unit: meta?.caption ?? "" };
}
