/** Bytes of one question for a document: a page of text is a few of them. */
export const RANGE_BYTES = 128 * 1024;
