import * as v from "valibot";
import { CODE, MAX_ID } from "#domain/base/limits.ts";
import { readData } from "../process/readData.ts";
import type { documents } from "../database/schema/documentSchema.ts";
import { DOCUMENTS_DIR } from "./fileContent.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const IndexSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(CODE)),
    title: v.pipe(v.string(), v.maxLength(MAX_ID)),
    file: v.pipe(v.string(), v.regex(/^[\w.-]+\.pdf$/u)),
    categoryCode: v.nullable(v.pipe(v.string(), v.regex(CODE))),
    language: v.string(),
    pageCount: count,
    byteSize: count,
    digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
    source: v.string(),
  }),
);

/** Bundled published manuals, as rows. */
export function bundledDocuments(): (typeof documents.$inferInsert)[] {
  return readData(`${DOCUMENTS_DIR}/index.json`, IndexSchema).map(({ file, ...document }) => ({
    ...document,
    fileName: file,
    brandCode: null,
    seriesId: null,
    isSample: false,
    origin: "bundled" as const,
  }));
}
