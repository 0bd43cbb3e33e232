import { useQuery } from "@tanstack/react-query";
import type { KeptBuilding } from "#domain/building/batch/state/Building.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** The buildings that were left, the newest first, read again whenever somebody comes back to look. */
export function useRecentWork(): readonly KeptBuilding[] {
  const { recentWork } = useServices();
  const { data } = useQuery({
    queryKey: ["recent work"],
    queryFn: () => recentWork(),
    // It is asked of the browser, which is always there; what another tab does meanwhile it does not tell.
    networkMode: "always",
    staleTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: "always",
  });
  return data ?? [];
}
