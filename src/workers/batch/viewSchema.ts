import * as v from "valibot";
import type { NumberKey, SortKey } from "#domain/batch/batchState.ts";

const texts = v.array(v.string());
const end = v.nullable(v.pipe(v.number(), v.finite()));

const ColumnFilterSchema = v.variant("kind", [
  v.object({
    kind: v.literal("range"),
    key: v.custom<NumberKey>((key) => typeof key === "string"),
    from: end,
    to: end,
  }),
  v.object({
    kind: v.literal("text"),
    key: v.picklist(["roomCode", "roomName", "model", "series"]),
    contains: v.string(),
    values: texts,
  }),
]);

/** The view of a saved batch. */
export const ViewSchema = v.object({
  show: v.picklist([
    "all",
    "unmatched",
    "unanswered",
    "unsatisfied",
    "unchecked",
    "changed",
    "otherConditions",
    "locked",
    "samples",
  ]),
  search: v.string(),
  sort: v.nullable(
    v.object({ key: v.custom<SortKey>((key) => typeof key === "string"), descending: v.boolean() }),
  ),
  // Records from before columns could be filtered know of none.
  columns: v.optional(v.array(ColumnFilterSchema), []),
});
