import { append } from "#domain/base/lists.ts";
import { joinPlanParts } from "#domain/building/plan/joinPlanParts.ts";
import type { PlanContent, PlanProduct, PlanRooms } from "#domain/building/plan/PlanContent.ts";
import type { Queries } from "../../database/queries.ts";
import { readPart } from "./planParts.ts";

interface Parts {
  readonly roomParts: readonly string[];
  readonly productParts: readonly string[];
}

/**
 * The combined content of a version's parts.
 * @throws Refusal `not.found` if the project lacks one of them
 */
export async function contentOf(queries: Queries, projectId: string, parts: Parts): Promise<PlanContent> {
  const rooms: PlanRooms[] = [];
  const products: PlanProduct[] = [];
  for (const hash of [...parts.productParts, ...parts.roomParts]) {
    const part = await readPart(queries, projectId, hash);
    if (part.kind === "rooms") rooms.push(part.rooms);
    else append(products, part.products);
  }
  return { products, rooms: joinPlanParts(rooms) };
}
