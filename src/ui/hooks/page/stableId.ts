import { useId as useOwnId } from "react";

/** In the place of Mantine's: scripts/stableIds.ts. */
export function useId(stated?: string): string {
  const own = useOwnId();
  return stated ?? own;
}
