import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { readCategoryList } from "#domain/catalogue/listing/readCategoryList.ts";

export interface ListStateInAddress {
  readonly state: ListState;
  /** Changes the list; any change except that of the page goes back to the first page. */
  readonly change: (changes: Partial<ListState>) => void;
  /** The query of the address after the changes, with its `?`. */
  readonly searchAfter: (changes: Partial<ListState>) => string;
}

const searchParamsOf = (state: ListState) =>
  new URLSearchParams(writeListAddress(state).map(([name, value]) => [name, value]));

/** The state of a category's list, kept in its address. */
export function useListState(categoryCode: string): ListStateInAddress {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const state = useMemo(
    () => readCategoryList(categoryCode, new URLSearchParams(address)),
    [categoryCode, address],
  );
  const change = useCallback(
    (changes: Partial<ListState>) => setParams(searchParamsOf({ ...state, page: 1, ...changes })),
    [state, setParams],
  );
  const searchAfter = useCallback(
    (changes: Partial<ListState>) => {
      const search = searchParamsOf({ ...state, page: 1, ...changes }).toString();
      return search === "" ? "" : `?${search}`;
    },
    [state],
  );
  return { state, change, searchAfter };
}
