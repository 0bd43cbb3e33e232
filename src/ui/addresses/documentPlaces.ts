/** What of a list of documents stands in its address. */
export const DOCUMENT_PARAMS = {
  category: "category",
  brand: "brand",
  series: "series",
  name: "name",
  page: "page",
  pageSize: "pageSize",
} as const;

/** What is looked for in a document as it opens. */
export const FIND_PARAM = "find";

const DOCUMENTS = "/documents";
const DETAIL = "/doc-detail";

const addressOf = (place: string, name: string, value: string) =>
  `${place}?${new URLSearchParams([[name, value]]).toString()}`;

export const documentsPlace = (series?: string) =>
  series === undefined ? DOCUMENTS : addressOf(DOCUMENTS, DOCUMENT_PARAMS.series, series);

/** The page of a document where words stand, with the words marked. */
export const documentHitPlace = (id: string, page: number, words: string) =>
  `${DETAIL}?${new URLSearchParams([
    ["id", id],
    ["page", String(page)],
    [FIND_PARAM, words],
  ]).toString()}`;

export const documentPlace = (id: string) => addressOf(DETAIL, "id", id);
