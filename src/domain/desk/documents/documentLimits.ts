export const MEGABYTE = 1024 ** 2;

/** Limit of an imported document: a browser can still read it piece by piece, and a weak machine can hold it. */
export const MOST_DOCUMENT_MEGABYTES = 100;
export const MOST_DOCUMENT_BYTES = MOST_DOCUMENT_MEGABYTES * MEGABYTE;
export const MOST_DOCUMENT_PAGES = 3000;
/** Rows of a document list before more are requested. */
export const DOCUMENTS_PER_PAGE = 10;
