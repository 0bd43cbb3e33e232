import { useEffect, useMemo } from "react";
import { aggregateBrands, aggregateSearchProperties, type Brand } from "#api/contract/products.ts";
import {
  aggregateProductSeries,
  queryProducts,
  type FoundProduct,
  type ProductSeries,
} from "#api/contract/search.ts";
import type { Answer } from "#api/contract/endpoint.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { askedYears, isByYear } from "#domain/products/energy/listYears.ts";
import { useLoaded, type Loaded } from "../page/services/Loaded.ts";
import { useServices } from "../page/services/ServicesContext.tsx";
import { useAsk } from "../page/services/useAsk.ts";

export type SearchProperty = Answer<typeof aggregateSearchProperties>[number];

export interface FoundPage {
  readonly list: readonly FoundProduct[];
  readonly totalCount: number;
}

export interface ProductList {
  readonly page: Loaded<FoundPage>;
  /** Whether the page still shows the answer to the previous question. */
  readonly isStale: boolean;
  readonly brands: Loaded<readonly Brand[]>;
  readonly properties: Loaded<readonly SearchProperty[]>;
  readonly series: Loaded<readonly ProductSeries[]>;
}

/** Copies the arrays, which are mutable in the contract. */
const wireChoice = (choice: EnergyChoice) => ({
  ...choice,
  motorEfficiencies: choice.motorEfficiencies && choice.motorEfficiencies.map((each) => ({ ...each })),
  profile:
    typeof choice.profile === "string"
      ? choice.profile
      : { ...choice.profile, rows: choice.profile.rows.map((row) => ({ ...row })) },
});

/**
 * The server's answers for a list: its page and its possible filters. The object stays the same until one of them
 * changes.
 *
 * @param isOn false for a question that the server would refuse
 */
export function useProductList(categoryCode: string, state: ListState, isOn = true): ProductList {
  const { track } = useServices();
  const options = { keepsLast: true, isOn };
  const conditions = useMemo(() => listConditions(categoryCode, state), [categoryCode, state]);
  const { page, pageSize } = state;
  const years = useMemo(() => askedYears(state), [state]);
  // Without the conditions of a year the list keeps its own order, and the screen says what is missing.
  const sort = isByYear(state) && years === null ? null : state.sort;
  const found = useAsk(
    queryProducts,
    {
      body: {
        ...conditions,
        pageNo: page,
        pageSize,
        orderBy: sort?.code ?? null,
        orderType: sort?.direction ?? null,
        energy: years && wireChoice(years),
      },
    },
    options,
  );
  const asked = { body: conditions };

  const total = found.isPlaceholderData ? undefined : found.data?.totalCount;
  useEffect(() => {
    if (total !== undefined)
      track("productQuery", { category: categoryCode, curve: conditions.curveProperties.length > 0, total });
  }, [track, categoryCode, conditions, total]);

  const loadedPage = useLoaded(found);
  const isStale = found.isPlaceholderData;
  const brands = useLoaded(useAsk(aggregateBrands, asked, options));
  const properties = useLoaded(useAsk(aggregateSearchProperties, asked, options));
  const series = useLoaded(useAsk(aggregateProductSeries, asked, options));
  return useMemo(
    () => ({ page: loadedPage, isStale, brands, properties, series }),
    [loadedPage, isStale, brands, properties, series],
  );
}
