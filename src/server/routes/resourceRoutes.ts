import { listCadBlocks, listProductComponents, readProductParams } from "#api/contract/resources.ts";
import { withContents } from "../components/files/withContents.ts";
import { Refusal, route } from "../route.ts";
import { cadBlocksOf, componentsOf } from "../store/productResources.ts";
import { productParams } from "../store/productParams.ts";
import type { RouteParts } from "./RouteParts.ts";

const noProduct = () => new Refusal("not.found", "There is no product of this id");

export const listProductComponentsRoute = ({ database: { queries } }: RouteParts) =>
  route(listProductComponents, async ({ params: { id }, query }) => {
    const found = await componentsOf(queries, id, {
      softwareCode: query.software_code ?? null,
      softwareVersion: query.software_version ?? null,
    });
    if (found === null) throw noProduct();
    return withContents(queries, id, found);
  });

export const listCadBlocksRoute = ({ database: { queries } }: RouteParts) =>
  route(listCadBlocks, async ({ params: { id } }) => {
    const found = await cadBlocksOf(queries, id);
    if (found === null) throw noProduct();
    return withContents(queries, id, found);
  });

export const readProductParamsRoute = ({ database: { queries } }: RouteParts) =>
  route(readProductParams, ({ body }) => productParams(queries, body.productIds));
