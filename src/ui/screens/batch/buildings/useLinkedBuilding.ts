import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { BUILDING_NAME, keptBuildingIn } from "../context/keptBuilding.ts";
import type { Buildings } from "../context/Buildings.ts";

/** Opens the building of this browser in the address, as printed in a file of it: once. */
export function useLinkedBuilding({ open }: Pick<Buildings, "open">): void {
  const [params, setParams] = useSearchParams();
  const id = keptBuildingIn(params);
  const opening = useRef<string>(null);
  useEffect(() => {
    if (id === null || opening.current === id) return;
    opening.current = id;
    // A reload continues with the building that is open then.
    setParams(
      (now) => {
        now.delete(BUILDING_NAME);
        return now;
      },
      { replace: true },
    );
    open(id);
  }, [id, open, setParams]);
}
