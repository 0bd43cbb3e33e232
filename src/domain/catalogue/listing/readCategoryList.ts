import { searchableDuty } from "./searchableDuty.ts";
import { readListAddress, type AddressPart } from "./listAddress.ts";
import type { ListState } from "./ListState.ts";

/**
 * The list state that an address gives for a category; of the duty, only what the category can search by is kept.
 */
export function readCategoryList(categoryCode: string, parts: Iterable<AddressPart>): ListState {
  const state = readListAddress(parts);
  return { ...state, duty: searchableDuty(categoryCode, state.speedControl, state.duty) };
}
