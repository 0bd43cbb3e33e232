import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { openSharedVersion, readSharedPart } from "#api/contract/projectSharing.ts";
import type { PlanProduct, PlanRooms } from "#domain/building/plan/PlanContent.ts";
import { joinPlanParts } from "#domain/building/plan/joinPlanParts.ts";
import { useMemo } from "react";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";

/** A shared version: its sums, its products, and its rooms, loaded in parts on scrolling. */
export function useSharedVersion(secret: string, versionId: string) {
  const { api } = useServices();
  const version = useAsk(openSharedVersion, { body: { secret, versionId } });
  const { roomParts = [], productParts = [] } = version.data ?? {};
  const read = (partId: string, signal: AbortSignal) =>
    api.call(readSharedPart, { body: { secret, versionId, partId } }, { signal });
  const names = [readSharedPart.method, readSharedPart.path, secret, versionId] as const;
  const products = useQuery({
    queryKey: [...names, "products"],
    enabled: version.data !== undefined,
    queryFn: async ({ signal }): Promise<readonly PlanProduct[]> => {
      const parts = await Promise.all(productParts.map((id) => read(id, signal)));
      return parts.flatMap((part) => (part.kind === "products" ? part.products : []));
    },
  });
  const pages = useInfiniteQuery({
    queryKey: [...names, "rooms"],
    enabled: version.data !== undefined,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }): Promise<PlanRooms | null> => {
      const part = await read(roomParts[pageParam] ?? "", signal);
      return part.kind === "rooms" ? part.rooms : null;
    },
    getNextPageParam: (_last, all) => (all.length < roomParts.length ? all.length : undefined),
  });
  const rooms = useMemo(
    () => joinPlanParts(pages.data?.pages.filter((page) => page !== null) ?? []),
    [pages.data],
  );
  return { version: loadedOf(version), products: loadedOf(products), pages, rooms };
}
