import * as v from "valibot";
import { DOCUMENTS_PER_PAGE } from "#domain/desk/documents/documentLimits.ts";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { code, id, nothing, text } from "./limits.ts";
import { BrandSchema } from "./products.ts";

const MOST_PAGES = 100_000;
const MOST_ROWS = 100;
const position = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const DocumentSchema = v.object({
  id: v.string(),
  title: v.string(),
  gjwCategoryCode: v.nullable(v.string()),
  gjwCategoryName: v.nullable(v.string()),
  brandCode: v.nullable(v.string()),
  brandName: v.nullable(v.string()),
  productSeriesId: v.nullable(v.string()),
  /** A language tag of BCP 47, such as zh or en. */
  language: v.string(),
  /** Both are `null` for a document that is drawn on request. */
  pageCount: v.nullable(v.number()),
  byteSize: v.nullable(v.number()),
  /** Made of generated products: labelled 示例数据. */
  isSample: v.boolean(),
  /** Origin and licence, for a person to read. */
  source: v.string(),
});
export type ProductDocument = v.InferOutput<typeof DocumentSchema>;

const OpenedDocumentSchema = v.object({
  ...DocumentSchema.entries,
  /**
   * The library of a manual that a member added, which only members see; null for a document that everybody sees.
   */
  library: v.optional(v.nullable(v.object({ id: v.string(), name: v.string() })), null),
});
export type OpenedDocument = v.InferOutput<typeof OpenedDocumentSchema>;

const CategoryCountSchema = v.object({ code: v.string(), name: v.string(), count: v.number() });
export type DocumentCategory = v.InferOutput<typeof CategoryCountSchema>;

const DocumentPageSchema = v.object({
  documentLists: v.array(DocumentSchema),
  /** Counted regardless of the chosen category; those without documents are omitted. */
  categoryLists: v.array(CategoryCountSchema),
  /** Counted regardless of the chosen brand. */
  brandLists: v.array(BrandSchema),
  documentTotal: v.number(),
});
export type DocumentPage = v.InferOutput<typeof DocumentPageSchema>;

/** Published ones first, then by brand and title. */
export const listDocuments = endpoint({
  method: "POST",
  path: "/selection/product/document/list",
  summary: "E-manuals by category, brand and name, with what there is of each",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    gjwCategoryCode: v.exactOptional(code),
    brandCode: v.exactOptional(code),
    productSeriesId: v.exactOptional(id),
    name: v.exactOptional(v.pipe(text, v.trim())),
    pageNo: v.optional(position(MOST_PAGES), 1),
    pageSize: v.optional(position(MOST_ROWS), DOCUMENTS_PER_PAGE),
  }),
  output: DocumentPageSchema,
});

export const SearchedTextSchema = v.object({
  /** By title and page, at most three per page and 40 pages. */
  hits: v.array(
    v.object({
      documentId: v.string(),
      title: v.string(),
      page: v.number(),
      line: v.number(),
      /** Text around the hit. */
      before: v.string(),
      words: v.string(),
      after: v.string(),
    }),
  ),
  isCut: v.boolean(),
  /** Number of manuals whose text is still being read. */
  unread: v.number(),
  /** Number of manuals without searchable text: scanned, or too slow to read. */
  wordless: v.number(),
});
export type SearchedText = v.InferOutput<typeof SearchedTextSchema>;

/** Searches for the words in sequence; manuals that are drawn for a series are not included. */
export const searchDocumentTexts = userEndpoint({
  method: "POST",
  path: "/selection/product/document/texts",
  summary: "Where the words stand in the text of all e-manuals: document, page and line",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    words: v.pipe(text, v.trim(), v.nonEmpty()),
    gjwCategoryCode: v.exactOptional(code),
  }),
  output: SearchedTextSchema,
});

export const getDocument = endpoint({
  method: "GET",
  path: "/selection/product/document/{id}",
  summary: "One e-manual",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: OpenedDocumentSchema,
});

/** Accepts `Range: bytes=` if the answer says `Accept-Ranges: bytes`. */
export const readDocument = userEndpoint({
  method: "GET",
  path: "/selection/product/document/{id}/file",
  summary: "The PDF of an e-manual, whole or a range of it",
  isBinary: true,
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: v.instance(Uint8Array),
});
