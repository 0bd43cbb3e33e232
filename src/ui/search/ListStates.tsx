import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "../kit/layout/EmptyState.tsx";
import type { Loaded } from "../page/services/Loaded.ts";

interface ListStatesProps<Value> {
  readonly loaded: Loaded<Value>;
  /** Items on this page and on all pages. */
  readonly countsOf: (value: Value) => { readonly shown: number; readonly total: number };
  /** Measure word of the items. */
  readonly counter: string;
  /** Shown when nothing was found. */
  readonly empty: ReactNode;
  readonly onFirstPage: () => void;
  /** Called with `null` while the first page loads. */
  readonly children: (value: Value | null) => ReactNode;
}

/** A page of a list, or why there is none, with a way on. */
export function ListStates<Value>(props: ListStatesProps<Value>) {
  const { loaded, countsOf, counter, empty, onFirstPage, children } = props;
  if (loaded.status === "failed")
    return (
      <EmptyState
        kind="error"
        title="加载失败"
        why={loaded.error.message}
        actions={<Button onClick={loaded.retry}>重试</Button>}
      />
    );
  if (loaded.status === "loading") return children(null);
  const { shown, total } = countsOf(loaded.value);
  if (total === 0) return empty;
  if (shown === 0)
    return (
      <EmptyState
        kind="search"
        title="没有这一页"
        why={`共 ${total} ${counter}`}
        actions={<Button onClick={onFirstPage}>回到第一页</Button>}
      />
    );
  return children(loaded.value);
}
