import { useEffect } from "react";
import { create } from "zustand";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import {
  readRecentDuties,
  recentAddress,
  withRecentDuty,
  type RecentDuty,
} from "#domain/catalogue/listing/recentDuties.ts";

const KEY = "volute.recentDuties";

/** A browser told to keep nothing throws at the mere mention; what was searched is then known as long as the page lives. */
function kept(): readonly RecentDuty[] {
  try {
    return readRecentDuties(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function keep(duties: readonly RecentDuty[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(duties));
  } catch {
    // Full, or forbidden: this tab goes on with what it holds.
  }
}

const useKept = create<{ readonly duties: readonly RecentDuty[] }>(() => ({ duties: kept() }));

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY || key === null) useKept.setState({ duties: readRecentDuties(newValue) });
});

/** The searches by duty of this browser, newest first. */
export const useRecentDuties = (): readonly RecentDuty[] => useKept(({ duties }) => duties);

/** Keeps a search by duty once it is answered; `found`: not yet, while `null`. */
export function useNoteDuty(categoryCode: string, state: ListState, found: number | null): void {
  const address = state.duty.length > 0 ? recentAddress(state) : null;
  useEffect(() => {
    if (address === null || found === null) return;
    const duties = withRecentDuty(useKept.getState().duties, {
      categoryCode,
      address,
      found,
      at: Date.now(),
    });
    useKept.setState({ duties });
    keep(duties);
  }, [categoryCode, address, found]);
}
