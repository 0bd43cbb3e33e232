import { hostname, userInfo } from "node:os";
import { desc, lte } from "drizzle-orm";
import * as v from "valibot";
import { MAX_TEXT } from "#domain/base/limits.ts";
import type { Queries } from "../database/queries.ts";
import { importRuns } from "../database/schema/operatorSchema.ts";

/** Most remarks stored for a run; a file may cause one for every row. */
export const MOST_REMARKS = 500;
/** Number of stored runs. */
const MOST_RUNS = 500;
const LONGEST_REMARK = 1000;
/** NUL, and half a surrogate pair. */
const UNSTORED = /[\0\p{Cs}]/gu;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
/** Cleans the text of a remark, since a file may contain characters that the database cannot store. */
export const remarkText = v.pipe(
  v.string(),
  v.transform((whole) => whole.slice(0, LONGEST_REMARK).replaceAll(UNSTORED, "")),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.integer());

/** The record of an import as its command sends it; long remarks are cut. */
export const ImportRunSchema = v.strictObject({
  kind: text,
  fileName: text,
  startedBy: text,
  startedAt: time,
  endedAt: time,
  counts: v.nullable(v.strictObject({ added: count, updated: count, warned: count, refused: count })),
  failure: v.nullable(remarkText),
  remarkCount: count,
  remarks: v.pipe(
    v.array(
      v.strictObject({
        severity: v.picklist(["refused", "warned"]),
        place: remarkText,
        product: remarkText,
        field: remarkText,
        message: remarkText,
      }),
    ),
    v.maxLength(MOST_REMARKS),
  ),
});
export type ImportRun = v.InferOutput<typeof ImportRunSchema>;

/** The user who runs the command, as `user@machine`, as far as the system knows. */
export function terminalUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may have no name for its user.
    return hostname();
  }
}

/** Stores a run and deletes those older than the last 500. */
export async function keepRun(queries: Queries, { startedAt, endedAt, ...run }: ImportRun): Promise<void> {
  await queries.transaction(async (inside) => {
    await inside
      .insert(importRuns)
      .values({ ...run, startedAt: new Date(startedAt), endedAt: new Date(endedAt) });
    const [oldest] = await inside
      .select({ id: importRuns.id })
      .from(importRuns)
      .orderBy(desc(importRuns.id))
      .offset(MOST_RUNS)
      .limit(1);
    if (oldest !== undefined) await inside.delete(importRuns).where(lte(importRuns.id, oldest.id));
  });
}
