import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export const SYSTEM_NAME = "system";

/** The id of the system that is shown, which the address keeps; null before the user has chosen one. */
export function useChosenSystem(): readonly [string | null, (id: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (id: string) =>
      setParams(
        (now) => {
          const others = new URLSearchParams(now);
          others.set(SYSTEM_NAME, id);
          return others;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [params.get(SYSTEM_NAME), choose];
}
