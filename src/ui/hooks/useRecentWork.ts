import { useQuery } from "@tanstack/react-query";
import type { KeptBuilding } from "#domain/batch/Building.ts";
import type { BatchKindName } from "#domain/batch/kinds/batchKinds.ts";
import { useServices } from "./ServicesContext.tsx";

/** The building of a kind that was left, read again whenever somebody comes back to look; `null` where there is none. */
export function useRecentWork(kind: BatchKindName): KeptBuilding | null {
  const { recentWork } = useServices();
  const { data } = useQuery({
    queryKey: ["recent work", kind],
    queryFn: () => recentWork(kind),
    // It is asked of the browser, which is always there; what another tab does meanwhile it does not tell.
    networkMode: "always",
    staleTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  return data ?? null;
}
