import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";
import { SEARCH_COLUMNS, SEARCH_COLUMNS_PART } from "./searchColumnsPaths.ts";

/** Longer than any property code with its prefix. */
const MOST_PART = 80;

/** The head of a category's columns, a `DutyHead` written by `packData` of the domain. */
export const getSearchColumns = endpoint({
  ...SEARCH_COLUMNS,
  summary: "The state of a category's columns, for a search without the server",
  isBinary: true,
  params: v.strictObject({ categoryCode: code }),
  query: nothing,
  body: nothing,
  output: v.instance(Uint8Array),
});

/**
 * A part of the columns of one state: `rows-N`, the block of rows that begins with row N, or `column-CODE`, a
 * property or the series. The content of an address never changes; for a former state it is `not.found`.
 */
export const getSearchColumnsPart = endpoint({
  ...SEARCH_COLUMNS_PART,
  summary: "A block of a category's columns, or the column that a filter reads",
  isBinary: true,
  params: v.strictObject({
    categoryCode: code,
    version: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/u)),
    part: v.pipe(v.string(), v.maxLength(MOST_PART), v.regex(/^(?:rows-[0-9]{1,9}|column-.+)$/u)),
  }),
  query: nothing,
  body: nothing,
  output: v.instance(Uint8Array),
});
