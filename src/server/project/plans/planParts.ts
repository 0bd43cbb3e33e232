import { and, eq, lt, sql } from "drizzle-orm";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { planParts } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { unpackPart } from "./packedPart.ts";

/** A part that no version refers to after this time counts as abandoned. */
const UNNAMED_HOURS = 24;

export const noSuchPart = () => new MissingPartRefusal("part", "There is no part of this id");

/** @throws Refusal `not.found` if the project has no such part */
export async function readPart(queries: Queries, projectId: string, hash: string): Promise<PlanPart> {
  const [found] = await queries
    .select({ packed: planParts.packed })
    .from(planParts)
    .where(and(eq(planParts.projectId, projectId), eq(planParts.hash, hash)));
  if (found === undefined) throw noSuchPart();
  return unpackPart(found.packed);
}

/** Deletes abandoned parts of all projects; parts that a version may still be about to refer to are kept. */
export async function dropUnnamedParts(queries: Queries): Promise<void> {
  await queries.delete(planParts).where(
    and(
      lt(planParts.createdAt, new Date(Date.now() - UNNAMED_HOURS * 3_600_000)),
      // Compared as values, so that the database hashes the references once instead of searching them for each
      // part.
      sql`not exists (select from plan_versions v join plans p on p.id = v.plan_id,
        unnest(v.room_parts || v.product_parts) as named(hash)
        where p.project_id = ${planParts.projectId} and named.hash = ${planParts.hash})`,
    ),
  );
}
