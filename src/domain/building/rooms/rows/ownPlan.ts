import { SELECTION, ROW_STATE_HEADER } from "../planWords.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { isBlank, type Cell } from "../../../base/sheet/SheetGrid.ts";

const isOfPlan = ({ header }: ScheduleTable) =>
  header.columns.some(({ header: title }) => title.startsWith(SELECTION));

/**
 * Of an exported plan that is imported again, only the rooms: its other sheets contain conditions and bills of
 * products. Any other workbook is returned unchanged.
 */
export function roomsOfOwnPlan(tables: readonly ScheduleTable[]): readonly ScheduleTable[] {
  const rooms = tables.filter(isOfPlan);
  return rooms.length > 0 ? rooms : tables;
}

/** Whether a row was exported by this program: then it is a room, even if it is called 一层 or 合计. */
export function ownRows({ header }: ScheduleTable): (cells: readonly Cell[]) => boolean {
  const standing = header.columns.find(({ header: title }) => title === ROW_STATE_HEADER)?.column;
  return (cells) => standing !== undefined && !isBlank(cells[standing]);
}
