import { listCadBlocks, listProductComponents, readProductParams } from "#api/contract/resources.ts";
import { withContents } from "./withContents.ts";
import { Refusal, route } from "../../http/route.ts";
import { cadBlocksOf, componentsOf } from "./productResources.ts";
import { productParams } from "./productParams.ts";
import { tablesFor } from "../../library/access/productTables.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";

const noProduct = () => new Refusal("not.found", "There is no product of this id");

export const listProductComponentsRoute = ({ database: { queries } }: DatabaseParts) =>
  route(listProductComponents, async ({ params: { id }, query }, call) => {
    const tables = await tablesFor(queries, call, id);
    const found = await componentsOf(queries, tables, id, {
      softwareCode: query.software_code ?? null,
      softwareVersion: query.software_version ?? null,
    });
    if (found === null) throw noProduct();
    return withContents(queries, tables, id, found);
  });

export const listCadBlocksRoute = ({ database: { queries } }: DatabaseParts) =>
  route(listCadBlocks, async ({ params: { id } }, call) => {
    const tables = await tablesFor(queries, call, id);
    const found = await cadBlocksOf(queries, tables, id);
    if (found === null) throw noProduct();
    return withContents(queries, tables, id, found);
  });

export const readProductParamsRoute = ({ database: { queries } }: DatabaseParts) =>
  route(readProductParams, ({ body }, call) => productParams(queries, call, body.productIds));
