/** Most characters of a project's or a plan's name. */
export const PROJECT_NAME_LENGTH = 60;
/** More than anybody works on; keeps a faulty client from creating more. */
export const MOST_PROJECTS = 200;
/**
 * Most bytes of a project's plans, compressed: 50 buildings of 50,000 rooms. Keeps a faulty client from filling
 * the disk.
 */
export const MOST_PLAN_BYTES = 200 * 1024 ** 2;
/** Most links of a project that are in force. */
export const MOST_LINKS = 200;
/** Most units of one selected product. */
export const MOST_UNITS = 999_999;
/** Most selected products of one project. */
export const MOST_SELECTED = 100_000;
/** Rows of a page on the screen, and most rows of a call. */
export const SELECTED_PAGE = 30;
export const LONGEST_SELECTED_PAGE = 500;
/** Time within which a deletion can be undone. */
export const UNDO_MS = 24 * 3_600_000;
export const DEFAULT_PROJECT_NAME = "我的项目";
/** Most characters of 编号 (tag) and of 备注 (remark). */
export const EQUIPMENT_CODE_LENGTH = 64;
export const REMARK_LENGTH = 200;
/** Most rows of a schedule as PDF: about a hundred pages. */
export const MOST_PDF_ROWS = 3000;
/** Most rows of a schedule as a drawing; a longer table is of no use in one. */
export const MOST_DXF_ROWS = 10_000;
/** Most machines, and products among them, of a project as a model; a larger file is hard to open. */
export const MOST_IFC_UNITS = 3000;
export const MOST_IFC_PRODUCTS = 200;
/** Most characters of the note on a plan version. */
export const PLAN_NOTE_LENGTH = 500;
