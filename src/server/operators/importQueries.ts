import { desc, eq } from "drizzle-orm";
import type { ImportDetail, ImportRow } from "#api/contract/operatorStatus.ts";
import { Refusal } from "../http/route.ts";
import type { Queries } from "../database/queries.ts";
import { importRuns } from "../database/schema/operatorSchema.ts";

const { id, kind, fileName, startedBy, startedAt, endedAt, counts, failure, remarkCount } = importRuns;
const SHOWN = { id, kind, fileName, startedBy, startedAt, endedAt, counts, failure, remarkCount };

type Shown = Pick<typeof importRuns.$inferSelect, keyof typeof SHOWN>;
const rowOf = (run: Shown): ImportRow => ({
  ...run,
  id: String(run.id),
  startedAt: run.startedAt.getTime(),
  endedAt: run.endedAt.getTime(),
});

/** A page of imports, the last one first. */
export async function listRuns(
  queries: Queries,
  { page_no, page_size }: { readonly page_no: number; readonly page_size: number },
) {
  const rows = await queries
    .select(SHOWN)
    .from(importRuns)
    .orderBy(desc(importRuns.id))
    .limit(page_size)
    .offset((page_no - 1) * page_size);
  return { list: rows.map(rowOf), totalCount: await queries.$count(importRuns) };
}

export async function runById(queries: Queries, runId: number): Promise<ImportDetail> {
  const [found] = await queries.select().from(importRuns).where(eq(importRuns.id, runId));
  if (found === undefined) throw new Refusal("not.found", "There is no such import");
  return { ...rowOf(found), remarks: [...found.remarks] };
}
