import { sql } from "drizzle-orm";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import type { Queries } from "#server/database/queries.ts";
import type { Bounds } from "#server/process/bounds.ts";
import { askedPart, keepPart, type AskedPart } from "#server/project/plans/keepPart.ts";

/** Keeps a part as a call does, whoever sends it. */
export async function keptPart(
  queries: Queries,
  projectId: string,
  part: PlanPart,
  bounds: Bounds,
): Promise<string> {
  const { rows } = (await queries.execute(sql`select ${askedPart(projectId, part)(sql`0`)} as asked`)) as {
    readonly rows: readonly { readonly asked: AskedPart }[];
  };
  return keepPart(queries, { projectId, part, bounds }, rows[0]!.asked);
}
