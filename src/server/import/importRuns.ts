import { hostname, userInfo } from "node:os";
import { desc, lte } from "drizzle-orm";
import * as v from "valibot";
import { MAX_TEXT } from "#domain/base/limits.ts";
import type { Queries } from "../database/queries.ts";
import { importRuns } from "../database/schema/operatorSchema.ts";

/** Remarks of a run that are kept; a file may have one for every row. */
export const MOST_REMARKS = 500;
/** Runs that are kept. */
const MOST_RUNS = 500;
const LONGEST_REMARK = 1000;
/** NUL, and half a surrogate pair. */
const UNSTORED = /[\0\p{Cs}]/gu;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
/** A file may hold anything; the database does not take everything. */
export const remarkText = v.pipe(
  v.string(),
  v.transform((whole) => whole.slice(0, LONGEST_REMARK).replaceAll(UNSTORED, "")),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.integer());

/** An import as its command reports it to the database; long remarks are cut. */
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

/** Whoever runs the command: `user@machine`, as far as the system tells. */
export function terminalUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may have no name for its user.
    return hostname();
  }
}

/** Keeps a run, and drops those that are older than the last 500. */
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
