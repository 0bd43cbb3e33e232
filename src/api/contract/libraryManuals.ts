import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { isOneLine } from "#domain/base/isOneLine.ts";
import {
  LONGEST_OWN_PAGE,
  MANUAL_PARTS,
  MANUAL_SLICE_BYTES,
  MANUAL_TITLE_LENGTH,
  OWN_PAGE,
} from "#domain/desk/library/libraryLimits.ts";
import { SearchedTextSchema } from "./documents.ts";
import { userEndpoint } from "./endpoint.ts";
import { LIBRARIES, libraryParams } from "./libraries.ts";
import { id, listOf, nothing, pageNumber, text } from "./limits.ts";
import { time, uuid } from "./projects.ts";

const MANUALS = `${LIBRARIES}/{libraryId}/manuals` as const;
const manualParams = v.strictObject({ libraryId: uuid, manualId: id });
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
/** Base64 characters of a slice. */
const MOST_CHARACTERS = Math.ceil(MANUAL_SLICE_BYTES / 3) * 4;

const ManualSchema = v.object({
  /** Id by which it is opened like every other document. */
  id: v.string(),
  title: v.string(),
  /** Null while its bytes are being sent. */
  pageCount: v.nullable(v.number()),
  byteSize: v.number(),
  /** Null if the account was deleted. */
  addedBy: v.nullable(v.string()),
  addedAt: time,
});
export type LibraryManual = v.InferOutput<typeof ManualSchema>;

/** A file that is too large is answered `too.large`. A manual that is not completed within a day is deleted. */
export const beginLibraryManual = userEndpoint({
  method: "POST",
  path: MANUALS,
  summary: "Begin to bring a manual into a library",
  params: libraryParams,
  query: nothing,
  body: v.strictObject({
    title: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(MANUAL_TITLE_LENGTH),
      v.check(isOneLine, "holds a line break, or a mark that turns the direction of writing"),
    ),
    byteSize: size,
  }),
  output: ManualSchema,
});

/** A slice that was already sent is answered as the first time. */
export const sendManualSlice = userEndpoint({
  method: "POST",
  path: `${MANUALS}/{manualId}/slices`,
  summary: "Send one slice of a manual's bytes",
  params: manualParams,
  query: nothing,
  body: v.strictObject({
    slice: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MANUAL_PARTS)),
    bytes: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS), v.base64()),
  }),
  output: v.null(),
});

/** A file that is no PDF, encrypted, damaged or too long is refused with a sentence, and none of it is kept. */
export const endLibraryManual = userEndpoint({
  method: "POST",
  path: `${MANUALS}/{manualId}/end`,
  summary: "Say that a manual was sent whole, so that it is examined and taken in",
  params: manualParams,
  query: nothing,
  body: nothing,
  output: ManualSchema,
});

export const pageLibraryManuals = userEndpoint({
  method: "GET",
  path: MANUALS,
  summary: "Manuals of a library whose titles hold the words, the newest first",
  params: libraryParams,
  query: v.strictObject({
    words: v.exactOptional(v.pipe(text, v.trim())),
    page_no: v.optional(pageNumber(MAX_PAGE), "1"),
    page_size: v.optional(pageNumber(LONGEST_OWN_PAGE), String(OWN_PAGE)),
  }),
  body: nothing,
  output: v.object({
    list: listOf(ManualSchema, LONGEST_OWN_PAGE),
    totalCount: v.number(),
    /** Total bytes of the library's manuals, and the limit. */
    bytes: v.number(),
    mostBytes: v.number(),
  }),
});

export const searchManualTexts = userEndpoint({
  method: "POST",
  path: `${MANUALS}/texts`,
  summary: "Where the words stand in the text of a library's manuals: manual, page and line",
  isRead: true,
  params: libraryParams,
  query: nothing,
  body: v.strictObject({ words: v.pipe(text, v.trim(), v.nonEmpty()) }),
  output: SearchedTextSchema,
});

export const deleteLibraryManual = userEndpoint({
  method: "DELETE",
  path: `${MANUALS}/{manualId}`,
  summary: "Delete a manual, or give up one that is being sent",
  params: manualParams,
  query: nothing,
  body: nothing,
  output: v.null(),
});
