import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "#api/client/ApiError.ts";
import { listProductCurves, type WireCurve } from "#api/contract/curves.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import type { Loaded } from "../../page/services/Loaded.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { questionOf } from "../../page/services/useAsk.ts";

export interface ComparedProducts {
  /** In the order asked, each with its curves; a product that is not measured has none. */
  readonly products: readonly { readonly product: Product; readonly curves: readonly WireCurve[] }[];
  /** Ids that the catalogue does not know. */
  readonly unknown: readonly string[];
}

const isUnknown = ({ error }: UseQueryResult) => error instanceof ApiError && error.code === "not.found";

/** Several products at once. One that is unknown stands beside the others; one that fails to come stops them all. */
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
