import * as v from "valibot";
import { ColumnFilterSchema, columns, group, key, show, sort } from "../record/viewSchema.ts";
import type { BatchCalls } from "./batchCalls.ts";
import type { Asking } from "./Call.ts";

/** A change of view settings. Applying it again does no harm, whatever happened in between. */
export type ViewChange = ViewChangeOf<"setView"> | ViewChangeOf<"filterColumn"> | ViewChangeOf<"setFilter">;

interface ViewChangeOf<Name extends keyof BatchCalls<unknown>> {
  readonly call: Name;
  readonly args: Readonly<Parameters<Asking<BatchCalls<unknown>>[Name]>>;
}

const ViewArgsSchema = v.object({
  show: v.exactOptional(show),
  search: v.exactOptional(v.string()),
  sort: v.exactOptional(sort),
  columns: v.exactOptional(columns),
  group: v.exactOptional(group),
});

const ViewChangeSchema = v.variant("call", [
  v.object({ call: v.literal("setView"), args: v.tuple([ViewArgsSchema]) }),
  v.object({ call: v.literal("filterColumn"), args: v.tuple([key, v.nullable(ColumnFilterSchema)]) }),
  // The kind's form, which shows a filter, also checks it.
  v.object({ call: v.literal("setFilter"), args: v.tuple([v.unknown()]) }),
]) satisfies v.GenericSchema<unknown, ViewChange>;

export const ViewChangesSchema = v.array(ViewChangeSchema);
