import { SELECTION_HEADER } from "./fieldNames.ts";
import type { ScheduleTable } from "./findTables.ts";

const isOfPlan = ({ header }: ScheduleTable) =>
  header.columns.some(({ header: title }) => title.startsWith(SELECTION_HEADER));

/**
 * Of a plan that comes back, the rooms alone: its other sheets name conditions and bills of products. Any other
 * workbook is as it was.
 */
export function roomsOfOwnPlan(tables: readonly ScheduleTable[]): readonly ScheduleTable[] {
  const rooms = tables.filter(isOfPlan);
  return rooms.length > 0 ? rooms : tables;
}
