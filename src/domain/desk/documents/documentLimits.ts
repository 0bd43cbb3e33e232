const MEGABYTE = 1024 ** 2;

/** Of a document that is imported: what a browser still reads piece by piece, and a weak machine still holds. */
export const MOST_DOCUMENT_MEGABYTES = 100;
export const MOST_DOCUMENT_BYTES = MOST_DOCUMENT_MEGABYTES * MEGABYTE;
export const MOST_DOCUMENT_PAGES = 3000;
/** Rows of a list of documents before anybody asks for more. */
export const DOCUMENTS_PER_PAGE = 10;
