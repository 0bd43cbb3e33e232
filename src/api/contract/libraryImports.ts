import * as v from "valibot";
import { MAX_TEXT } from "#domain/base/limits.ts";
import {
  LONGEST_OWN_PAGE,
  MOST_OWN_SENT,
  MOST_SENT_FIELDS,
  MOST_SENT_POINTS,
} from "#domain/desk/library/libraryLimits.ts";
import { DUPLICATE_ACTS } from "#domain/desk/library/ownProducts.ts";
import { sheetText } from "./curveSheets.ts";
import { userEndpoint } from "./endpoint.ts";
import { LIBRARIES, libraryParams } from "./libraries.ts";
import { code, id, listOf, nothing, number, text } from "./limits.ts";
import { time, uuid } from "./projects.ts";

const IMPORTS = `${LIBRARIES}/{libraryId}/imports` as const;
const importParams = v.strictObject({ libraryId: uuid, importId: uuid });

/** A cell of a table: dates and faults of formulas are sent as their texts. */
const cell = v.union([text, number, v.boolean(), v.null()]);
const field = v.strictTuple([v.pipe(v.string(), v.maxLength(MAX_TEXT)), cell]);
const SourceRowEntries = { place: text, fields: listOf(field, MOST_SENT_FIELDS) };
/** A product as its file or table states it; the server checks it by the rules of every import. */
export const SentProductSchema = v.strictObject({
  ...SourceRowEntries,
  points: listOf(v.strictObject(SourceRowEntries), MOST_SENT_POINTS),
  /** How its curves were read from a manual's page; stored as a new state of the product's sheet. */
  sheet: v.exactOptional(sheetText),
  /** The product whose sheet is corrected, of the same category, brand and model: it takes these figures. */
  corrects: v.exactOptional(id),
});
export type SentProduct = v.InferOutput<typeof SentProductSchema>;

const RemarkSchema = v.object({
  severity: v.picklist(["refused", "warned"]),
  place: v.string(),
  product: v.string(),
  field: v.string(),
  message: v.string(),
});
const count = v.number();
const ImportSchema = v.object({
  id: v.string(),
  fileName: v.string(),
  /** Null if the account was deleted. */
  startedBy: v.nullable(v.string()),
  startedAt: time,
  /** Null while products are still being sent. */
  endedAt: v.nullable(time),
  /** kept: products of the library that were left unchanged. */
  counts: v.object({ added: count, updated: count, kept: count, warned: count, refused: count }),
  remarkCount: count,
  undoneAt: v.nullable(time),
});
export type LibraryImport = v.InferOutput<typeof ImportSchema>;

export const beginLibraryImport = userEndpoint({
  method: "POST",
  path: IMPORTS,
  summary: "Begin to bring products in; they are sent in batches, and undone as one",
  params: libraryParams,
  query: nothing,
  body: v.strictObject({
    fileName: v.pipe(text, v.trim(), v.nonEmpty()),
    /** The manual of the library that the products were read from; each product refers to it. */
    manualId: v.exactOptional(id),
  }),
  output: ImportSchema,
});

/** Writes all valid products of a batch, or none. A batch may be sent again: it is written once. */
export const sendLibraryProducts = userEndpoint({
  method: "POST",
  path: `${IMPORTS}/{importId}/products`,
  summary: "Bring a batch of products in",
  params: importParams,
  query: nothing,
  body: v.strictObject({
    /** Number of the batch within its import, from 0. */
    batch: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    isDraft: v.boolean(),
    /** How a product is treated that the library already has. */
    duplicates: v.picklist(DUPLICATE_ACTS),
    products: v.pipe(v.array(SentProductSchema), v.minLength(1), v.maxLength(MOST_OWN_SENT)),
  }),
  mostValues: 250_000,
  output: v.object({ import: ImportSchema, remarks: v.array(RemarkSchema) }),
});

export const endLibraryImport = userEndpoint({
  method: "POST",
  path: `${IMPORTS}/{importId}/end`,
  summary: "Say that an import has sent everything",
  params: importParams,
  query: nothing,
  body: nothing,
  output: ImportSchema,
});

/** Products that somebody has changed since stay as they are; the answer says how many. */
export const undoLibraryImport = userEndpoint({
  method: "POST",
  path: `${IMPORTS}/{importId}/undo`,
  summary: "Undo a whole import: what it added goes, what it replaced comes back",
  params: importParams,
  query: nothing,
  body: nothing,
  output: v.object({ import: ImportSchema, undone: count, left: count }),
});

export const listLibraryImports = userEndpoint({
  method: "GET",
  path: IMPORTS,
  summary: "Imports of a library, the newest first",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output: listOf(ImportSchema, LONGEST_OWN_PAGE),
});

export const getLibraryImport = userEndpoint({
  method: "GET",
  path: `${IMPORTS}/{importId}`,
  summary: "One import with what was refused or doubted, and why",
  params: importParams,
  query: nothing,
  body: nothing,
  output: v.object({ import: ImportSchema, remarks: v.array(RemarkSchema) }),
});

/** For a preview: indices in the list of the products that the library already has. */
export const findOwnProducts = userEndpoint({
  method: "POST",
  path: `${LIBRARIES}/{libraryId}/products/find`,
  summary: "Which of these products are in a library",
  params: libraryParams,
  query: nothing,
  body: v.strictObject({
    keys: listOf(v.strictObject({ gjwCategoryCode: code, brand: text, model: text }), 1000),
  }),
  output: v.object({ found: v.array(v.nullable(v.string())) }),
});
