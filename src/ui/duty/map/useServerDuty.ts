import { useDebouncedValue } from "@mantine/hooks";
import { aggregateBrands } from "#api/contract/products.ts";
import { queryProducts, type FoundProduct } from "#api/contract/search.ts";
import type { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { keyedFrom } from "#domain/base/keyed.ts";

/** ms of a pause in typing. */
const PAUSE_MS = 300;

/** Number of products that the map marks meanwhile: one page of a list. */
const MARKED = 20;
const NONE: readonly FoundProduct[] = [];

/**
 * Asks the server, after a pause, for what the worker would count and for the best products. It answers only while
 * `isOn`, and only for these conditions.
 */
export function useServerDuty(conditions: ReturnType<typeof listConditions>, isOn: boolean) {
  const [body] = useDebouncedValue(conditions, PAUSE_MS);
  const asks = { isOn: isOn && body === conditions };
  const page = useAsk(queryProducts, { body: { ...body, pageNo: 1, pageSize: MARKED } }, asks);
  const brands = useAsk(aggregateBrands, { body }, asks);
  if (!asks.isOn) return { count: null, brandCounts: null, products: NONE };
  return {
    count: page.data?.totalCount ?? null,
    products: page.data?.list ?? NONE,
    brandCounts: brands.data
      ? keyedFrom(brands.data.map(({ brandCode, count }) => [brandCode, count] as const))
      : null,
  };
}
