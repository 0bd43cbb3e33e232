/**
 * What tells a workbook of ours from a room schedule, for whoever reads it back. A plan has the sheet `rooms` with one
 * header row: the columns of the room itself under the very headers of the schedule template, then those of the
 * selection, whose headers all begin with `SELECTION`. Nothing stands above or below the rooms: title, conditions,
 * counts and notes are on the sheet `about`, whose first cell is the title.
 */
export const PLAN_SHEETS = { about: "方案说明", rooms: "房间选型" } as const;
export const PLAN_TITLE = "选型方案";
/** 选型·型号: no header of a room schedule begins so. */
export const SELECTION = "选型·";
/** Filled in every row that we wrote, and in no row that was added since. */
export const STANDING_HEADER = `${SELECTION}状态`;
/** How a generated record is called. */
export const SAMPLE = "示例数据";
