import { listParameterValues } from "#api/contract/products.ts";
import { aggregateProductSeries, queryProducts, type ProductSeries } from "#api/contract/search.ts";
import { SILENCER } from "#domain/catalogue/categories.ts";
import { SILENCER_FIGURES, silencerSizes, type SilencerSize } from "#domain/desk/sound/silencerSizes.ts";
import { loadedMap, loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** Sizes and lengths of a series; the server's largest page. */
const MOST = 100;

/** Series of silencers of the catalogue. */
export const useSilencerSeries = (isOn: boolean): Loaded<readonly ProductSeries[]> =>
  loadedOf(useAsk(aggregateProductSeries, { body: { gjwCategoryCode: SILENCER } }, { isOn }));

/** The cross-sections of a series; without one nothing is requested. */
export function useSilencerSizes(productSeriesId: string | null): Loaded<readonly SilencerSize[]> {
  const found = useAsk(
    queryProducts,
    { body: { gjwCategoryCode: SILENCER, productSeriesId, pageSize: MOST } },
    { isOn: productSeriesId !== null },
  );
  const productIds = found.data?.list.map(({ id }) => id) ?? [];
  const isAny = productIds.length > 0;
  const body = { productIds, codes: [...SILENCER_FIGURES] };
  const stated = loadedOf(useAsk(listParameterValues, { body }, { isOn: isAny }));
  if (found.data !== undefined && !isAny) return { status: "ready", value: [] };
  return found.data === undefined ? loadedMap(loadedOf(found), () => []) : loadedMap(stated, silencerSizes);
}
