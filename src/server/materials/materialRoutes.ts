import { aggregateMaterialCategories, getMaterial, queryMaterials } from "#api/contract/materials.ts";
import { Refusal, route } from "../route.ts";
import type { RouteParts } from "../routes/RouteParts.ts";
import { countedCategories, materialById, materialPage } from "./materialQueries.ts";

export const materialRoutes = [
  ({ database: { queries } }: RouteParts) =>
    route(aggregateMaterialCategories, ({ query }) => countedCategories(queries, query.name)),

  ({ database: { queries } }: RouteParts) => route(queryMaterials, ({ body }) => materialPage(queries, body)),

  ({ database: { queries } }: RouteParts) =>
    route(getMaterial, async ({ params: { id } }) => {
      const found = await materialById(queries, id);
      if (found === null) throw new Refusal("not.found", "There is no material of this id");
      return found;
    }),
];
