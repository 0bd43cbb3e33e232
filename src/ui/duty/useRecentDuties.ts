import { useEffect } from "react";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { readRecentDuties, recentAddress, withRecentDuty } from "#domain/catalogue/listing/recentDuties.ts";
import { createKept } from "../page/browser/createKept.ts";

/** The duty searches of this browser, newest first. */
export const useRecentDuties = createKept("volute.recentDuties", readRecentDuties);

/** Keeps a duty search once it is answered; `found` is `null` until then. */
export function useNoteDuty(categoryCode: string, state: ListState, found: number | null): void {
  const address = state.duty.length > 0 ? recentAddress(state) : null;
  useEffect(() => {
    if (address === null || found === null) return;
    const duty = { categoryCode, address, found, at: Date.now() };
    useRecentDuties.keep(withRecentDuty(useRecentDuties.getState(), duty));
  }, [categoryCode, address, found]);
}
