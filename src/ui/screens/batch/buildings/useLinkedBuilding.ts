import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { BUILDING_NAME, keptBuildingIn } from "../context/keptBuilding.ts";
import type { Buildings } from "../context/Buildings.ts";

/** Opens, once, the building of this browser that the address names. Exported files contain such addresses. */
export function useLinkedBuilding({ open }: Pick<Buildings, "open">): void {
  const [params, setParams] = useSearchParams();
  const id = keptBuildingIn(params);
  const opening = useRef<string>(null);
  useEffect(() => {
    if (id === null || opening.current === id) return;
    opening.current = id;
    // A later reload must not open it again: the user may have switched to another building.
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
