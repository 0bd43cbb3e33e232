import { getComponentDetail, getFamilyType, listPlaceholders } from "#api/contract/componentDetail.ts";
import { Refusal, route } from "../../http/route.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import { productById } from "../../product/productById.ts";
import type { Queries } from "../../database/queries.ts";
import { pictureUrl } from "../../http/pictureUrl.ts";
import { isSoftware } from "../files/offeredFiles.ts";
import { familyTypesOf, groupsOf, legendsOf } from "./componentParts.ts";

/** @throws Refusal `not.found` */
async function componentOf(queries: Queries, { software, id }: { software: string; id: string }) {
  const product = isSoftware(software) ? await productById(queries, id) : null;
  if (product === null) throw new Refusal("not.found", "There is no component of this id for this program");
  return product;
}

/** A component has the id of its product, and its types are the products of the series. */
export const componentDetailRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(getComponentDetail, async ({ params, query }) => {
      const product = await componentOf(queries, params);
      return {
        id: product.id,
        name: product.productSeriesName ?? product.name,
        softwareCode: params.software,
        softwareVersion: query.software_version ?? null,
        thumbnailType: "3d" as const,
        hasPlaceholder: true,
        builtinPlaceholders: legendsOf(product.id),
        familyTypes: await familyTypesOf(queries, product),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getFamilyType, async ({ params }) => {
      const product = await componentOf(queries, params);
      const { software, familyTypeId } = params;
      const type = await componentOf(queries, { software, id: familyTypeId });
      const isOfOne =
        type.id === product.id ||
        (type.productSeriesId !== null && type.productSeriesId === product.productSeriesId);
      if (!isOfOne) throw new Refusal("not.found", "The component has no type of this id");
      return {
        thumbnail: pictureUrl({ id: type.id, imageUrl: null }),
        groups: groupsOf(type.productPropertyValues),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(listPlaceholders, async ({ params }) => legendsOf((await componentOf(queries, params)).id)),
];
