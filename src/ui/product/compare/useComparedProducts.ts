import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "#api/client/ApiError.ts";
import { listProductCurves, type WireCurve } from "#api/contract/curves.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import type { Loaded } from "../../page/services/Loaded.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { questionOf } from "../../page/services/useAsk.ts";

export interface ComparedProducts {
  /** In the order of the ids, each with its curves; empty for a product without measurements. */
  readonly products: readonly { readonly product: Product; readonly curves: readonly WireCurve[] }[];
  /** Ids that are not in the catalogue. */
  readonly unknown: readonly string[];
}

const isUnknown = ({ error }: UseQueryResult) => error instanceof ApiError && error.code === "not.found";

/** Loads several products. Unknown ones are listed separately; one that fails to load fails the whole. */
export function useComparedProducts(ids: readonly string[]): Loaded<ComparedProducts> {
  const { api } = useServices();
  const products = useQueries({
    queries: ids.map((id) => questionOf(api, getProduct, { params: { id } })),
  });
  const curves = useQueries({
    queries: ids.map((id) => questionOf(api, listProductCurves, { params: { id } })),
  });
  const unknown = ids.filter((_, at) => isUnknown(products[at]!));
  const known = ids.flatMap((_, at) => {
    const [product, itsCurves] = [products[at]!, curves[at]!];
    return isUnknown(product) ? [] : [{ product, curves: itsCurves }];
  });
  const failed = known.flatMap((asked) => [asked.product, asked.curves]).filter(({ isError }) => isError);
  const [first] = failed;
  if (first?.error && failed.every(({ isFetching }) => !isFetching))
    return {
      status: "failed",
      error: first.error,
      retry: () => failed.forEach(({ refetch }) => void refetch()),
    };
  const ready = known.flatMap((asked) =>
    asked.product.data && asked.curves.data
      ? [{ product: asked.product.data, curves: asked.curves.data }]
      : [],
  );
  return ready.length < known.length
    ? { status: "loading" }
    : { status: "ready", value: { products: ready, unknown } };
}
