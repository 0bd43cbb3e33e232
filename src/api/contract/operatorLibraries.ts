import * as v from "valibot";
import { operatorEndpoint } from "./endpoint.ts";
import { libraryParams } from "./libraries.ts";
import { nothing } from "./limits.ts";
import { operatorPage, OPERATORS, operatorWords } from "./operators.ts";

const OperatedLibrarySchema = v.object({
  id: v.string(),
  name: v.string(),
  isPersonal: v.boolean(),
  owners: v.array(v.string()),
  products: v.number(),
  /** Copies in the catalogue. */
  published: v.number(),
});
export type OperatedLibrary = v.InferOutput<typeof OperatedLibrarySchema>;

/** Operators see the owner and the size of a library, but none of its products. */
export const listOperatedLibraries = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/libraries`,
  summary: "Libraries of own products by words in name and owner, the newest first",
  params: nothing,
  query: v.strictObject({ words: operatorWords, ...operatorPage }),
  body: nothing,
  output: v.object({ list: v.array(OperatedLibrarySchema), totalCount: v.number() }),
});

const output = v.object({
  name: v.string(),
  products: v.number(),
  /** Products that are not copied because the catalogue already has them from elsewhere. */
  skipped: v.number(),
});

export const publishLibrary = operatorEndpoint({
  method: "POST",
  path: `${OPERATORS}/libraries/{libraryId}/publish`,
  summary: "Copy the products in use of a library into the catalogue, in place of earlier copies",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output,
});

export const takeBackLibrary = operatorEndpoint({
  method: "POST",
  path: `${OPERATORS}/libraries/{libraryId}/take_back`,
  summary: "Remove the copies of a library from the catalogue",
  params: libraryParams,
  query: nothing,
  body: nothing,
  output,
});
