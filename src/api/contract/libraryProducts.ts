import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { LONGEST_OWN_PAGE, MOST_OWN_CHANGED, OWN_PAGE } from "#domain/desk/library/libraryLimits.ts";
import { LIBRARY_ACTS } from "#domain/desk/library/ownProducts.ts";
import { userEndpoint } from "./endpoint.ts";
import { LIBRARIES, libraryParams } from "./libraries.ts";
import { code, id, listOf, nothing, pageNumber, text } from "./limits.ts";
import { time, uuid } from "./projects.ts";

const LIBRARY = `${LIBRARIES}/{libraryId}` as const;

const OwnProductSchema = v.object({
  id: v.string(),
  gjwCategoryCode: v.string(),
  gjwCategoryName: v.string(),
  brandName: v.string(),
  productSeriesName: v.nullable(v.string()),
  name: v.string(),
  model: v.string(),
  source: v.string(),
  isDraft: v.boolean(),
  hasCurves: v.boolean(),
  importId: v.nullable(v.string()),
  /** Null if the account was deleted. */
  changedBy: v.nullable(v.string()),
  changedAt: time,
});
export type OwnProduct = v.InferOutput<typeof OwnProductSchema>;

const libraryPage = {
  page_no: v.optional(pageNumber(MAX_PAGE), "1"),
  page_size: v.optional(pageNumber(LONGEST_OWN_PAGE), String(OWN_PAGE)),
};
const flag = v.pipe(
  v.picklist(["true", "false"]),
  v.transform((word) => word === "true"),
);

export const pageOwnProducts = userEndpoint({
  method: "GET",
  path: `${LIBRARY}/products`,
  summary: "Products of a library by category, words and state, the last changed first",
  params: libraryParams,
  query: v.strictObject({
    gjw_category_code: v.exactOptional(code),
    words: v.exactOptional(v.pipe(text, v.trim())),
    is_draft: v.exactOptional(flag),
    import_id: v.exactOptional(uuid),
    ...libraryPage,
  }),
  body: nothing,
  output: v.object({
    list: v.array(OwnProductSchema),
    totalCount: v.number(),
    /** Counts of all products that match the words and the state. */
    categories: v.array(v.object({ code: v.string(), name: v.string(), count: v.number() })),
  }),
});

const changedIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_OWN_CHANGED));

/** Ids that are not, or no longer, in the library are not counted. */
export const setDrafts = userEndpoint({
  method: "POST",
  path: `${LIBRARY}/products/state`,
  summary: "Take drafts into use, or make products drafts again",
  params: libraryParams,
  query: nothing,
  body: v.strictObject({ ids: changedIds, isDraft: v.boolean() }),
  output: v.object({ changed: v.number() }),
});

export const deleteOwnProducts = userEndpoint({
  method: "POST",
  path: `${LIBRARY}/products/delete`,
  summary: "Delete products; what projects have chosen of them stays there as it was",
  params: libraryParams,
  query: nothing,
  body: v.strictObject({ ids: changedIds }),
  output: v.object({ changed: v.number() }),
});

const ActSchema = v.object({
  id: v.string(),
  at: time,
  /** The name at that time. */
  userName: v.string(),
  act: v.picklist(LIBRARY_ACTS),
  about: v.string(),
});
export type LibraryActRow = v.InferOutput<typeof ActSchema>;

export const pageLibraryActs = userEndpoint({
  method: "GET",
  path: `${LIBRARY}/acts`,
  summary: "Who changed what in a library, the newest first",
  params: libraryParams,
  query: v.strictObject(libraryPage),
  body: nothing,
  output: v.object({ list: listOf(ActSchema, LONGEST_OWN_PAGE), totalCount: v.number() }),
});
