import { create } from "zustand";

/**
 * Categories whose map was used on this page. Their columns are loaded or in the browser's cache, so their next
 * list shows its map at once.
 */
export const useUsedMaps = create<{ readonly used: ReadonlySet<string> }>(() => ({ used: new Set() }));

export const noteUse = (categoryCode: string) =>
  useUsedMaps.setState(({ used }) =>
    used.has(categoryCode) ? { used } : { used: new Set([...used, categoryCode]) },
  );
