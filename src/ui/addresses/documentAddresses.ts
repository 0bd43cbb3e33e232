/** Names of the query parameters of a document list. */
export const DOCUMENT_PARAMS = {
  category: "category",
  brand: "brand",
  series: "series",
  name: "name",
  page: "page",
  pageSize: "pageSize",
} as const;

/** Query parameter with the words to find in a document when it opens. */
export const FIND_PARAM = "find";

const DOCUMENTS = "/documents";
const DETAIL = "/doc-detail";
/** Manuals of the library that the address names. */
export const LIBRARY_MANUALS = "/library/manuals";

const addressOf = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams([[name, value]]).toString()}`;

export const documentsAddress = (series?: string) =>
  series === undefined ? DOCUMENTS : addressOf(DOCUMENTS, DOCUMENT_PARAMS.series, series);

/** The address of a document at the page with the given words, which are marked there. */
export const documentHitAddress = (id: string, page: number, words: string) =>
  `${DETAIL}?${new URLSearchParams([
    ["id", id],
    ["page", String(page)],
    [FIND_PARAM, words],
  ]).toString()}`;

export const documentAddress = (id: string) => addressOf(DETAIL, "id", id);

/** Query parameter with the own product whose readings of curves are shown. */
export const SHEET_PARAM = "sheet";

/** How the curves of an own product were read, to be opened over the page again. */
export const sheetAddress = (libraryId: string, productId: string) =>
  `/library?${new URLSearchParams([
    ["library", libraryId],
    [SHEET_PARAM, productId],
  ]).toString()}`;

/** Query parameter with the document whose page is to be read. */
export const READ_PARAM = "read";

/** Reads the curves of a document's page, into the library that it belongs to or the user's first one. */
export const readCurvesAddress = (id: string, page: number, libraryId: string | null) =>
  `/library/imports?${new URLSearchParams([
    ...(libraryId === null ? [] : [["library", libraryId]]),
    [READ_PARAM, id],
    ["page", String(page)],
  ]).toString()}`;

export const libraryManualsAddress = (libraryId: string) => addressOf(LIBRARY_MANUALS, "library", libraryId);
