import { searchableDuty } from "./searchableDuty.ts";
import { readListAddress, type AddressPart } from "./listAddress.ts";
import type { ListState } from "./ListState.ts";

/** The list of a category that an address names, with the part of its duty that the category can search by. */
export function readCategoryList(categoryCode: string, parts: Iterable<AddressPart>): ListState {
  const state = readListAddress(parts);
  return { ...state, duty: searchableDuty(categoryCode, state.speedControl, state.duty) };
}
