/**
 * Names by which an exported plan is recognised when it is imported again. A plan has the sheet `rooms` with one
 * header row: the columns of the room with the headers of the schedule template, followed by those of the
 * selection, whose headers all begin with `SELECTION`. Nothing stands above or below the rooms. Title, conditions,
 * counts and notes are on the sheet `about`, whose first cell is the title.
 */
export const PLAN_SHEETS = { about: "方案说明", rooms: "房间选型" } as const;
export const PLAN_TITLE = "选型方案";
/** 选型·型号; no header of a room schedule begins like this. */
export const SELECTION = "选型·";
/** Filled in every exported row, and in no row that was added later. */
export const ROW_STATE_HEADER = `${SELECTION}状态`;
/** The label of a generated record. */
export const SAMPLE = "示例数据";

/** Rooms that are matched by the stated figures of their units only (`nominalRows`). */
export const NOMINAL = "仅名义满足";
