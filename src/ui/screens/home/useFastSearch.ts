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
  /** The duty as it was left, whether it can be searched by or not. */
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly choose: (categoryCode: string) => void;
}

const textOf = (parts: readonly AddressPart[]) =>
  new URLSearchParams(parts.map(([name, value]) => [name, value])).toString();

/** Query under which a list shows what was asked for here. */
export const listSearchOf = (state: ListState): string => textOf(writeListAddress(state));

/** What the fast search asks for. It stands in the address, so that the way back from a list finds it again. */
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
