import type { PlanPart } from "#api/contract/projectPlans.ts";
import type { PlanContent } from "#domain/building/plan/PlanContent.ts";
import type { Queries } from "../../database/queries.ts";
import { hashesOf, joinParts, type NamedParts } from "./joinParts.ts";
import { readPart } from "./planParts.ts";

/**
 * The combined content of a version's parts.
 * @throws Refusal `not.found` if the project lacks one of them
 */
export async function contentOf(
  queries: Queries,
  projectId: string,
  named: NamedParts,
): Promise<PlanContent> {
  const parts: PlanPart[] = [];
  for (const hash of hashesOf(named)) parts.push(await readPart(queries, projectId, hash));
  return joinParts(parts);
}
