import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { ruledFilter } from "#domain/building/batch/rules/ruledFilter.ts";

/** What a row's room is selected by. A rule is only ever written by the kind of its filter. */
export const rowFilter = <Filter>(filter: Filter, rule: RoomRow["rule"]): Filter =>
  rule ? ruledFilter(filter, rule as RoomRule<Filter>) : filter;
