import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";

/** Server data as a screen draws it; nothing but these three is ever on the screen. */
export type Loaded<Value> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly status: "ready"; readonly value: Value };

/** A value once had stays on the screen while a newer one is on its way or fails to come. */
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

/** The same object as long as nothing that it says changes: whoever draws it need not draw it anew. */
export function useLoaded<Value>({ data, error, isFetching, refetch }: UseQueryResult<Value>): Loaded<Value> {
  return useMemo(() => loadedOf({ data, error, isFetching, refetch }), [data, error, isFetching, refetch]);
}

/** The same state of something made from the value. */
export const loadedMap = <Value, Made>(loaded: Loaded<Value>, make: (value: Value) => Made): Loaded<Made> =>
  loaded.status === "ready" ? { status: "ready", value: make(loaded.value) } : loaded;
