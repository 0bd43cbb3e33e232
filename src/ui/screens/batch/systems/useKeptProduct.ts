import { useMemo } from "react";
import { chartSourceOf } from "../../../chart/chartSourceOf.ts";
import { useComparedProducts } from "../../../product/compare/useComparedProducts.ts";

/** The product that a system keeps, with its curves as calculations take them; null while it loads, and where it is gone. */
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
