import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Area } from "#domain/products/goods/Area.ts";
import { areas } from "../database/schema/goodsSchema.ts";
import type { Queries } from "../database/queries.ts";

/** Every area with its parent, provinces before their cities. */
export function readAreas(queries: Queries): Promise<Area[]> {
  const parents = alias(areas, "parents");
  return queries
    .select({
      code: areas.code,
      name: areas.name,
      parentCode: areas.parentCode,
      parentName: parents.name,
    })
    .from(areas)
    .leftJoin(parents, eq(parents.code, areas.parentCode))
    .orderBy(asc(areas.position));
}
