import { useMemo } from "react";
import { chartSourceOf } from "../../../chart/chartSourceOf.ts";
import { useComparedProducts } from "../../../product/compare/useComparedProducts.ts";

/**
 * The kept product of a system, with its curves for calculations; null while it loads, and if it no longer exists.
 */
export function useKeptProduct(id: string) {
  const ids = useMemo(() => [id], [id]);
  const loaded = useComparedProducts(ids);
  const [found] = loaded.status === "ready" ? loaded.value.products : [];
  const kept = useMemo(
    () =>
      found === undefined
        ? null
        : { product: found.product, source: chartSourceOf(found.product, found.curves) },
    [found],
  );
  return {
    kept,
    isGone: loaded.status === "ready" && found === undefined,
    retry: loaded.status === "failed" ? loaded.retry : null,
  };
}
