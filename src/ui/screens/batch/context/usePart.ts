import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { SYSTEM_NAME } from "./useChosenSystem.ts";

export type BatchPart = "rooms" | "systems" | "sources" | "sound" | "fresh" | "overview";
const NAME = "part";

/** The parts of a building that can be shown, which depend on the kind of equipment. */
export const partsOf = <Filter>({ water, air, split, noise }: BatchKind<Filter>): readonly BatchPart[] => [
  "rooms",
  ...(air === undefined ? [] : (["fresh"] as const)),
  ...(water === undefined && air === undefined && split === undefined ? [] : (["systems"] as const)),
  ...(water === undefined ? [] : (["sources"] as const)),
  ...(noise === undefined ? [] : (["sound"] as const)),
  "overview",
];

/**
 * The part of the building that is shown, and a function that shows another, optionally with one of its systems.
 * The address keeps both, so that the browser's back button and links work.
 */
export function usePart(
  parts: readonly BatchPart[],
): readonly [BatchPart, (part: BatchPart, system?: string) => void] {
  const [params, setParams] = useSearchParams();
  const part = parts.find((each) => params.get(NAME) === each) ?? "rooms";
  // Stays the same between renders, because the memoised head receives it.
  const show = useCallback(
    (next: BatchPart, system?: string) =>
      setParams((now) => {
        const others = new URLSearchParams(now);
        if (next === "rooms") others.delete(NAME);
        else others.set(NAME, next);
        if (system !== undefined) others.set(SYSTEM_NAME, system);
        return others;
      }),
    [setParams],
  );
  return [part, show];
}
