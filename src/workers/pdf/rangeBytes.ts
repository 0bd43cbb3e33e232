/** Bytes of one request for a document: a page of text takes a few of them. */
export const RANGE_BYTES = 128 * 1024;
