import type { NumberKey, SortKey } from "#domain/building/batch/state/batchState.ts";
import { TEXT_KEYS, type TextKey } from "#domain/building/batch/state/TextKey.ts";
import type { RoomColumn } from "../RoomColumn.ts";

interface Titled {
  readonly title: string;
  readonly unit: string;
}

/** A column that can be filtered, with its texts for popover and chip. */
export type FilterableColumn =
  | (Titled & { readonly kind: "range"; readonly key: NumberKey })
  | (Titled & { readonly kind: "text"; readonly key: TextKey });

const isText = (key: SortKey): key is TextKey => (TEXT_KEYS as readonly SortKey[]).includes(key);

/** `null` for a column that cannot be filtered. */
export function filterableColumn({ id, header, meta, enableSorting }: RoomColumn): FilterableColumn | null {
  if (id === undefined || typeof header !== "string" || meta?.zone === "actions" || enableSorting === false)
    return null;
  // The id of a sortable column is its sort key.
  const key = id as SortKey;
  return isText(key)
    ? { kind: "text", key, title: header, unit: "" }
    : { kind: "range", key, title: header, unit: meta?.caption ?? "" };
}
