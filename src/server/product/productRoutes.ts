import { getProduct, listParameterValues } from "#api/contract/products.ts";
import { readRecord, readRecordVersion } from "#api/contract/recordVersions.ts";
import { engineKinds } from "../selection/engineKinds.ts";
import { Refusal, route } from "../http/route.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { statedCurvesOf } from "./curvesOfProduct.ts";
import { tablesFor } from "../library/access/productTables.ts";
import { productById, propertyValuesOf } from "./productById.ts";
import { productParameters } from "./productParameters.ts";
import { recordByHash } from "./recordByHash.ts";
import { recordVersion } from "./recordVersion.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { wireCurves } from "./wireCurves.ts";

export const listParameterValuesRoute = ({ database }: DatabaseParts) =>
  route(listParameterValues, async ({ body }, call) => {
    const kinds = await engineKinds();
    const { productIds, codes, parameter_filter: filter } = body;
    const stated = await productParameters(
      database.queries,
      call,
      productIds,
      (categoryCode) => codes ?? kinds.get(categoryCode)?.parameters[filter ?? "unnamed"] ?? [],
    );
    return stated.map(({ categoryCode, product }) => {
      const compute = codes === undefined && filter && kinds.get(categoryCode)?.computedParameters?.[filter];
      return compute ? { ...product, parameters: [...compute(product, body)] } : product;
    });
  });

export const getProductRoute = ({ database }: DatabaseParts) =>
  route(getProduct, async ({ params }, call) => {
    const tables = await tablesFor(database.queries, call, params.id);
    const product = await productById(database.queries, tables, params.id);
    if (product === null) throw new Refusal("not.found", "There is no product of this id");
    return product;
  });

export const readRecordVersionRoute = ({ database }: DatabaseParts) =>
  route(readRecordVersion, async ({ params }, call) => {
    const tables = await tablesFor(database.queries, call, params.id);
    const version = await recordVersion(database.queries, tables, params.id);
    if (version === null) throw new Refusal("not.found", "There is no product of this id");
    return version;
  });

export const readRecordRoute = ({ database: { queries } }: DatabaseParts) =>
  route(readRecord, async ({ params: { id, hash } }, call) => {
    const found = await recordByHash(queries, await tablesFor(queries, call, id), id, hash);
    if (found === null) throw new Refusal("not.found", "There is no record of this product by this hash");
    const { categoryCode, values, curves, recordHash, supersededAt } = found;
    return {
      record: recordHash,
      supersededAt: supersededAt?.toISOString() ?? null,
      productPropertyValues: await propertyValuesOf(queries, categoryCode, values),
      curves: wireCurves(id, machineOf(categoryCode) ?? "pump", statedCurvesOf(curves)),
    };
  });
