import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { ruledFilter } from "#domain/building/batch/rules/ruledFilter.ts";

/** The filter of a row's room. A rule always has the filter type of its kind. */
export const rowFilter = <Filter>(filter: Filter, rule: RoomRow["rule"]): Filter =>
  rule ? ruledFilter(filter, rule as RoomRule<Filter>) : filter;
