import { getProduct, listParameterValues } from "#api/contract/products.ts";
import { readRecordVersion } from "#api/contract/recordVersions.ts";
import { engineKinds } from "../engine/engineKinds.ts";
import { Refusal, route } from "../route.ts";
import { productById } from "../store/productById.ts";
import { productParameters } from "../store/productParameters.ts";
import { recordVersion } from "../store/recordVersion.ts";
import type { RouteParts } from "./RouteParts.ts";

export const listParameterValuesRoute = ({ database }: RouteParts) =>
  route(listParameterValues, async ({ body }) => {
    const kinds = await engineKinds();
    const { productIds, parameter_filter: filter } = body;
    const stated = await productParameters(
      database.queries,
      productIds,
      (categoryCode) => kinds.get(categoryCode)?.parameters[filter ?? "unnamed"] ?? [],
    );
    return stated.map(({ categoryCode, product }) => {
      const compute = filter && kinds.get(categoryCode)?.computedParameters?.[filter];
      return compute ? { ...product, parameters: [...compute(product, body)] } : product;
    });
  });

export const getProductRoute = ({ database }: RouteParts) =>
  route(getProduct, async ({ params }) => {
    const product = await productById(database.queries, params.id);
    if (product === null) throw new Refusal("not.found", "There is no product of this id");
    return product;
  });

export const readRecordVersionRoute = ({ database }: RouteParts) =>
  route(readRecordVersion, async ({ params }) => {
    const version = await recordVersion(database.queries, params.id);
    if (version === null) throw new Refusal("not.found", "There is no product of this id");
    return version;
  });
