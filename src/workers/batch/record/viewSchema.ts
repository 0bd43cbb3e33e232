import * as v from "valibot";
import { SHOWN, type NumberKey, type SortKey } from "#domain/building/batch/state/batchState.ts";
import { TEXT_KEYS } from "#domain/building/batch/state/TextKey.ts";

const texts = v.array(v.string());
const end = v.nullable(v.pipe(v.number(), v.finite()));
export const key = v.custom<SortKey>((value) => typeof value === "string");

export const ColumnFilterSchema = v.variant("kind", [
  v.object({
    kind: v.literal("range"),
    key: v.custom<NumberKey>((value) => typeof value === "string"),
    from: end,
    to: end,
  }),
  v.object({
    kind: v.literal("text"),
    key: v.picklist(TEXT_KEYS),
    contains: v.string(),
    values: texts,
  }),
]);

export const show = v.picklist(SHOWN);
export const sort = v.nullable(v.object({ key, descending: v.boolean() }));
export const columns = v.array(ColumnFilterSchema);
export const group = v.nullable(
  v.object({ by: v.nullable(v.picklist(["floor", "zone", "soundVerdict"])), folded: texts }),
);

/** The view of a saved batch. */
export const ViewSchema = v.object({
  show,
  search: v.string(),
  sort,
  // Records from before column filters have none.
  columns: v.optional(columns, []),
  group: v.exactOptional(group),
});
