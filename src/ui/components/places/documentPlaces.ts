/** What of a list of documents stands in its address. */
export const DOCUMENT_PARAMS = {
  category: "category",
  brand: "brand",
  series: "series",
  name: "name",
  page: "page",
  pageSize: "pageSize",
} as const;

const DOCUMENTS = "/documents";
const DETAIL = "/doc-detail";

const addressOf = (place: string, name: string, value: string) =>
  `${place}?${new URLSearchParams([[name, value]]).toString()}`;

export const documentsPlace = (series?: string) =>
  series === undefined ? DOCUMENTS : addressOf(DOCUMENTS, DOCUMENT_PARAMS.series, series);

export const documentPlace = (id: string) => addressOf(DETAIL, "id", id);
