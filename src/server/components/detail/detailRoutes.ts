import { getComponentDetail, getFamilyType, listPlaceholders } from "#api/contract/componentDetail.ts";
import { Refusal, route } from "../../http/route.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import { tablesFor, type Asking } from "../../library/access/productTables.ts";
import { productById } from "../../product/productById.ts";
import type { Queries } from "../../database/queries.ts";
import { drawnPictureUrl } from "../../http/pictureUrl.ts";
import { isSoftware } from "../files/offeredFiles.ts";
import { familyTypesOf, groupsOf, legendsOf } from "./componentParts.ts";

/** @throws Refusal `not.found` */
async function componentOf(
  queries: Queries,
  asking: Asking,
  { software, id }: { software: string; id: string },
) {
  const tables = await tablesFor(queries, asking, id);
  const product = isSoftware(software) ? await productById(queries, tables, id) : null;
  if (product === null) throw new Refusal("not.found", "There is no component of this id for this program");
  return { product, tables };
}

/** A component has the id of its product, and its types are the products of the series. */
export const componentDetailRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(getComponentDetail, async ({ params, query }, call) => {
      const { product, tables } = await componentOf(queries, call, params);
      return {
        id: product.id,
        name: product.productSeriesName ?? product.name,
        softwareCode: params.software,
        softwareVersion: query.software_version ?? null,
        thumbnailType: "3d" as const,
        hasPlaceholder: true,
        builtinPlaceholders: legendsOf(product),
        familyTypes: await familyTypesOf(queries, tables, product),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getFamilyType, async ({ params }, call) => {
      const { product } = await componentOf(queries, call, params);
      const { software, familyTypeId } = params;
      const { product: type } = await componentOf(queries, call, { software, id: familyTypeId });
      const isOfOne =
        type.id === product.id ||
        (type.productSeriesId !== null && type.productSeriesId === product.productSeriesId);
      if (!isOfOne) throw new Refusal("not.found", "The component has no type of this id");
      return {
        thumbnail: drawnPictureUrl(type),
        groups: groupsOf(type.productPropertyValues),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(listPlaceholders, async ({ params }, call) =>
      legendsOf((await componentOf(queries, call, params)).product),
    ),
];
