import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export type BatchPart = "rooms" | "systems";
const NAME = "part";

/** The part of the building that is shown, in the address, so that one comes back to it. */
export function usePart(hasSystems: boolean): readonly [BatchPart, (part: BatchPart) => void] {
  const [params, setParams] = useSearchParams();
  const part = hasSystems && params.get(NAME) === "systems" ? "systems" : "rooms";
  // The same between renders: the head is drawn anew only for what it shows.
  const show = useCallback(
    (next: BatchPart) =>
      setParams((now) => {
        const others = new URLSearchParams(now);
        if (next === "systems") others.set(NAME, next);
        else others.delete(NAME);
        return others;
      }),
    [setParams],
  );
  return [part, show];
}
