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
} from "./answerSearch.ts";
import { bytesRoute } from "../http/bytesRoute.ts";
import { Refusal, route } from "../http/route.ts";
import type { SearchParts } from "./SearchParts.ts";

export const queryProductsRoute = ({ search }: SearchParts) =>
  route(queryProducts, async ({ body }, call) =>
    answerQuery(await search.open(body.gjwCategoryCode, await call.libraries()), body),
  );

export const aggregateBrandsRoute = ({ search }: SearchParts) =>
  route(aggregateBrands, async ({ body }, call) =>
    answerBrands(await search.open(body.gjwCategoryCode, await call.libraries()), body),
  );

/** Without any condition: every brand is counted with all its products. */
export const listBrandsRoute = ({ search }: SearchParts) =>
  route(listBrands, async ({ query: { gjw_category_code: gjwCategoryCode } }, call) =>
    answerBrands(await search.open(gjwCategoryCode, await call.libraries()), {
      gjwCategoryCode,
      brandCode: null,
      productSeriesId: null,
      productSeriesName: null,
      speedControl: null,
      isSample: null,
      origin: "all",
      words: "",
      tolerance: null,
      curveProperties: [],
      productProperties: [],
    }),
  );

export const aggregateSearchPropertiesRoute = ({ search }: SearchParts) =>
  route(aggregateSearchProperties, async ({ body }, call) =>
    answerProperties(await search.open(body.gjwCategoryCode, await call.libraries()), body),
  );

export const aggregateProductSeriesRoute = ({ search }: SearchParts) =>
  route(aggregateProductSeries, async ({ body }, call) =>
    answerSeries(await search.open(body.gjwCategoryCode, await call.libraries()), body),
  );

export const relaxSearchRoute = ({ search }: SearchParts) =>
  route(relaxSearch, async ({ body }, call) =>
    answerRelaxations(await search.open(body.gjwCategoryCode, await call.libraries()), body),
  );

export const getSearchColumnsRoute = ({ search }: SearchParts) =>
  bytesRoute(getSearchColumns, async ({ params }, call) =>
    (await search.dutyColumns(params.categoryCode, await call.libraries())).head(),
  );

export const getSearchColumnsPartRoute = ({ search }: SearchParts) =>
  bytesRoute(getSearchColumnsPart, async ({ params: { categoryCode, version, part } }, call) => {
    const bytes = (await search.dutyColumns(categoryCode, await call.libraries())).part(version, part);
    if (bytes === null)
      throw new Refusal("not.found", "The columns have no such part, or have changed since");
    return bytes;
  });
