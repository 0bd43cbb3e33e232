import { aggregateMaterialCategories, getMaterial, queryMaterials } from "#api/contract/materials.ts";
import { Refusal, route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { countedCategories, materialById, materialPage } from "./materialQueries.ts";

export const materialRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(aggregateMaterialCategories, ({ query }) => countedCategories(queries, query.name)),

  ({ database: { queries } }: DatabaseParts) =>
    route(queryMaterials, ({ body }) => materialPage(queries, body)),

  ({ database: { queries } }: DatabaseParts) =>
    route(getMaterial, async ({ params: { id } }) => {
      const found = await materialById(queries, id);
      if (found === null) throw new Refusal("not.found", "There is no material of this id");
      return found;
    }),
];
