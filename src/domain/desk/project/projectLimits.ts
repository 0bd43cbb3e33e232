/** Characters of a project's or a plan's name. */
export const PROJECT_NAME_LENGTH = 60;
/** Nobody works on more; a stuck client makes no more. */
export const MOST_PROJECTS = 200;
/** Units of one selected product. */
export const MOST_UNITS = 999_999;
/** Selected products of one project. */
export const MOST_SELECTED = 100_000;
/** Rows of a page on the screen, and at most of a call. */
export const SELECTED_PAGE = 30;
export const LONGEST_SELECTED_PAGE = 500;
/** What was deleted can be had back for so long. */
export const UNDO_MS = 24 * 3_600_000;
export const DEFAULT_PROJECT_NAME = "我的项目";
/** Characters of 编号 and of 备注. */
export const EQUIPMENT_CODE_LENGTH = 64;
export const REMARK_LENGTH = 200;
/** Rows of a schedule as PDF: some hundred pages. */
export const MOST_PDF_ROWS = 3000;
/** Rows of a schedule as a drawing: more is no table that anybody inserts. */
export const MOST_DXF_ROWS = 10_000;
/** Machines of a project as a model, and products among them: more is no file that anybody opens. */
export const MOST_IFC_UNITS = 3000;
export const MOST_IFC_PRODUCTS = 200;
/** Characters of what is remarked on a version of a plan. */
export const PLAN_NOTE_LENGTH = 500;
