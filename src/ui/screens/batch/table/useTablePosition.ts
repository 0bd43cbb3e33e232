import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";

/** Where the table stood when it was left, and who is told where it stands. Rows of the view, from 0. */
export interface TablePosition {
  readonly first: number;
  readonly onMove: (first: number) => void;
}

/** Scrolling must have ended for so long before its end is reported. ms */
const REST = 300;

/** Brings the table back to where it was left, once its rows are there, and tells where it comes to rest. */
export function useTablePosition(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  rowHeight: number,
  { first, onMove }: TablePosition,
): void {
  const reported = useRef(first);
  const isDrawn = virtualizer.getVirtualItems().length > 0;
  useEffect(() => {
    if (isDrawn && reported.current > 0) virtualizer.scrollToOffset(reported.current * rowHeight);
  }, [isDrawn, rowHeight, virtualizer]);

  const row = Math.round((virtualizer.scrollOffset ?? 0) / rowHeight);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isDrawn || row === reported.current) return;
      reported.current = row;
      onMove(row);
    }, REST);
    return () => clearTimeout(timer);
  }, [isDrawn, row, onMove]);
}
