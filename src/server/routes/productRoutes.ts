import { getProduct, listParameterValues } from "#api/contract/products.ts";
import { Refusal, route } from "../route.ts";
import { productById } from "../store/productById.ts";
import { productParameters } from "../store/productParameters.ts";
import { asksForOutlets, outletParameters } from "./parameterCodes/outletParameters.ts";
import { parameterCodes } from "./parameterCodes/parameterCodes.ts";
import type { RouteParts } from "./RouteParts.ts";

export const listParameterValuesRoute = ({ database }: RouteParts) =>
  route(listParameterValues, async ({ body }) => {
    const products = await productParameters(database.queries, body.productIds, (categoryCode) =>
      parameterCodes(categoryCode, body.parameter_filter),
    );
    if (!asksForOutlets(body)) return products;
    return products.map((product) => ({ ...product, parameters: [...outletParameters(product, body)] }));
  });

export const getProductRoute = ({ database }: RouteParts) =>
  route(getProduct, async ({ params }) => {
    const product = await productById(database.queries, params.id);
    if (product === null) throw new Refusal("not.found", "There is no product of this id");
    return product;
  });
