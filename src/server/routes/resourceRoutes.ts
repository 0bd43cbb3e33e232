import { listCadBlocks, listProductComponents, readProductParams } from "#api/contract/resources.ts";
import { Refusal, route } from "../route.ts";
import { cadBlocksOf } from "../store/cadBlocksOf.ts";
import { componentsOf } from "../store/componentsOf.ts";
import { hasProduct } from "../store/hasProduct.ts";
import { productParams } from "../store/productParams.ts";
import type { Queries } from "../store/queries.ts";
import type { RouteParts } from "./RouteParts.ts";

/** @throws Refusal `not.found` */
async function expectProduct(queries: Queries, id: string): Promise<void> {
  if (!(await hasProduct(queries, id))) throw new Refusal("not.found", "There is no product of this id");
}

export const listProductComponentsRoute = ({ database: { queries } }: RouteParts) =>
  route(listProductComponents, async ({ params: { id }, query }) => {
    await expectProduct(queries, id);
    return componentsOf(queries, id, {
      softwareCode: query.software_code ?? null,
      softwareVersion: query.software_version ?? null,
    });
  });

export const listCadBlocksRoute = ({ database: { queries } }: RouteParts) =>
  route(listCadBlocks, async ({ params: { id } }) => {
    await expectProduct(queries, id);
    return cadBlocksOf(queries, id);
  });

export const readProductParamsRoute = ({ database: { queries } }: RouteParts) =>
  route(readProductParams, ({ body }) => productParams(queries, body.productIds));
