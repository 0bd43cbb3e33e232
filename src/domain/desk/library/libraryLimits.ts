import { MEGABYTE, MOST_DOCUMENT_MEGABYTES } from "../documents/documentLimits.ts";

/** Most characters of a library's name. */
export const LIBRARY_NAME_LENGTH = 60;
export const DEFAULT_LIBRARY_NAME = "我的产品";
/** The most libraries that a user may own, and may be a member of; deleted ones do not count. */
export const MOST_LIBRARIES = 50;
export const MOST_OWN_PRODUCTS = 20_000;
/** Days within which a deleted library can be restored. */
export const LIBRARY_UNDO_DAYS = 30;
/** Rows of a page on the screen, and most rows of a call. */
export const OWN_PAGE = 30;
export const LONGEST_OWN_PAGE = 200;
/** Most products that one call changes or adds. */
export const MOST_OWN_CHANGED = 1000;
export const MOST_OWN_SENT = 100;
/** Most fields of a row, and most points of a product, in an import. */
export const MOST_SENT_FIELDS = 200;
export const MOST_SENT_POINTS = 500;
/** Most characters of a manual's title. */
export const MANUAL_TITLE_LENGTH = 120;
/** Most manuals of one library, and most megabytes of them together. */
export const MOST_MANUALS = 1000;
export const MOST_MANUAL_MEGABYTES = 500;
/** Bytes of a manual that one call sends; in base64 well below what a call may hold. */
export const MANUAL_SLICE_BYTES = MEGABYTE;
/** Highest number of a slice. */
export const MANUAL_PARTS = MOST_DOCUMENT_MEGABYTES;
