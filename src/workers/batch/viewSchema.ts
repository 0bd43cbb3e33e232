import * as v from "valibot";
import type { NumberKey, SortKey } from "#domain/building/batch/state/batchState.ts";
import type { BatchCalls } from "./batchCalls.ts";
import type { Asking } from "./Call.ts";

const texts = v.array(v.string());
const end = v.nullable(v.pipe(v.number(), v.finite()));
const key = v.custom<SortKey>((value) => typeof value === "string");

const ColumnFilterSchema = v.variant("kind", [
  v.object({
    kind: v.literal("range"),
    key: v.custom<NumberKey>((value) => typeof value === "string"),
    from: end,
    to: end,
  }),
  v.object({
    kind: v.literal("text"),
    key: v.picklist(["roomCode", "roomName", "floor", "zone", "model", "series"]),
    contains: v.string(),
    values: texts,
  }),
]);

const show = v.picklist([
  "all",
  "unmatched",
  "unanswered",
  "unsatisfied",
  "unchecked",
  "changed",
  "otherConditions",
  "locked",
  "samples",
]);
const sort = v.nullable(v.object({ key, descending: v.boolean() }));
const columns = v.array(ColumnFilterSchema);
const group = v.nullable(v.object({ by: v.nullable(v.picklist(["floor", "zone"])), folded: texts }));

/** The view of a saved batch. */
export const ViewSchema = v.object({
  show,
  search: v.string(),
  sort,
  // Records from before columns could be filtered know of none.
  columns: v.optional(columns, []),
  group: v.exactOptional(group),
});

/** A change of how a building is looked at. It may be made once more without harm, whatever came in between. */
export type Look = LookOf<"setView"> | LookOf<"filterColumn"> | LookOf<"setFilter">;

interface LookOf<Name extends keyof BatchCalls<unknown>> {
  readonly call: Name;
  readonly args: Readonly<Parameters<Asking<BatchCalls<unknown>>[Name]>>;
}

const ViewChangeSchema = v.object({
  show: v.exactOptional(show),
  search: v.exactOptional(v.string()),
  sort: v.exactOptional(sort),
  columns: v.exactOptional(columns),
  group: v.exactOptional(group),
});

const LookSchema = v.variant("call", [
  v.object({ call: v.literal("setView"), args: v.tuple([ViewChangeSchema]) }),
  v.object({ call: v.literal("filterColumn"), args: v.tuple([key, v.nullable(ColumnFilterSchema)]) }),
  // A filter is checked by its kind's form, which shows it.
  v.object({ call: v.literal("setFilter"), args: v.tuple([v.unknown()]) }),
]) satisfies v.GenericSchema<unknown, Look>;

export const LooksSchema = v.array(LookSchema);
