import { create } from "zustand";

/**
 * Categories whose map somebody has used on this page: their columns are here, or in the browser's cache, so that the next
 * list of them shows its map without being asked.
 */
export const useUsedMaps = create<{ readonly used: ReadonlySet<string> }>(() => ({ used: new Set() }));

export const noteUse = (categoryCode: string) =>
  useUsedMaps.setState(({ used }) =>
    used.has(categoryCode) ? { used } : { used: new Set([...used, categoryCode]) },
  );
