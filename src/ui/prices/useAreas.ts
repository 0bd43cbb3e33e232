import { useMemo } from "react";
import { listAreas } from "#api/contract/goods.ts";
import type { Area } from "#domain/products/goods/Area.ts";
import { areaTree } from "#domain/products/goods/areaTree.ts";
import { useAsk } from "../page/services/useAsk.ts";

const NO_AREAS: readonly Area[] = [];

/** The areas that prices are quoted for; without them the search covers the whole country. */
export function useAreas() {
  const { data = NO_AREAS, isPending, isError, refetch } = useAsk(listAreas, {});
  const tree = useMemo(() => areaTree(data), [data]);
  return { areas: data, tree, isPending, retry: isError ? () => void refetch() : null };
}
