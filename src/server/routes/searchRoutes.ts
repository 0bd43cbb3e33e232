import { aggregateBrands, aggregateSearchProperties, listBrands } from "#api/contract/products.ts";
import { aggregateProductSeries, queryProducts } from "#api/contract/search.ts";
import { relaxSearch } from "#api/contract/relaxations.ts";
import { getSearchColumns, getSearchColumnsPart } from "#api/contract/searchColumns.ts";
import {
  answerBrands,
  answerProperties,
  answerQuery,
  answerRelaxations,
  answerSeries,
} from "../engine/search/answerSearch.ts";
import { bytesRoute } from "../bytesRoute.ts";
import { Refusal, route } from "../route.ts";
import type { RouteParts } from "./RouteParts.ts";

export const queryProductsRoute = ({ search }: RouteParts) =>
  route(queryProducts, async ({ body }) => answerQuery(await search.open(body.gjwCategoryCode), body));

export const aggregateBrandsRoute = ({ search }: RouteParts) =>
  route(aggregateBrands, async ({ body }) => answerBrands(await search.open(body.gjwCategoryCode), body));

/** Without any condition: every brand is counted with all its products. */
export const listBrandsRoute = ({ search }: RouteParts) =>
  route(listBrands, async ({ query: { gjw_category_code: gjwCategoryCode } }) =>
    answerBrands(await search.open(gjwCategoryCode), {
      gjwCategoryCode,
      brandCode: null,
      productSeriesId: null,
      productSeriesName: null,
      speedControl: null,
      isSample: null,
      words: "",
      curveProperties: [],
      productProperties: [],
    }),
  );

export const aggregateSearchPropertiesRoute = ({ search }: RouteParts) =>
  route(aggregateSearchProperties, async ({ body }) =>
    answerProperties(await search.open(body.gjwCategoryCode), body),
  );

export const aggregateProductSeriesRoute = ({ search }: RouteParts) =>
  route(aggregateProductSeries, async ({ body }) =>
    answerSeries(await search.open(body.gjwCategoryCode), body),
  );

export const relaxSearchRoute = ({ search }: RouteParts) =>
  route(relaxSearch, async ({ body }) => answerRelaxations(await search.open(body.gjwCategoryCode), body));

export const getSearchColumnsRoute = ({ search }: RouteParts) =>
  bytesRoute(getSearchColumns, async ({ params }) => (await search.dutyColumns(params.categoryCode)).head());

export const getSearchColumnsPartRoute = ({ search }: RouteParts) =>
  bytesRoute(getSearchColumnsPart, async ({ params: { categoryCode, version, part } }) => {
    const bytes = (await search.dutyColumns(categoryCode)).part(version, part);
    if (bytes === null)
      throw new Refusal("not.found", "The columns have no such part, or have changed since");
    return bytes;
  });
