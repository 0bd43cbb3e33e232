import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";

/** Server data for a screen; these are the only three states. */
export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly status: "ready"; readonly value: Value };

/** A loaded value stays while a newer one is loading or fails to load. */
export function loadedOf<Value>({
  data,
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult<Value>, "data" | "error" | "isFetching" | "refetch">): Loaded<Value> {
  if (data !== undefined) return { status: "ready", value: data };
  if (error && !isFetching) return { status: "failed", error, retry: () => void refetch() };
  return { status: "loading" };
}

/** Returns the same object while nothing in it changes, which saves renders. */
export function useLoaded<Value>({ data, error, isFetching, refetch }: UseQueryResult<Value>): Loaded<Value> {
  return useMemo(() => loadedOf({ data, error, isFetching, refetch }), [data, error, isFetching, refetch]);
}

/** The same state with a value derived from the loaded one. */
export const loadedMap = <Value, Made>(loaded: Loaded<Value>, make: (value: Value) => Made): Loaded<Made> =>
  loaded.status === "ready" ? { status: "ready", value: make(loaded.value) } : loaded;
