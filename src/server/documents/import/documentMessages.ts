import * as v from "valibot";
import { MOST_DOCUMENT_BYTES, MOST_DOCUMENT_PAGES } from "#domain/desk/documents/documentLimits.ts";
import type { DocumentStandard } from "#domain/desk/documents/import/DocumentStandard.ts";
import { CODE, MAX_ID, MAX_TEXT } from "#domain/base/limits.ts";
import { PART_BYTES } from "../../http/contentInParts.ts";

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));
const code = v.pipe(v.string(), v.regex(CODE));
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** Base64 characters of a part. */
const MOST_SIGNS = Math.ceil(PART_BYTES / 3) * 4;

export const PartSchema = v.strictObject({
  digest,
  part: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(Math.ceil(MOST_DOCUMENT_BYTES / PART_BYTES)),
  ),
  bytes: v.pipe(v.string(), v.base64(), v.maxLength(MOST_SIGNS)),
});

/** Limit of the channel's messages: one part and its JSON. */
export const MAX_DOCUMENT_MESSAGE = 1024 ** 2;

export const ContentSchema = v.strictObject({ digest, byteSize: count(MOST_DOCUMENT_BYTES) });

/** A document whose content is already stored. */
export const ImportedDocumentSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID)),
  categoryCode: v.nullable(code),
  brandCode: v.nullable(code),
  seriesId: v.nullable(v.pipe(v.string(), v.maxLength(MAX_ID))),
  language: v.pipe(v.string(), v.maxLength(MAX_ID)),
  source: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  pageCount: count(MOST_DOCUMENT_PAGES),
  byteSize: count(MOST_DOCUMENT_BYTES),
  digest,
});
export type ImportedDocument = v.InferOutput<typeof ImportedDocumentSchema>;

export const DocumentOutcomeSchema = v.picklist(["added", "updated"]);
export const HeldSchema = v.boolean();

const named = v.object({ code: v.string(), name: v.string() });
export const DocumentStandardSchema = v.object({
  categories: v.array(named),
  brands: v.array(named),
  series: v.array(v.object({ id: v.string(), name: v.string(), brandCode: v.string() })),
}) satisfies v.GenericSchema<unknown, DocumentStandard>;
