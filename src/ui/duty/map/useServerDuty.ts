import { useDebouncedValue } from "@mantine/hooks";
import { aggregateBrands } from "#api/contract/products.ts";
import { queryProducts, type FoundProduct } from "#api/contract/search.ts";
import type { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { keyedFrom } from "#domain/base/keyed.ts";

/** A pause in typing, ms. */
const PAUSE_MS = 300;

/** Products that the map marks meanwhile: as many as a list shows. */
const MARKED = 20;
const NONE: readonly FoundProduct[] = [];

/**
 * What the worker would count, and the best of it, asked of the server after a pause; nothing while it is not `isOn`, and nothing of other
 * conditions than these.
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
