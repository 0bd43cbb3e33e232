import { getComponentDetail, getFamilyType, listPlaceholders } from "#api/contract/componentDetail.ts";
import { Refusal, route } from "../../route.ts";
import type { RouteParts } from "../../routes/RouteParts.ts";
import { productById } from "../../store/productById.ts";
import type { Queries } from "../../store/queries.ts";
import { pictureUrl } from "../../store/pictureUrl.ts";
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
  ({ database: { queries } }: RouteParts) =>
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

  ({ database: { queries } }: RouteParts) =>
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

  ({ database: { queries } }: RouteParts) =>
    route(listPlaceholders, async ({ params }) => legendsOf((await componentOf(queries, params)).id)),
];
