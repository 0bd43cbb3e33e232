import * as v from "valibot";

/**
 * The form of a backup, the same for both databases:
 *
 * 1. one line of JSON (`HeadSchema`);
 * 2. compressed lines (gzip): for each table its name and columns (`TableSchema`), then each row as an object by
 *    column; at the end how many rows each table has (`EndSchema`);
 * 3. the SHA-256 of all bytes before, as one line.
 */
export const FORM = 1;

export const HeadSchema = v.object({
  volute: v.literal("backup"),
  form: v.number(),
  /** The last migration of the database. */
  schema: v.number(),
  madeAt: v.string(),
});
export type BackupHead = v.InferOutput<typeof HeadSchema>;

export const TableSchema = v.object({ table: v.string(), columns: v.array(v.string()) });
export type BackupTable = v.InferOutput<typeof TableSchema>;

export const EndSchema = v.object({
  /** Rows by table. */
  counts: v.array(v.tuple([v.string(), v.number()])),
  /** Last values by sequence; null for one that has given none. */
  sequences: v.array(v.tuple([v.string(), v.nullable(v.string())])),
});
export type BackupEnd = v.InferOutput<typeof EndSchema>;

/** Lines of rows are JSON objects; the others begin with one of these words. */
export const TABLE_WORD = "table ";
export const END_WORD = "end ";

/** A SHA-256 in hex and the end of its line. */
export const TAIL_BYTES = 65;
/** The longest head that is read. */
export const MAX_HEAD_BYTES = 4096;
