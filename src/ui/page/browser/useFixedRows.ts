import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";

const OVERSCAN = 8;

/** The window of rows to render in a list of equal row heights, and the px before and after it. */
export function useFixedRows(count: number, rowHeight: number) {
  const scrollRef = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const last = items[items.length - 1];
  return {
    scrollRef,
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: last === undefined ? 0 : virtualizer.getTotalSize() - last.end,
  };
}
