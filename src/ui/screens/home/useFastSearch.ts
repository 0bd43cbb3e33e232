import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { FAN } from "#domain/catalogue/categories.ts";
import {
  readListAddress,
  writeListAddress,
  type AddressPart,
} from "#domain/catalogue/listing/listAddress.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";

const CATEGORY = "category";

export interface FastSearch {
  readonly categoryCode: string;
  /** The duty as typed, complete or not. */
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly choose: (categoryCode: string) => void;
}

const textOf = (parts: readonly AddressPart[]) =>
  new URLSearchParams(parts.map(([name, value]) => [name, value])).toString();

/** The query with which a list shows this search. */
export const listSearchOf = (state: ListState): string => textOf(writeListAddress(state));

/** The state of the quick search. It is kept in the address, so that going back from a list restores it. */
export function useFastSearch(): FastSearch {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const categoryCode = params.get(CATEGORY) ?? FAN;
  const state = useMemo(() => readListAddress(new URLSearchParams(address)), [address]);
  const go = useCallback(
    (code: string, next: ListState) =>
      setParams(textOf([[CATEGORY, code], ...writeListAddress(next)]), { replace: true }),
    [setParams],
  );
  return {
    categoryCode,
    state,
    change: useCallback((changes) => go(categoryCode, { ...state, ...changes }), [go, categoryCode, state]),
    choose: useCallback((code) => go(code, EMPTY_LIST), [go]),
  };
}
