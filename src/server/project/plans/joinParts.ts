import { append } from "#domain/base/lists.ts";
import { joinPlanParts } from "#domain/building/plan/joinPlanParts.ts";
import type { PlanContent, PlanProduct, PlanRooms } from "#domain/building/plan/PlanContent.ts";
import type { PlanPart } from "#api/contract/projectPlans.ts";

/** The parts that a version names, by hash. */
export interface NamedParts {
  readonly roomParts: readonly string[];
  readonly productParts: readonly string[];
}

/** All hashes of a version, in the order in which its parts are joined. */
export const hashesOf = ({ productParts, roomParts }: NamedParts): readonly string[] => [
  ...productParts,
  ...roomParts,
];

/** The content of parts, in their order. */
export function joinParts(parts: readonly PlanPart[]): PlanContent {
  const rooms: PlanRooms[] = [];
  const products: PlanProduct[] = [];
  for (const part of parts) {
    if (part.kind === "rooms") rooms.push(part.rooms);
    else append(products, part.products);
  }
  return { products, rooms: joinPlanParts(rooms) };
}
