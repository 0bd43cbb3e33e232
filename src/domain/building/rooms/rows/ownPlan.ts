import { SELECTION, STANDING_HEADER } from "../planWords.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { isBlank, type Cell } from "../../../base/sheet/SheetGrid.ts";

const isOfPlan = ({ header }: ScheduleTable) =>
  header.columns.some(({ header: title }) => title.startsWith(SELECTION));

/**
 * Of a plan that comes back, the rooms alone: its other sheets name conditions and bills of products. Any other
 * workbook is as it was.
 */
export function roomsOfOwnPlan(tables: readonly ScheduleTable[]): readonly ScheduleTable[] {
  const rooms = tables.filter(isOfPlan);
  return rooms.length > 0 ? rooms : tables;
}

/** Whether we wrote this row: then it is a room, be it called 一层 or 合计. */
export function ownRows({ header }: ScheduleTable): (cells: readonly Cell[]) => boolean {
  const standing = header.columns.find(({ header: title }) => title === STANDING_HEADER)?.column;
  return (cells) => standing !== undefined && !isBlank(cells[standing]);
}
