import type { RoomRow } from "#domain/batch/batchState.ts";
import type { RoomRule } from "#domain/batch/rules/RoomRule.ts";
import { ruledFilter } from "#domain/batch/rules/ruledFilter.ts";

/** What a row's room is selected by. A rule is only ever written by the kind of its filter. */
export const rowFilter = <Filter>(filter: Filter, rule: RoomRow["rule"]): Filter =>
  rule ? ruledFilter(filter, rule as RoomRule<Filter>) : filter;
